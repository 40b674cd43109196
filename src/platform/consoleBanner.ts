import globalData from "@generated/globalData";
import type { LibraryGlobalData } from "../../plugins/library/types";
import { links } from "../links";

// Developers read this site with the console open: a greeting that names the documented version.
if (typeof window !== "undefined") {
  const { version } = (globalData.library as { default: LibraryGlobalData }).default;
  console.info(
    `%cReact-Uploady ${version}%c\nFile uploads for React. Found a mistake in these docs? ${links.issues}`,
    "font-weight: bold; font-size: 1.4em",
    "",
  );
}
