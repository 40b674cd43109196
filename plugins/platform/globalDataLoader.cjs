/**
 * Takes the list of all docs out of the data that every page loads, but for those the navbar names:
 * see docDescriptions.ts.
 * @this {{ getOptions(): { keptDocIds: string[] } }}
 * @param {string} source
 */
module.exports = function globalDataLoader(source) {
  const { keptDocIds } = this.getOptions();
  const data = JSON.parse(source);
  for (const { versions } of Object.values(data["docusaurus-plugin-content-docs"] ?? {})) {
    for (const version of versions) {
      version.docs = version.docs.filter((/** @type {{ id: string }} */ { id }) =>
        keptDocIds.includes(id),
      );
    }
  }
  return JSON.stringify(data);
};
