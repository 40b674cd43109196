import render from "@docusaurus/core/lib/client/serverEntry";
import registry from "@generated/registry";
import { keepPages } from "./keptPages";

/** Takes the place of the platform's entry for rendering, which renders every page in every build. */
export default keepPages(
  render,
  { modules: __webpack_modules__, registry, folder: PARTS_FOLDER },
  KEPT_PAGES_FOLDER,
);
