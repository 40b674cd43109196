import MarkdownAlternate from "@site/src/components/CopyPage/MarkdownAlternate";
import BlogPostPageMetadata from "@theme-original/BlogPostPage/Metadata";
import type { ReactNode } from "react";

/** Adds the address of the post's Markdown. */
export default function BlogPostPageMetadataWithMarkdown(): ReactNode {
  return (
    <>
      <BlogPostPageMetadata />
      <MarkdownAlternate />
    </>
  );
}
