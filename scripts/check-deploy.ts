// Visits a deployed site and reports what is wrong: npm run check:deploy -- URL [--without-headers]
import { parseArgs } from "node:util";
import { checkDeployment } from "../deploy/checkDeployment";

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "without-headers": { type: "boolean", default: false } },
  });
  const [url] = positionals;
  if (!url || !URL.canParse(url)) {
    console.error("Name the site: npm run check:deploy -- https://example.org/");
    process.exit(1);
  }
  const findings = await checkDeployment(url, { headers: !values["without-headers"] });
  const width = Math.max(...findings.map(({ name }) => name.length));
  for (const { name, detail, faults } of findings) {
    console.log(`${faults.length === 0 ? "ok  " : "FAIL"}  ${name.padEnd(width)}  ${detail}`);
    for (const fault of faults.slice(0, 20)) {
      console.log(`      ${"".padEnd(width)}  ${fault}`);
    }
    if (faults.length > 20) {
      console.log(`      ${"".padEnd(width)}  … and ${faults.length - 20} more`);
    }
  }
  process.exit(findings.every(({ faults }) => faults.length === 0) ? 0 : 1);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
