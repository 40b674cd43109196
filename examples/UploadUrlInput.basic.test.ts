import { expect, test } from "../tests/support/example";

test.example("UploadUrlInput.basic", "sends the address to the server", async ({ example }) => {
  const address = "https://files.example.com/photo.jpg";
  await example.stage.getByLabel("Address of a file").fill(address);
  await example.stage.getByRole("button", { name: "Send" }).click();
  await expect(example.status).toHaveText(`The server has ${address}`);
});

test.example(
  "UploadUrlInput.basic",
  "refuses what is no address",
  async ({ example }) => {
    const input = example.stage.getByLabel("Address of a file");
    await input.fill("photo.jpg");
    await input.press("Enter");
    await expect(example.status).toContainText("starts with http");
    expect(await example.requests()).toEqual([]);
  },
  { networked: false },
);
