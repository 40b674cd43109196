import { fileOf, frontMatter } from "./content";
import type { Peer } from "./peer";
import { VERSIONS } from "./versions";

const files = {
  "next.config.mjs": `
import nextra from "nextra";

export default nextra({ contentDirBasePath: "/docs" })({
  output: "export",
  images: { unoptimized: true },
});
`,
  "mdx-components.js": `
import { useMDXComponents as themeComponents } from "nextra-theme-docs";

export const useMDXComponents = (components) => ({ ...themeComponents(), ...components });
`,
  "app/layout.jsx": `
import { Head } from "nextra/components";
import { getPageMap } from "nextra/page-map";
import { Layout, Navbar } from "nextra-theme-docs";
import "nextra-theme-docs/style.css";

export default async function Root({ children }) {
  return (
    <html lang="en" dir="ltr" suppressHydrationWarning>
      <Head />
      <body>
        <Layout navbar={<Navbar logo={<b>Documentation</b>} />} pageMap={await getPageMap()}>
          {children}
        </Layout>
      </body>
    </html>
  );
}
`,
  "app/docs/[[...mdxPath]]/page.jsx": `
import { generateStaticParamsFor, importPage } from "nextra/pages";
import { useMDXComponents } from "../../../mdx-components";

export const generateStaticParams = generateStaticParamsFor("mdxPath");

export async function generateMetadata({ params }) {
  return (await importPage((await params).mdxPath)).metadata;
}

const Wrapper = useMDXComponents().wrapper;

export default async function Page(props) {
  const params = await props.params;
  const { default: Text, toc, metadata, sourceCode } = await importPage(params.mdxPath);
  return (
    <Wrapper toc={toc} metadata={metadata} sourceCode={sourceCode}>
      <Text {...props} params={params} />
    </Wrapper>
  );
}
`,
};

export const nextra: Peer = {
  id: "nextra",
  name: "Nextra",
  builtOn: "React",
  packages: VERSIONS.nextra,
  mainPackages: ["nextra", "next", "react"],
  files: (pages) => ({
    ...files,
    ...Object.fromEntries(
      pages.map(({ slug, title, description, body }) => [
        `content/${fileOf(slug, pages).replace(/^docs\//, "")}`,
        `${frontMatter({ title, description })}# ${title}\n\n${body}\n`,
      ]),
    ),
  }),
  // Its documentation has the search index made from the built pages, as a second step.
  build: [
    ["next/dist/bin/next", "build"],
    ["pagefind/lib/runner/bin.cjs", "--site", "out", "--output-path", "out/_pagefind"],
  ],
  output: "out",
  caches: [".next", "out"],
  address: (slug) => `/${slug}`,
  search: {
    open: async (page) => {
      await page.locator("input[type=search]:visible").first().click();
    },
    result: ".nextra-search-results a",
  },
};
