/**
 * Takes the descriptions of all docs out of the data of a docs version: see docDescriptions.ts.
 * @param {string} source
 */
module.exports = function versionDataLoader(source) {
  const data = JSON.parse(source);
  if (data.version?.docs) {
    data.version.docs = {};
  }
  return JSON.stringify(data);
};
