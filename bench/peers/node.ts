import path from "node:path";
import { install, plainEnvironment } from "./install";
import { LEAST_NODE, NODE_RELEASE } from "./versions";

export interface NodeForBuilds {
  version: string;
  /** Environment in which `node` is that release. */
  env: NodeJS.ProcessEnv;
}

/** This Node where every peer accepts it, else one from the registry. */
export function nodeForBuilds(running = process.versions.node): NodeForBuilds {
  const [major = 0, minor = 0] = running.split(".").map(Number);
  const [leastMajor, leastMinor] = LEAST_NODE;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) {
    return { version: running, env: plainEnvironment() };
  }
  const name = `node-${process.platform}-${process.arch}`;
  const folder = install("node", { dependencies: { [name]: NODE_RELEASE } });
  const bin = path.join(folder, "node_modules", name, "bin");
  return {
    version: NODE_RELEASE,
    env: { ...plainEnvironment(), PATH: `${bin}${path.delimiter}${process.env.PATH ?? ""}` },
  };
}
