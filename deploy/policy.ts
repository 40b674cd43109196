import { FRAME_PERMISSIONS } from "../src/sandbox/messages";

/**
 * The Content-Security-Policy. A page's policy names the inline scripts of that very page by their
 * hashes; everything else is the same for the whole site, because a visitor who moves on by a
 * client-side navigation keeps the policy of the page where the visit began.
 */
export interface PolicyOptions {
  /** Application id of the hosted search; without it no search host is allowed. */
  searchAppId?: string;
  /** Measurement id of the analytics service; without it no analytics host is allowed. */
  analyticsId?: string;
}

type Directives = Record<string, readonly string[]>;

const ANALYTICS_SCRIPTS = "https://www.googletagmanager.com";
const ANALYTICS_BEACONS = ["https://www.googletagmanager.com", "https://*.google-analytics.com"];

/**
 * Where the lab's "use my server" may upload to: a server on the visitor's own machine, or any
 * server with TLS. Only requests made by script go there; no script, style, frame or picture can
 * come from these addresses.
 */
const OWN_SERVER = ["http://localhost:*", "http://127.0.0.1:*", "https:"];

/** "Open in …" posts the example's files to these. */
const PLAYGROUNDS = ["https://stackblitz.com", "https://codesandbox.io"];

export function policyFromEnvironment(env: NodeJS.ProcessEnv = process.env): PolicyOptions {
  return {
    searchAppId: env.SEARCH_APP_ID || undefined,
    analyticsId: env.ANALYTICS_ID || undefined,
  };
}

export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  { searchAppId, analyticsId }: PolicyOptions = {},
): string {
  const directives: Directives = {
    "default-src": ["'self'"],
    "script-src": [
      "'self'",
      ...scriptHashes.map((hash) => `'${hash}'`),
      ...(analyticsId ? [ANALYTICS_SCRIPTS] : []),
    ],
    // Prerendered HTML carries React's style attributes (code colors, reserved sizes), which no
    // hash can cover. Style elements need no such exception: every style sheet is a file. The
    // first line is for browsers that do not know the two after it.
    "style-src": ["'self'", "'unsafe-inline'"],
    "style-src-elem": ["'self'"],
    "style-src-attr": ["'unsafe-inline'"],
    // blob: shows the visitor's chosen files; data: holds the icons inlined in style sheets.
    "img-src": ["'self'", "data:", "blob:", ...(analyticsId ? ANALYTICS_BEACONS : [])],
    "media-src": ["'self'", "blob:"],
    "font-src": ["'self'"],
    "connect-src": [
      "'self'",
      ...OWN_SERVER,
      ...(searchAppId
        ? [`https://${searchAppId.toLowerCase()}-dsn.algolia.net`, "https://*.algolianet.com"]
        : []),
      ...(analyticsId ? ANALYTICS_BEACONS : []),
    ],
    "worker-src": ["'self'", "blob:"],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'", ...PLAYGROUNDS],
    "frame-ancestors": ["'none'"],
    // Left out on purpose:
    // - upgrade-insecure-requests: nothing here asks for http but "use my server" on the visitor's
    //   own machine, which some browsers would then upgrade and break.
    // - require-trusted-types-for: React and the theme write HTML strings and script addresses
    //   themselves (measured in bench/trusted-types.md); a default policy that lets all of these
    //   pass would protect nothing.
  };
  return textOf(directives);
}

/**
 * The policy of the one page that runs code which a visitor has changed, or got from somebody else.
 * The page is sandboxed: it has an origin of its own that nothing belongs to, so there is nothing
 * to steal. It runs its own script, and the visitor's code as files in memory (blob:); `eval` stays
 * forbidden, and it can load nothing and post nothing. Requests may go where "use my server" may.
 */
export function sandboxPolicy(scriptHashes: readonly string[]): string {
  return `${sandboxMetaPolicy(scriptHashes)}; ${textOf({
    "frame-ancestors": ["'self'"],
    sandbox: FRAME_PERMISSIONS.split(" "),
  })}`;
}

/** The part of it that a page can say about itself. */
export function sandboxMetaPolicy(scriptHashes: readonly string[]): string {
  return textOf({
    "default-src": ["'none'"],
    "script-src": [...scriptHashes.map((hash) => `'${hash}'`), "blob:"],
    "style-src": ["'unsafe-inline'"],
    "img-src": ["data:", "blob:"],
    "media-src": ["data:", "blob:"],
    "connect-src": ["blob:", "data:", ...OWN_SERVER],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  });
}

function textOf(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
