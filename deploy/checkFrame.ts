import { alwaysFor, FRAME_PAGE } from "./headers";
import { inlineScriptHashes } from "./inlineScripts";
import { sandboxMetaPolicy, sandboxPolicy } from "./policy";

interface FrameAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/**
 * What is wrong with the page that runs edited code, as it was served. Its headers keep other
 * people's code away from the site's origin, so every word of them counts.
 */
export function frameFaults(answer: FrameAnswer, sendsHeaders: boolean): string[] {
  const { status, headers, text } = answer;
  if (status !== 200) return [`answers ${status}.`];
  const type = headers.get("content-type");
  if (!type?.startsWith("text/html")) return [`is ${type}.`];

  const hashes = inlineScriptHashes(text);
  const faults: string[] = [];
  if (!hasMetaPolicy(text, sandboxMetaPolicy(hashes))) {
    faults.push("its <meta> policy is missing or does not name its script.");
  }
  if (!sendsHeaders) return faults;

  for (const [name, value] of Object.entries(alwaysFor(FRAME_PAGE))) {
    if (headers.get(name) !== value) faults.push(`${name} is ${headers.get(name)}.`);
  }
  const sent = directivesOf(headers.get("content-security-policy") ?? "");
  for (const [name, value] of directivesOf(sandboxPolicy(hashes))) {
    if (!sent.has(name)) faults.push(`its policy lacks ${name}.`);
    else if (sent.get(name) !== value) faults.push(`its policy says ${name} ${sent.get(name)}.`);
    sent.delete(name);
  }
  // A second policy of the whole site, joined to this one by the host, would show here.
  for (const name of sent.keys()) faults.push(`its policy has an unexpected ${name}.`);
  return faults;
}

function hasMetaPolicy(html: string, policy: string): boolean {
  const meta = /<meta http-equiv="?Content-Security-Policy"? content="([^"]*)">/i.exec(html);
  return meta?.[1] === policy;
}

function directivesOf(policy: string): Map<string, string> {
  const directives = policy.split(";").flatMap((text) => {
    const [name = "", ...values] = text.trim().split(/\s+/);
    return name ? [[name, values.join(" ")] as const] : [];
  });
  return new Map(directives);
}
