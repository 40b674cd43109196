import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, policyFromEnvironment, sandboxPolicy } from "./policy";

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

describe("contentSecurityPolicy", () => {
  it("runs scripts of the site and the named inline ones, nothing else", () => {
    const { "script-src": scripts } = directives(contentSecurityPolicy(["sha256-a=", "sha256-b="]));
    expect(scripts).toEqual(["'self'", "'sha256-a='", "'sha256-b='"]);
  });

  it("names no outside host unless one is configured", () => {
    const policy = contentSecurityPolicy([], policyFromEnvironment({ SEARCH_APP_ID: "" }));
    expect(policy).not.toMatch(/algolia|google/);
  });

  it("opens plain http to the visitor's own machine only", () => {
    const { "connect-src": connect = [] } = directives(contentSecurityPolicy([]));
    expect(connect.filter((source) => source.startsWith("http:"))).toEqual([
      "http://localhost:*",
      "http://127.0.0.1:*",
    ]);
  });

  it("lets the configured search be asked, but run nothing", () => {
    const policy = directives(
      contentSecurityPolicy([], policyFromEnvironment({ SEARCH_APP_ID: "ABC123" })),
    );
    expect(policy["connect-src"]).toContain("https://abc123-dsn.algolia.net");
    expect(policy["connect-src"]).toContain("https://*.algolianet.com");
    expect(policy["script-src"]).toEqual(["'self'"]);
  });

  it("lets the configured analytics load its one script", () => {
    const policy = directives(
      contentSecurityPolicy([], policyFromEnvironment({ ANALYTICS_ID: "G-1" })),
    );
    expect(policy["script-src"]).toEqual(["'self'", "https://www.googletagmanager.com"]);
    expect(policy["connect-src"]).toContain("https://*.google-analytics.com");
  });
});

describe("sandboxPolicy", () => {
  const policy = directives(sandboxPolicy(["sha256-a="]));

  it("gives the page an origin of its own, without a way out", () => {
    expect(policy.sandbox).toEqual(["allow-scripts", "allow-forms"]);
    expect(policy["form-action"]).toEqual(["'none'"]);
    expect(policy["frame-ancestors"]).toEqual(["'self'"]);
  });

  it("runs its own script and code in memory, and evaluates no strings", () => {
    expect(policy["script-src"]).toEqual(["'sha256-a='", "blob:"]);
    expect(policy["default-src"]).toEqual(["'none'"]);
  });
});
