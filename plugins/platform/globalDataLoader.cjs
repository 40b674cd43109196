/**
 * Takes the list of all docs out of the data that every page loads: the route of a page knows what
 * it is needed for. See src/platform/routes/activeDocs.ts.
 * @param {string} source
 */
module.exports = function globalDataLoader(source) {
  const data = JSON.parse(source);
  for (const { versions } of Object.values(data["docusaurus-plugin-content-docs"] ?? {})) {
    for (const version of versions) {
      version.docs = [];
    }
  }
  return JSON.stringify(data);
};
