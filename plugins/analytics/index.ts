import path from "node:path";
import gtag from "@docusaurus/plugin-google-gtag";
import type { LoadContext, Plugin } from "@docusaurus/types";

export interface AnalyticsOptions {
  trackingID: string;
}

/** The official plugin with our client module, which says path, title and location of every view. */
export default async function analytics(
  context: LoadContext,
  { trackingID }: AnalyticsOptions,
): Promise<Plugin | null> {
  const official = await gtag(context, { trackingID: [trackingID], anonymizeIP: true });
  return (
    official && {
      ...official,
      getClientModules: () => [path.join(context.siteDir, "src/platform/pageViews.ts")],
    }
  );
}
