import { expect, it } from "vitest";
import { absentParts } from "./absentParts";

const NAVBAR = { title: "", hideOnScroll: true, items: [] };
const SIDEBAR = { autoCollapseCategories: false, hideable: true };

it("names the parts that the settings leave out, and none that only begin like them", () => {
  const absent = absentParts({ navbar: NAVBAR });
  for (const name of ["dropdown__menu", "navbar--dark", "button--primary", "expandButton_a1b2"]) {
    expect(name).toMatch(absent);
  }
  for (const name of ["navbar", "button_a1b2", "footer__link-item", "pagination-nav"]) {
    expect(name).not.toMatch(absent);
  }
});

it("leaves those that the settings ask for", () => {
  const absent = absentParts({
    navbar: { ...NAVBAR, style: "dark", items: [{ type: "docsVersionDropdown" }] },
    footer: { style: "dark", links: [{ label: "Home", to: "/" }] },
    docs: { versionPersistence: "none", sidebar: SIDEBAR },
  });
  for (const name of ["dropdown__menu", "navbar--dark", "footer--dark", "button--secondary"]) {
    expect(name).not.toMatch(absent);
  }
});
