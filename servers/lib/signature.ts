import { createHmac, timingSafeEqual } from "node:crypto";

/** Signs the parts. The parts are joined by line breaks, which URLs and headers cannot hold. */
export function sign(secret: string, parts: readonly (string | number)[]): string {
  return createHmac("sha256", secret).update(parts.join("\n")).digest("hex");
}

export function isSignedBy(
  secret: string,
  parts: readonly (string | number)[],
  signature: string,
): boolean {
  const expected = Buffer.from(sign(secret, parts));
  const given = Buffer.from(signature);
  // Comparing in constant time gives no hint how much of a guessed signature was right.
  return given.length === expected.length && timingSafeEqual(given, expected);
}
