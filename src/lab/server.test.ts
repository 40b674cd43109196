import { expect, it } from "vitest";
import { parseServer } from "./server";

it.each([
  ["http://localhost:4000", "http://localhost:4000"],
  ["  http://localhost:4000/  ", "http://localhost:4000"],
  ["https://files.example.org/api/", "https://files.example.org/api"],
  ["http://127.0.0.1:1", "http://127.0.0.1:1"],
])("takes %s", (text, url) => {
  expect(parseServer(text, "https:")).toEqual({ url });
});

it.each([
  "",
  "localhost:4000",
  "uploads",
  "ftp://files.example.org",
  "javascript:alert(1)",
  "https://user:secret@example.org",
  "https://example.org/?a=1",
  "http://files.example.org",
])("explains what is wrong with %j", (text) => {
  expect(parseServer(text, "https:")).toEqual({ error: expect.stringMatching(/\.$/) });
});

it("lets a page on http reach any server", () => {
  expect(parseServer("http://files.example.org", "http:")).toHaveProperty("url");
});
