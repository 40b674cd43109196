import path from "node:path";
import { parseArgs } from "node:util";
import { startServer } from "../deploy/server";

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: process.env.PORT ?? "3000" },
      host: { type: "string", default: "localhost" },
      dir: { type: "string", default: path.resolve(__dirname, "../build") },
    },
  });
  const server = await startServer({
    dir: values.dir,
    host: values.host,
    port: Number(values.port),
  });
  console.log(`Serving the site at ${server.url}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      server.close().then(() => process.exit(0));
    });
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
