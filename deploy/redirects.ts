export interface Redirect {
  from: string;
  to: string;
}

/**
 * Permanent redirects besides the one that adds a missing trailing slash. Browsers and feed readers
 * ask for these two at the root, whatever a page says.
 */
export const REDIRECTS: readonly Redirect[] = [
  { from: "/favicon.ico", to: "/img/favicon.ico" },
  { from: "/apple-touch-icon.png", to: "/img/apple-touch-icon.png" },
];
