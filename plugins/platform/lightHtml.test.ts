import { parse, serialize } from "parse5";
import { expect, test } from "vitest";
import { lightHtml, lightScriptsOf } from "./lightHtml";

const light = async (html: string) => lightHtml(html, await lightScriptsOf(html));

test("an empty class is left out, wherever it stands in its element", async () => {
  expect(
    await light(
      '<li class=""><a class="" href=/a/>a</a><a href="/b/?c>d" target=_blank class="">b',
    ),
  ).toBe('<li><a href=/a/>a</a><a href="/b/?c>d" target=_blank>b');
});

test("code that tells of one keeps it", async () => {
  const code =
    '<code>&lt;p class=""></code> &lt;b hidden class="" title=\'<\'> <p title=\' class=""\'>';
  expect(await light(code)).toBe(code);
});

test("pictures wait until the page asks for them", async () => {
  expect(
    await light("<link rel=preload as=image href=/a.svg /><link rel=preload as=font href=/b><img>"),
  ).toBe("<link rel=preload as=font href=/b><img>");
});

test("quotes go where a word is a value, and the slash of an element without content", async () => {
  expect(
    await light(
      '<a href="/a/" title="two words">a</a><img src="/b.svg" alt=""/><br/><a href="?c=d" id="e"></a>',
    ),
  ).toBe('<a href=/a/ title="two words">a</a><img src=/b.svg alt><br><a href="?c=d" id=e></a>');
});

test("a shape of a drawing stays closed", async () => {
  expect(
    await light('<svg><path d="M0"/><path d="M1 2"></path><use href="#a"></use><g></g></svg>'),
  ).toBe('<svg><path d="M0"/><path d="M1 2"/><use href=#a /><g></g></svg>');
});

test("lines between the tags of the head go, those of code stay", async () => {
  expect(
    await light(
      "<head>\n<meta>\n  <title>a\nb</title>\n</head>\n<body><pre><i>a</i>\n<i>b</i></pre>",
    ),
  ).toBe("<head><meta><title>a\nb</title></head><body><pre><i>a</i>\n<i>b</i></pre>");
});

test.each([
  ["<ul><li>a</li><li>b</li></ul>", "<ul><li>a<li>b</ul>"],
  ["<ol><li><p>a</p></li> </ol>", "<ol><li><p>a</li> </ol>"],
  ["<dl><dt>a</dt><dd>b</dd></dl>", "<dl><dt>a<dd>b</dl>"],
  ["<p>a</p><h2>b</h2><p>c</p> d", "<p>a<h2>b</h2><p>c</p> d"],
  ["<a><p>a</p></a>", "<a><p>a</p></a>"],
  [
    "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr><tr><td>c</td></tr></tbody></table>",
    "<table><thead><tr><th>a<tbody><tr><td>b<tr><td>c</table>",
  ],
])("end tags of %s go where the next tag says the same", async (html, expected) => {
  expect(await light(html)).toBe(expected);
  expect(serialize(parse(expected))).toBe(serialize(parse(html)));
});

test("signs are written out in text, not in attributes", async () => {
  expect(
    await light(
      '<p title="&quot;a&quot; &gt; b">it&#x27;s &quot;a&quot; -&gt; b &lt; c &amp;&amp; d &amp;amp; &amp;#x27;',
    ),
  ).toBe('<p title="&quot;a&quot; &gt; b">it\'s "a" -> b &lt; c && d &amp;amp; &amp;#x27;');
});

test("scripts are shortened, data is left as it is", async () => {
  const data = '<script type=application/ld+json>{"a": "<b c=\\"d\\"/>"}</script>';
  expect(await light(`<script>\n  alert( location.hash );\n</script>${data}`)).toBe(
    `<script>alert(location.hash);</script>${data}`,
  );
});
