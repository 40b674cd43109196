import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { inlineScriptHashes } from "./inlineScripts";

const hash = (source: string) => `sha256-${createHash("sha256").update(source).digest("base64")}`;

describe("inlineScriptHashes", () => {
  it("hashes each script between its tags once, byte for byte", () => {
    const html = `<head><script>a( "ü" )\n</script><script data-x=1>b()</script><script>b()</script></head>`;
    expect(inlineScriptHashes(html)).toEqual([hash('a( "ü" )\n'), hash("b()")].sort());
  });

  it("leaves out files, data and empty elements", () => {
    const html = `<script src=/a.js defer></script><script defer src="/b.js">ignored</script>
      <script type="application/ld+json">{"a":1}</script><script type=application/json>{}</script>
      <script></script>`;
    expect(inlineScriptHashes(html)).toEqual([]);
  });

  it("hashes modules and import maps, which the policy asks about", () => {
    const html = `<script type=module>a()</script><script type="importmap">{}</script>`;
    expect(inlineScriptHashes(html)).toEqual([hash("a()"), hash("{}")].sort());
  });

  it("is not deceived by text that looks like a script", () => {
    const html = `<title><script>no()</script></title><!-- <script>no()</script> -->
      <meta content="use <script>no()</script> here"><meta content='<script>'><script>yes()</script>`;
    expect(inlineScriptHashes(html)).toEqual([hash("yes()")]);
  });
});
