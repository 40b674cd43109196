import RegistryLink from "@site/src/components/RegistryLink";
import DefaultNavbarItem from "@theme/NavbarItem/DefaultNavbarItem";
import DocNavbarItem from "@theme/NavbarItem/DocNavbarItem";
import DocSidebarNavbarItem from "@theme/NavbarItem/DocSidebarNavbarItem";
import DropdownNavbarItem from "@theme/NavbarItem/DropdownNavbarItem";
import SearchNavbarItem from "@theme/NavbarItem/SearchNavbarItem";

/** The kinds of items the navbar can have. The theme has more, which every page would load. */
export default {
  default: DefaultNavbarItem,
  doc: DocNavbarItem,
  docSidebar: DocSidebarNavbarItem,
  dropdown: DropdownNavbarItem,
  search: SearchNavbarItem,
  "custom-registryLink": RegistryLink,
};
