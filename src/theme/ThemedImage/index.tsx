import type { Props } from "@theme/ThemedImage";
import clsx from "clsx";

/**
 * Both pictures stay in the page and CSS picks one. The theme's own puts one in and takes the other
 * out when the theme changes: the new colours would wait for that, or the page would move. The one
 * that is not shown, or far below, is not loaded.
 */
export default function ThemedImage({ sources, className, alt, ...others }: Props) {
  const props = { ...others, loading: "lazy" } as const;
  return (
    <>
      <img {...props} src={sources.light} alt={alt} className={clsx(className, "in-light")} />
      <img {...props} src={sources.dark} alt={alt} className={clsx(className, "in-dark")} />
    </>
  );
}
