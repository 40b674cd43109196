import { expect, test } from "vitest";
import { lightHtml } from "./lightHtml";

test("an empty class is left out, wherever it stands in its element", () => {
  expect(
    lightHtml('<li class=""><a class="" href=/a/>a</a><a href="/b/?c>d" target=_blank class="">b'),
  ).toBe('<li><a href=/a/>a</a><a href="/b/?c>d" target=_blank>b');
});

test("code that tells of one keeps it", () => {
  const code =
    '<code>&lt;p class=""></code> &lt;b hidden class="" title=\'<\'> <p title=\' class=""\'>';
  expect(lightHtml(code)).toBe(code);
});

test("pictures wait until the page asks for them", () => {
  expect(
    lightHtml("<link rel=preload as=image href=/a.svg /><link rel=preload as=font href=/b><img>"),
  ).toBe("<link rel=preload as=font href=/b><img>");
});
