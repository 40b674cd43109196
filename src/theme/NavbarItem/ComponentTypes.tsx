import RegistryLink from "@site/src/components/RegistryLink";
import ComponentTypes from "@theme-original/NavbarItem/ComponentTypes";

export default {
  ...ComponentTypes,
  "custom-registryLink": RegistryLink,
};
