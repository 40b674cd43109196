import type { ThemeConfig } from "@docusaurus/theme-common";

type Settings = Pick<ThemeConfig, "navbar"> & Partial<Pick<ThemeConfig, "docs" | "footer">>;

/** Pages here have their own in the place of these, or none; tests/look.spec.ts sees to it. */
const NEVER = ["card", "hero", "pagination", "tabs--block"];

const WITH_HIDEABLE_SIDEBAR = [
  ...["button", "button--.*", "collapseSidebarButton.*", "expandButton.*", "sidebarHidden_.*"],
  ...["docSidebarContainerHidden_.*", "docMainContainerEnhanced_.*", "docItemWrapperEnhanced_.*"],
];

/**
 * Classes of parts that the theme's settings leave out of every page. The scripts name them all the
 * same, so that their styles would seem to be used.
 */
export function absentParts({ navbar, footer, docs }: Settings): RegExp {
  const hasDropdown = navbar.items.some(({ type = "" }) => /dropdown$/i.test(type));
  const hasFlatLinks = footer?.links.some((link) => !("items" in link));
  const absent = [
    ...NEVER,
    ...(hasDropdown ? [] : ["dropdown", "dropdown(?:--|__|Navbar).*"]),
    ...(navbar.style ? [] : ["navbar--dark", "navbar--primary", "darkNavbarColorModeToggle_.*"]),
    ...(footer?.style === "dark" ? [] : ["footer--dark"]),
    ...(hasFlatLinks ? [] : ["footer__link-separator"]),
    ...(docs?.sidebar.hideable ? [] : WITH_HIDEABLE_SIDEBAR),
  ];
  return new RegExp(`^(?:${absent.join("|")})$`);
}
