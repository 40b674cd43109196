import Link from "@docusaurus/Link";
import { useThemeConfig } from "@docusaurus/theme-common";
import useBaseUrl from "@docusaurus/useBaseUrl";
import type { Props } from "@theme/Logo";
import styles from "./styles.module.css";

/**
 * The mark is drawn in the page, in the colours of its theme. As pictures, which the theme's own
 * takes, both would be loaded, and each laid out as a document of its own before the first paint.
 */
export default function Logo({ imageClassName: _ofPictures, titleClassName, ...props }: Props) {
  const { title } = useThemeConfig().navbar;
  return (
    <Link to={useBaseUrl("/")} {...props}>
      <svg viewBox="0 0 32 32" width={32} height={32} aria-hidden="true" className={styles.mark}>
        <path d="M5 11v6.5a11 11 0 0 0 22 0V11" />
        <path className={styles.arrow} d="M16 21V4.5M10 10l6-6 6 6" />
      </svg>
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}
