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

test("quotes go where a word is a value, and the slash of an element without content", () => {
  expect(
    lightHtml(
      '<a href="/a/" title="two words">a</a><img src="/b.svg" alt=""/><br/><a href="?c=d" id="e"></a>',
    ),
  ).toBe('<a href=/a/ title="two words">a</a><img src=/b.svg alt=""><br><a href="?c=d" id=e></a>');
});

test("an element of a drawing stays closed", () => {
  const drawing = '<svg><path d="M0"/><use href="#a"/></svg>';
  expect(lightHtml(drawing)).toBe(drawing);
});

test("lines between the tags of the head go, those of code stay", () => {
  expect(
    lightHtml(
      "<head>\n<meta>\n  <title>a\nb</title>\n</head>\n<body><pre><i>a</i>\n<i>b</i></pre>",
    ),
  ).toBe("<head><meta><title>a\nb</title></head><body><pre><i>a</i>\n<i>b</i></pre>");
});

test("end tags go where the next tag says the same", () => {
  expect(
    lightHtml(
      "<ul><li>a</li><li>b</li></ul><table><tbody><tr><th>a</th><td>b</td></tr><tr><td>c</td></tr></tbody></table><ol><li>a</li> </ol>",
    ),
  ).toBe(
    "<ul><li>a<li>b</ul><table><tbody><tr><th>a<td>b<tr><td>c</tr></tbody></table><ol><li>a</li> </ol>",
  );
});

test("scripts are shortened, data is left as it is", () => {
  const data = '<script type=application/ld+json>{"a": "<b c=\\"d\\"/>"}</script>';
  expect(lightHtml(`<script>\n  alert( location.hash );\n</script>${data}`)).toBe(
    `<script>alert(location.hash);</script>${data}`,
  );
});
