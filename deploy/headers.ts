import { FRAME_PATH } from "../src/sandbox/messages";

/** The response headers of production, in one place for every way of serving the site. */
export const ALWAYS: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "X-Frame-Options": "DENY",
};

/** The page that runs edited code, in a sandboxed frame. The rest of the site cannot be framed. */
export const FRAME_PAGE = `${FRAME_PATH}index.html`;

export const FRAME_OPTIONS = { name: "X-Frame-Options", framePage: "SAMEORIGIN" } as const;

export function alwaysFor(pathname: string): Readonly<Record<string, string>> {
  return pathname === FRAME_PAGE
    ? { ...ALWAYS, [FRAME_OPTIONS.name]: FRAME_OPTIONS.framePage }
    : ALWAYS;
}

/** Sent only where TLS ends; over plain http browsers ignore it. */
export const STRICT_TRANSPORT_SECURITY = "max-age=31536000";

/** Every file in this folder has a hash of its content in its name; the build checks that. */
export const HASHED_FOLDER = "/assets/";

export const CACHE = {
  hashed: "public, max-age=31536000, immutable",
  /** Pages, the service worker, the search index: asked for again each time, answered with 304. */
  revalidated: "public, max-age=0, must-revalidate",
} as const;

export function cacheControlFor(pathname: string): string {
  return pathname.startsWith(HASHED_FOLDER) ? CACHE.hashed : CACHE.revalidated;
}

const HASHED_NAME = /[.-][0-9a-f]{8,}(\.[0-9a-z]+)+$/i;

export function hasHashedName(file: string): boolean {
  return HASHED_NAME.test(file);
}
