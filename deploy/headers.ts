/** The response headers of production, in one place for every way of serving the site. */
const ALWAYS: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "X-Frame-Options": "DENY",
};

/** Files under /assets/ carry a hash of their content in the name and never change. */
const HASHED_FILE = /^\/assets\/.+\.[0-9a-f]{8}\.\w+$/;

export function headersFor(pathname: string): Record<string, string> {
  return {
    ...ALWAYS,
    "Cache-Control": HASHED_FILE.test(pathname)
      ? "public, max-age=31536000, immutable"
      : "public, max-age=0, must-revalidate",
  };
}
