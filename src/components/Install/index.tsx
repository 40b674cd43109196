import Link from "@docusaurus/Link";
import type { PackageManager } from "@site/src/packageManagers";
import CodeBlock from "@site/src/theme/CodeBlock";
import TabItem from "@theme/TabItem";
import Tabs from "@theme/Tabs";

/** The commands are filled in while the page is compiled, see plugins/install/remark.ts. */
type InstallProps = { packages: string; needsOverrides?: boolean } & Partial<
  Record<PackageManager, string>
>;

export default function Install({ needsOverrides, npm, yarn, pnpm, bun }: InstallProps) {
  const commands = { npm, yarn, pnpm, bun };
  return (
    <>
      <Tabs groupId="package-manager">
        {Object.entries(commands).map(([manager, marked]) => (
          <TabItem key={manager} value={manager} label={manager}>
            <CodeBlock marked={marked ?? ""} lang="bash" label={`Install with ${manager}`} />
          </TabItem>
        ))}
      </Tabs>
      {needsOverrides && (
        <p>
          One of these has no 0.17.5 on the registry; the release with the same source stands in for
          it. <Link to="/docs/getting-started/installation/#overrides">Add the overrides</Link>, or
          two versions end up side by side.
        </p>
      )}
    </>
  );
}
