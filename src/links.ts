/** Every outside address the site links to more than once. */
export const links = {
  site: "https://react-uploady.org",
  repository: "https://github.com/rpldy/react-uploady",
  issues: "https://github.com/rpldy/react-uploady/issues",
  discussions: "https://github.com/rpldy/react-uploady/discussions",
  registry: "https://www.npmjs.com/package/@rpldy/uploady",
  donate: "https://opencollective.com/react-uploady",
  storybook: "https://react-uploady-storybook.netlify.app/",
  docsEdit: "https://github.com/rpldy/react-uploady-docs/edit/master/",
} as const;
