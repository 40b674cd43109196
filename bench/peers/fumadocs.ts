import { fileOf, frontMatter } from "./content";
import type { Peer } from "./peer";
import { VERSIONS } from "./versions";

const files = {
  "next.config.mjs": `
import { createMDX } from "fumadocs-mdx/next";

export default createMDX()({ output: "export" });
`,
  "jsconfig.json": JSON.stringify({
    compilerOptions: {
      jsx: "react-jsx",
      module: "esnext",
      moduleResolution: "bundler",
      paths: { "fumadocs-mdx:collections/*": ["./.source/*"] },
    },
  }),
  "source.config.ts": `
import { defineConfig, defineDocs } from "fumadocs-mdx/config";

export const docs = defineDocs({ dir: "content/docs" });
export default defineConfig();
`,
  "lib/source.js": `
import { loader } from "fumadocs-core/source";
import { docs } from "fumadocs-mdx:collections/server";

export const source = loader({ baseUrl: "/docs", source: docs.toFumadocsSource() });
`,
  "app/layout.jsx": `
import { RootProvider } from "fumadocs-ui/provider/next";
import "fumadocs-ui/style.css";

export default function Root({ children }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body>
        <RootProvider search={{ options: { type: "static" } }}>{children}</RootProvider>
      </body>
    </html>
  );
}
`,
  "app/docs/layout.jsx": `
import { DocsLayout } from "fumadocs-ui/layouts/docs";
import { source } from "../../lib/source";

export default function Docs({ children }) {
  return <DocsLayout tree={source.pageTree} nav={{ title: "Documentation" }}>{children}</DocsLayout>;
}
`,
  "app/docs/[[...slug]]/page.jsx": `
import defaultComponents from "fumadocs-ui/mdx";
import { DocsBody, DocsDescription, DocsPage, DocsTitle } from "fumadocs-ui/page";
import { source } from "../../../lib/source";

export default async function Page({ params }) {
  const page = source.getPage((await params).slug);
  const { body: Text, toc, title, description } = page.data;
  return (
    <DocsPage toc={toc}>
      <DocsTitle>{title}</DocsTitle>
      <DocsDescription>{description}</DocsDescription>
      <DocsBody><Text components={defaultComponents} /></DocsBody>
    </DocsPage>
  );
}

export const generateStaticParams = () => source.generateParams();

export async function generateMetadata({ params }) {
  const { title, description } = source.getPage((await params).slug).data;
  return { title, description };
}
`,
  "app/api/search/route.js": `
import { createFromSource } from "fumadocs-core/search/server";
import { source } from "../../../lib/source";

export const revalidate = false;
export const { staticGET: GET } = createFromSource(source);
`,
};

export const fumadocs: Peer = {
  id: "fumadocs",
  name: "Fumadocs",
  builtOn: "React",
  packages: VERSIONS.fumadocs,
  mainPackages: ["fumadocs-ui", "next", "react"],
  files: (pages) => ({
    ...files,
    ...Object.fromEntries(
      pages.map(({ slug, title, description, body }) => [
        `content/${fileOf(slug, pages)}`,
        `${frontMatter({ title, description })}${body}\n`,
      ]),
    ),
  }),
  build: [["next/dist/bin/next", "build"]],
  output: "out",
  caches: [".next", ".source", "out"],
  address: (slug) => `/${slug}`,
  search: {
    open: async (page) => {
      await page
        .locator("button[data-search-full]:visible, button[data-search]:visible")
        .first()
        .click();
      await page.locator("[role=dialog] input").waitFor();
    },
    result: "[role=dialog] button[aria-selected]",
  },
};
