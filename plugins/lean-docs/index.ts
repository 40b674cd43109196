import docs, { type LoadedContent, type PluginOptions } from "@docusaurus/plugin-content-docs";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { leanData, leanRoute } from "./lean";

export { validateOptions } from "@docusaurus/plugin-content-docs";

/** The official plugin, of whose data the pages get what they read. */
export default async function leanDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const official = await docs(context, options);
  return {
    ...official,
    contentLoaded: async ({ content, actions }) =>
      official.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(leanRoute(route)),
          createData: (name, data) => actions.createData(name, leanData(data)),
        },
      }),
  };
}
