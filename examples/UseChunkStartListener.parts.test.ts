import { expect, makeFile, test } from "../tests/support/example";

test.example(
  "UseChunkStartListener.parts",
  "puts every part to an address of its own",
  async ({ example, page }) => {
    const puts: { path: string; range: string | undefined }[] = [];
    page.on("request", (request) => {
      if (request.method() !== "PUT") return;
      const path = new URL(request.url()).pathname;
      puts.push({ path, range: request.headers()["content-range"] });
    });
    await example.pick(makeFile("movie.bin", 2_500_000));
    await expect(example.status).toHaveText("All parts are stored.", { timeout: 15_000 });
    await expect(example.stage.getByRole("listitem")).toHaveText([
      "Part 1, 1000000 bytes",
      "Part 2, 1000000 bytes",
      "Part 3, 500000 bytes",
    ]);
    if (example.target === "server") {
      expect(new Set(puts.map(({ path }) => path)).size).toBe(3);
      expect(puts.every(({ range }) => range === undefined)).toBe(true);
    } else {
      const requests = (await example.requests()).filter((line) => line.includes("PUT"));
      expect(requests).toHaveLength(3);
      const addresses = requests.map((line) => /\/objects\/[^\s?]+/.exec(line)?.[0]);
      expect(new Set(addresses).size, addresses.join(" ")).toBe(3);
    }
  },
);
