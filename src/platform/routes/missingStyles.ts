/** A page whose own styles do not arrive is shown all the same: it can be read and used without. */
const { miniCss } = __webpack_require__.f;

if (miniCss) {
  __webpack_require__.f.miniCss = (chunk, loads) => {
    const ofStyles: Promise<unknown>[] = [];
    miniCss(chunk, ofStyles);
    loads.push(...ofStyles.map((load) => load.catch((error) => console.warn(error))));
  };
}
