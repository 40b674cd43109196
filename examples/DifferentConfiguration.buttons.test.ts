import { expect, makeFile, picture, test } from "../tests/support/example";

test.example(
  "DifferentConfiguration.buttons",
  "gives each button its own params and URL",
  async ({ example }) => {
    const lines = example.stage.getByRole("list", { name: "Arrived" }).getByRole("listitem");
    await example.pick([picture, makeFile("notes.txt", 50, "text/plain")], "Add pictures");
    await expect(lines).toHaveText(["dot.png: album=summer, user=42"]);
    await example.pick(makeFile("march.pdf", 900, "application/pdf"), "Add invoices");
    await expect(lines).toHaveText([
      "dot.png: album=summer, user=42",
      "march.pdf: folder=invoices, user=42",
    ]);
    await example.expectStored("upload", picture);
    if (example.target === "lab") {
      const requests = await example.requests();
      expect(requests).toHaveLength(2);
      expect(requests[0]).toContain("/upload");
      expect(requests[1]).toContain("/echo");
    }
  },
);
