/**
 * Stands in for `prism-react-renderer` in the bundle. The classic theme hands `Prism` to
 * `@theme/prism-include-languages`, which is empty here, so nothing is ever read from it.
 */
export const Prism = {};
