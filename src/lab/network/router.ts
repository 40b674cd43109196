import type { LabSession } from "../session";

export interface Route {
  session: LabSession;
  url: string;
  simulate: boolean;
}

/** Decides about a request: undefined leaves it alone. */
export type Router = (url: string, via: "xhr" | "fetch") => Route | undefined;
