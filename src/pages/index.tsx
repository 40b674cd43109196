import Link from "@docusaurus/Link";
import heroData from "@generated/examples/default/Home.hero.json";
import { buttonClass } from "@site/src/components/Button";
import Example from "@site/src/components/Example";
import InstallLines from "@site/src/components/home/InstallLines";
import LivePiece from "@site/src/components/home/LivePiece";
import PackageSizes from "@site/src/components/home/PackageSizes";
import { links } from "@site/src/links";
import { AWAKE_ATTRIBUTE } from "@site/src/platform/routes/pageRoute";
import Layout from "@theme/Layout";
import styles from "./index.module.css";

const paths = [
  {
    title: "Your first upload",
    text: "A provider, a button, and the answer of your server. Five minutes.",
    steps: [
      ["Install it", "/docs/getting-started/installation/"],
      ["Send a file", "/docs/getting-started/usage/"],
      ["Show progress", "/docs/guides/ProgressUI/"],
    ],
  },
  {
    title: "Advanced sending",
    text: "Chunks, resumable uploads, tokens, presigned addresses, a sender of your own.",
    steps: [
      ["Chunked uploads", "/docs/api/providers/chunked-uploady/"],
      ["Resumable uploads with tus", "/docs/api/providers/tus-uploady/"],
      ["Parameters at send time", "/docs/guides/DynamicParameters/"],
    ],
  },
  {
    title: "React Native",
    text: "The same queue, hooks and events, fed by a document or image picker.",
    steps: [
      ["NativeUploady", "/docs/api/providers/native-uploady/"],
      ["The package", "/docs/packages/rpldy-native-uploady/"],
      ["Events and hooks", "/docs/api/events/"],
    ],
  },
] as const;

export default function Home() {
  return (
    <Layout description="React components and hooks for file uploads: button, drop zone, paste, preview, retry, chunked and resumable sending.">
      <main className={styles.page} {...{ [AWAKE_ATTRIBUTE]: "" }}>
        <header className={styles.intro}>
          <h1>File uploads for React, from one button to resumable gigabytes</h1>
          <p className={styles.lead}>
            You bring the endpoint and the look. React-Uploady brings the queue, the requests, the
            progress and the events. Send a file or a sample: nothing leaves this page.
          </p>
          <p className={styles.actions}>
            <Link
              className={buttonClass({ primary: true, large: true })}
              to="/docs/getting-started/usage/"
            >
              Send your first file
            </Link>
            <Link className={buttonClass({ large: true })} to="/docs/">
              Read the docs
            </Link>
          </p>
        </header>

        <Example
          name="Home.hero"
          title="Drop, paste or choose files"
          layout="side"
          data={heroData}
          load={() => import("@site/examples/Home.hero")}
        />

        <section aria-labelledby="pieces">
          <h2 id="pieces">See it work</h2>
          <p className={styles.sectionLead}>
            Each of these runs the real library. Slow the network down or make a request fail in the
            panel below it.
          </p>
          <div className={styles.pieces}>
            <LivePiece
              name="Chunked.basic"
              title="Large files in pieces"
              href="/docs/api/providers/chunked-uploady/"
              load={() => import("@site/examples/Chunked.basic")}
            >
              A file becomes several requests, each with its range.
            </LivePiece>
            <LivePiece
              name="Tus.basic"
              title="Goes on after a cut"
              href="/docs/api/providers/tus-uploady/"
              load={() => import("@site/examples/Tus.basic")}
            >
              Stop it halfway, add the same file again: only the rest is sent.
            </LivePiece>
            <LivePiece
              name="Retry.basic"
              title="Retry what failed"
              href="/docs/guides/RetryFailedUploads/"
              load={() => import("@site/examples/Retry.basic")}
            >
              Failed and aborted files are kept, ready to be sent again.
            </LivePiece>
            <LivePiece
              name="UploadPreview.basic"
              title="Preview while it uploads"
              href="/docs/api/components/uploadPreview/"
              load={() => import("@site/examples/UploadPreview.basic")}
            >
              Images and videos, before the server has seen a byte.
            </LivePiece>
            <LivePiece
              name="UploadPaste.basic"
              title="Paste a screenshot"
              href="/docs/guides/DropAndPaste/"
              load={() => import("@site/examples/UploadPaste.basic")}
            >
              From the clipboard to the queue, in an element or the whole window.
            </LivePiece>
            <LivePiece
              name="Queue.basic"
              title="A queue with a say"
              href="/docs/guides/UploadQueue/"
              load={() => import("@site/examples/Queue.basic")}
            >
              Every file with its state, its progress and a way to stop it.
            </LivePiece>
          </div>
        </section>

        <section aria-labelledby="packages">
          <h2 id="packages">Take only what you use</h2>
          <p className={styles.sectionLead}>
            One provider, and the components your users touch. The rest comes along where it is
            needed.
          </p>
          <PackageSizes />
        </section>

        <section aria-labelledby="install">
          <h2 id="install">Install it</h2>
          <InstallLines />
        </section>

        <section aria-labelledby="paths">
          <h2 id="paths">Where do you start?</h2>
          <div className={styles.paths}>
            {paths.map(({ title, text, steps }) => (
              <div key={title} className={styles.path}>
                <h3>{title}</h3>
                <p>{text}</p>
                <ul>
                  {steps.map(([label, to]) => (
                    <li key={to}>
                      <Link to={to}>{label}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </section>

        <section aria-labelledby="more">
          <h2 id="more">Elsewhere</h2>
          <ul className={styles.more}>
            <li>
              <Link to="/docs/">Documentation</Link>
            </li>
            <li>
              <Link to="/docs/category/providers/">API reference</Link>
            </li>
            <li>
              <Link href={links.repository}>Source on GitHub</Link>
            </li>
            <li>
              <Link href={links.storybook}>Storybook</Link>
            </li>
            <li>
              <Link href={links.discussions}>Discussions</Link>
            </li>
            <li>
              <Link href={links.donate}>Donate</Link>
            </li>
          </ul>
        </section>
      </main>
    </Layout>
  );
}
