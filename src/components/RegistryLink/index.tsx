import Link from "@docusaurus/Link";
import { usePluginData } from "@docusaurus/useGlobalData";
import type { LibraryGlobalData } from "@site/plugins/library/types";
import clsx from "clsx";

interface RegistryLinkProps {
  href: string;
  /** True inside the mobile sidebar, where items are a menu. */
  mobile?: boolean;
}

/** Navbar item: the library on the package registry, with the version that is documented here. */
export default function RegistryLink({ href, mobile = false }: RegistryLinkProps) {
  const { version } = usePluginData("library") as LibraryGlobalData;
  const link = (
    <Link href={href} className={clsx(mobile ? "menu__link" : "navbar__item navbar__link")}>
      {`npm v${version}`}
    </Link>
  );
  return mobile ? <li className="menu__list-item">{link}</li> : link;
}
