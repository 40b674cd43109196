/**
 * What a page loads once a visitor acts, by the names it is imported with. Where pages are rendered
 * to HTML it would be compiled and never run: whoever did run it there is told that the module
 * cannot be found.
 */
export const BROWSER_ONLY =
  /^@site\/(?:examples\/(?!.*\.json$)|src\/(?:components\/Editor|lab|offline\/reloadPrompt|sandbox\/compile|search\/Modal)$)/;
