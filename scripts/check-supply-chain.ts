// Reviews what the lockfile installs: install scripts, licences, origins; writes the bill of materials.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import review from "../deploy/supply-chain.json";
import { type Lockfile, licencesOf, reviewLockfile } from "../deploy/supplyChain";

const root = path.resolve(__dirname, "..");

function main(): void {
  const lockfile: Lockfile = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8"));
  console.log("Licences of the packages the site is built from:");
  for (const [licence, count] of licencesOf(lockfile)) {
    console.log(`${String(count).padStart(6)}  ${licence}`);
  }
  const faults = reviewLockfile(lockfile, review);
  if (!/^ignore-scripts=true$/m.test(readFileSync(path.join(root, ".npmrc"), "utf8"))) {
    faults.push(".npmrc does not turn install scripts off (ignore-scripts=true).");
  }
  console.log(`Bill of materials: ${path.relative(root, writeBillOfMaterials())}`);
  for (const fault of faults) {
    console.error(fault);
  }
  if (faults.length > 0) {
    console.error("Review these, then record the decision in deploy/supply-chain.json.");
    process.exit(1);
  }
}

/** CycloneDX, from the lockfile alone, so it names the packages of every platform. */
function writeBillOfMaterials(): string {
  const bill = execFileSync(
    "npm",
    ["sbom", "--package-lock-only", "--omit=dev", "--sbom-format=cyclonedx"],
    { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28, shell: process.platform === "win32" },
  );
  const file = path.join(root, "deploy-out", "sbom.cdx.json");
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bill);
  return file;
}

main();
