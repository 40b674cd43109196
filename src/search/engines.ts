import { createEmbeddedEngine } from "./embedded/engine";
import type { HostedConfig } from "./hosted/config";
import { createHostedEngine } from "./hosted/engine";
import type { Context } from "./hosted/protocol";
import type { SearchEngine } from "./types";

export interface Engines {
  engine: SearchEngine;
  /** True when this engine is a service that may be out of reach. */
  hosted: boolean;
}

let embedded: SearchEngine | undefined;
let hostedOutOfReach = false;

/** One embedded engine for the whole visit: its index is loaded and built once. */
function embeddedEngine(baseUrl: string): SearchEngine {
  embedded ??= createEmbeddedEngine(baseUrl);
  return embedded;
}

export function chooseEngine(
  config: HostedConfig | undefined,
  context: () => Context,
  baseUrl: string,
): Engines {
  return config && !hostedOutOfReach
    ? { engine: createHostedEngine(config, context), hosted: true }
    : { engine: embeddedEngine(baseUrl), hosted: false };
}

/** For the rest of the visit, after the visitor chose so. */
export function preferEmbedded(): void {
  hostedOutOfReach = true;
}
