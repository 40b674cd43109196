import heroData from "@generated/examples/default/Home.hero.json";
import Install from "@site/src/components/Install";
import { installLine } from "@site/src/packageManagers";

/** The smallest start: what opens a file dialog and sends what was chosen. */
const FIRST = ["@rpldy/uploady", "@rpldy/upload-button"] as const;

/** Names and versions hold nothing that HTML would take for its own. */
export default function InstallLines() {
  const specs = FIRST.map((name) => `${name}@${heroData.dependencies[name]}`);
  return (
    <Install
      packages=""
      npm={installLine("npm", specs)}
      yarn={installLine("yarn", specs)}
      pnpm={installLine("pnpm", specs)}
      bun={installLine("bun", specs)}
    />
  );
}
