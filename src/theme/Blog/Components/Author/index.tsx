import Link from "@docusaurus/Link";
import type { Props } from "@theme/Blog/Components/Author";

/** Written anew: who wrote it, in a line. The blog shows no pictures of people. */
export default function Author({ author: { name, title, url } }: Props) {
  return (
    <span translate="no">
      {url ? <Link href={url}>{name}</Link> : name}
      {title && `, ${title}`}
    </span>
  );
}
