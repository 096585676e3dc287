import { describe, expect, it } from "vitest";
import { fc, runs } from "~tests/support/properties";
import {
  imageUrlsIn,
  renderContent,
  sanitizeContent,
  sanitizeShortText,
} from "./sanitize-content.server";

const IMAGE = "/media/articles/5f0c/depart-3fa9c1d2.jpg?v=1200x800-3fa9c1d2";
const ALLOWED_TAGS = new Set(
  "p h2 h3 strong em ul ol li blockquote cite a br hr figure figcaption img table thead tbody tr th td div".split(
    " ",
  ),
);
const ALLOWED_ATTRIBUTES = new Set(
  "href rel data-video-card src alt start scope colspan rowspan srcset sizes width height loading decoding class role aria-label tabindex".split(
    " ",
  ),
);

/** Reads serialised HTML strictly: every `<` must open a well-formed tag of ours with attributes of ours. */
function expectHarmless(html: string): void {
  const rest = html.replace(
    /<\/?([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"<>]*")?)*)(?: \/)?>/g,
    (tag, name: string, attributes: string) => {
      expect(ALLOWED_TAGS, tag).toContain(name);
      for (const [, key = "", value = ""] of attributes.matchAll(/ ([a-z-]+)(?:="([^"]*)")?/g)) {
        expect(ALLOWED_ATTRIBUTES, tag).toContain(key);
        if (key === "href") expect(value).toMatch(/^(https?:|mailto:|tel:|[^:]*$|[^:]*[/?#])/i);
        if (key === "src") expect(value).toMatch(/^\/media\//);
        if (key === "class") expect(value).toBe("table-scroll");
      }
      return "";
    },
  );
  expect(rest).not.toMatch(/[<>]/);
}

const HOSTILE = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  '<img src=x onerror="alert(1)">',
  `<img src="${IMAGE}" onerror="alert(1)" onload=alert(2) style="x" class="y" id="z">`,
  `<img src='${IMAGE}"><script>alert(1)</script>'>`,
  '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
  '<img src="https://evil.example/pixel.gif">',
  '<img src="//evil.example/media/x.jpg?v=1x1-00000000">',
  '<img src="/media/../../etc/passwd?v=1x1-00000000">',
  '<img srcset="/media/a/b.jpg?v=1x1-00000000 1w, https://evil.example/x 2w">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="jav&#x0A;ascript&colon;alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="java\u0000script:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="blob:https://x/1">x</a><a href="file:///etc/passwd">y</a>',
  '<a href="//evil.example">x</a><a href="/\\evil.example">x</a><a href="\\\\evil.example">x</a>',
  '<iframe src="https://evil.example"></iframe><iframe srcdoc="<script>alert(1)</script>">',
  '<p style="background:url(javascript:alert(1))" onclick="alert(1)" id="a" class="b">x</p>',
  "<style>@import 'https://evil.example/x.css';</style>",
  '<link rel=stylesheet href=//evil.example><meta http-equiv=refresh content="0;url=//evil.example"><base href=//evil.example>',
  "<svg onload=alert(1)><script>alert(1)</script></svg>",
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  "<svg></p><style><a id='</style><img src=1 onerror=alert(1)>'>",
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  "<xmp><p title='</xmp><img src=x onerror=alert(1)>'>",
  "<textarea><img title='</textarea><img src=x onerror=alert(1)>'>",
  "<title><img title='</title><img src=x onerror=alert(1)>'>",
  "<p><noscript></p><img src=x onerror=alert(1)></noscript>",
  "<textarea></textarea/><img src=x onerror=alert(1)></textarea>",
  "<svg><textarea><img src=x onerror=alert(1)></textarea></svg>",
  "<svg><a><animate attributeName=href values=javascript:alert(1) /><text>x</text></a></svg>",
  `${"<iframe>".repeat(40)}<img src=x onerror=alert(1)>`,
  "<plaintext><script>alert(1)</script>",
  "<template><script>alert(1)</script></template>",
  "<select><template><style><!--</style><a rel='--></style></template></select><img id=x src onerror=alert(1)>'>",
  "<!--<img src='--><img src=x onerror=alert(1)//'>",
  "<![CDATA[<script>alert(1)</script>]]><?xml-stylesheet href='javascript:alert(1)'?>",
  "<object data=javascript:alert(1)><embed src=javascript:alert(1)><video><source onerror=alert(1)>",
  "<form action=javascript:alert(1)><input autofocus onfocus=alert(1)><button formaction=javascript:alert(1)>",
  "<details open ontoggle=alert(1)><summary>x</summary></details><marquee onstart=alert(1)>",
  "<p/onclick=alert(1)>x<p\nonclick\n=\nalert(1)>y<a/href=javascript:alert(1)>z",
  "<table><td><script>alert(1)</script><table><tr onclick=x><td background=javascript:alert(1)>",
  "<<p>>script>alert(1)</script>",
  "<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp;lt;img onerror&amp;gt;</p>",
  '<a href="https://ok.example/&quot;onmouseover=&quot;alert(1)">x</a>',
  "<p title='`'><b><i><u>x</b></i></u></p></div></body></html>",
  '<a data-video-card="\'><script>" href=javascript:alert(1)>x</a>',
];

describe("hostile HTML", () => {
  it.each(HOSTILE)("is harmless stored and rendered: %s", (html) => {
    const stored = sanitizeContent(html);
    expectHarmless(stored);
    expectHarmless(renderContent(html));
    expect(sanitizeContent(stored)).toBe(stored);
    for (const word of [
      "javascript:",
      "onerror",
      "onclick",
      "srcdoc",
      "<script",
      "evil.example/x",
    ]) {
      expect(stored.replace(/>[^<]*</g, "><").toLowerCase()).not.toContain(word);
    }
  });

  it("stays harmless however the pieces are put together", () => {
    const piece = fc.constantFrom(
      ...HOSTILE,
      ..."<p> </p> <h2> <table> <tr> <td> </table> <a href=' ' \" > < <!-- --> & &lt; </ /> \u0000 \n".split(
        " ",
      ),
    );
    const soup = fc.array(fc.oneof(piece, fc.string({ maxLength: 6 })), { maxLength: 12 });
    fc.assert(
      fc.property(soup, (pieces) => {
        const stored = sanitizeContent(pieces.join(""));
        expectHarmless(stored);
        expectHarmless(renderContent(stored));
        expect(sanitizeContent(stored)).toBe(stored);
      }),
      runs(400),
    );
  });

  it("holds no control character, however it is written", () => {
    expect(sanitizeContent("<p>a&#1;b&#x1b;c\u0001</p>")).toBe("<p>abc</p>");
  });

  it("keeps no name and no password in a link", () => {
    const link = (href: string) =>
      /href="([^"]*)"/.exec(sanitizeContent(`<p><a href="${href}">x</a></p>`))?.[1];
    expect(link("https://camille:secret@intra.example/page?a=1#b")).toBe(
      "https://intra.example/page?a=1#b",
    );
    expect(link("HTTP://camille@intra.example")).toBe("http://intra.example/");
    expect(link("https:camille:secret@intra.example/")).toBe("https://intra.example/");
    expect(link("https://www.instagram.com/@club")).toBe("https://www.instagram.com/@club");
    expect(link("mailto:contact@club.example")).toBe("mailto:contact@club.example");
    expect(renderContent('<a href="https://a:b@x.example/">x</a>')).not.toContain("a:b@");
    expect(sanitizeShortText('<a href="https://a:b@x.example/">x</a>')).not.toContain("a:b@");
  });

  it("flattens what is nested without end", () => {
    const deep = sanitizeContent(`${"<ul><li>".repeat(5000)}x`);
    expect(deep.length).toBeLessThan(2000);
    expectHarmless(deep);
  });
});

describe("sanitizeContent", () => {
  it("keeps what a volunteer writes", () => {
    const html = [
      "<h2>Avant de venir</h2><p>Un <strong>mot</strong> et <em>un autre</em>.<br />Fin.</p>",
      '<ul><li>un</li></ul><ol start="4"><li>quatre</li></ol><hr />',
      "<blockquote><p>« Voilà. »</p><cite>Aïcha</cite></blockquote>",
      `<figure><img src="${IMAGE}" alt="Le départ" /><figcaption>2025</figcaption></figure>`,
      '<table><thead><tr><th scope="col">Heure</th></tr></thead><tbody><tr><td colspan="2">9h</td></tr></tbody></table>',
    ].join("");
    expect(sanitizeContent(html)).toBe(html);
  });

  it("renames what other programs write and drops what editors add", () => {
    expect(sanitizeContent("<h1>A</h1><p><b>b</b><i>c</i><u>d</u></p><h5>e</h5>")).toBe(
      "<h2>A</h2><p><strong>b</strong><em>c</em>d</p><h3>e</h3>",
    );
    expect(
      sanitizeContent(
        '<table style="min-width: 50px"><colgroup><col></colgroup><tbody><tr><td colspan="1" rowspan="1"><p>x</p></td></tr></tbody></table>',
      ),
    ).toBe("<table><tbody><tr><td><p>x</p></td></tr></tbody></table>");
  });

  it.each([
    ["/contacts", "/contacts"],
    ["#acces", "#acces"],
    ["mailto:club@example.fr", "mailto:club@example.fr"],
    ["tel:+33556000000", "tel:+33556000000"],
  ])("keeps the link %s", (href, kept) => {
    expect(sanitizeContent(`<a href="${href}" target="_blank">x</a>`)).toBe(
      `<a href="${kept}">x</a>`,
    );
  });

  it("lets no page of another site hold ours", () => {
    expect(sanitizeContent('<a href="https://www.athle.fr/?a=1&b=2" rel="opener">x</a>')).toBe(
      '<a href="https://www.athle.fr/?a=1&amp;b=2" rel="noopener">x</a>',
    );
  });

  it("keeps a video as a link card", () => {
    expect(
      sanitizeContent('<a data-video-card="youtube" href="https://youtu.be/abc">Le film</a>'),
    ).toBe('<a href="https://youtu.be/abc" rel="noopener" data-video-card>Le film</a>');
  });

  it.each([
    "<h2></h2>",
    "<h3> \n</h3>",
    "<h2>&nbsp;\u202f</h2>",
    "<h2><br></h2>",
    "<h1>\u200b<br/> </h1>",
    "<h4></h4>",
    "<h2><strong> </strong><em></em></h2>",
    '<h2><a href="/contacts"> </a></h2>',
    '<h3><img src="https://other.example/a.jpg"></h3>',
    "<h2><script>x()</script></h2>",
  ])("keeps no heading without words: %s", (heading) => {
    expect(sanitizeContent(`<p>a</p>${heading}<p>b</p>`)).toBe("<p>a</p><p>b</p>");
    expect(renderContent(`<p>a</p>${heading}<p>b</p>`)).toBe("<p>a</p><p>b</p>");
    expect(sanitizeShortText(`<p>a</p>${heading}<p>b</p>`)).toBe("<p>a</p><p>b</p>");
  });

  it.each([
    "<h2>!</h2>",
    "<h3><em>1</em></h3>",
    `<h2><img src="${IMAGE}" alt="" /></h2>`,
    `<h2><a href="/contacts"><img src="${IMAGE}" alt="" /></a></h2>`,
  ])("keeps a heading in which something is seen: %s", (heading) => {
    expect(sanitizeContent(heading)).toBe(heading);
  });

  it("stores the picture, never a smaller copy, and drops foreign ones", () => {
    const html = `<img src="${IMAGE}&amp;w=640&amp;f=webp" alt="x"><img src="https://other.example/a.jpg">`;
    expect(sanitizeContent(html)).toBe(`<img src="${IMAGE}" alt="x" />`);
  });
});

describe("sanitizeShortText", () => {
  it("keeps a few lines as they are written", () => {
    const html =
      '<p>Stade <strong>fermé</strong> <em>demain</em>.<br /><a href="/contacts">Contact</a></p><ul><li>un</li></ul><ol><li>deux</li></ol>';
    expect(sanitizeShortText(html)).toBe(html);
  });

  it("keeps the words of a heading, a table or a quotation, and nothing of their shape", () => {
    const html = `<h2>Titre</h2><blockquote><p>Dit.</p></blockquote><table><tr><td>Case</td></tr></table>`;
    expect(sanitizeShortText(html)).toBe("<p>Titre</p><p>Dit.</p>Case");
  });

  it("lets no picture, video card or script through", () => {
    const html = `<img src="${IMAGE}"><a href="https://youtu.be/abc" data-video-card onclick="x()">Film</a><script>x()</script><a href="javascript:x()">y</a>`;
    expect(sanitizeShortText(html)).toBe(
      '<a href="https://youtu.be/abc" rel="noopener">Film</a><a>y</a>',
    );
  });
});

describe("renderContent", () => {
  it("gives pictures their size, smaller copies and patience", () => {
    const html = renderContent(`<img src="${IMAGE}" alt="Départ">`);
    expect(html).toContain('width="1200" height="800"');
    expect(html).toContain('loading="lazy"');
    expect(html).toContain(`${IMAGE}&amp;w=960&amp;f=webp 960w`);
    expect(html).toContain(`${IMAGE} 1200w`);
    expect(html).not.toContain("w=1280");
  });

  it("lets wide tables scroll by themselves", () => {
    expect(renderContent("<table><tbody><tr><td>x</td></tr></tbody></table>")).toBe(
      '<div class="table-scroll" role="region" aria-label="Tableau" tabindex="0"><table><tbody><tr><td>x</td></tr></tbody></table></div>',
    );
  });
});

describe("imageUrlsIn", () => {
  it("lists each picture once", () => {
    const html = sanitizeContent(`<img src="${IMAGE}"><p><img alt="a" src="${IMAGE}"></p>`);
    expect(imageUrlsIn(html)).toEqual([IMAGE]);
  });
});
