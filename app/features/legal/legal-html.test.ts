import { expect, test } from "vitest";
import { sanitizeLegalText } from "~/platform/rich-text/sanitize-content.server";
import { DEMO_SITE } from "~tests/support/demo-club";
import { accessibilityStatement } from "./accessibility";
import { legalHtml, sectionsOf } from "./legal-html";
import { facts, text } from "./legal-text";
import { privacyPage } from "./privacy";
import { saleTermsPage } from "./sale-terms";

const PAGES = [
  saleTermsPage(DEMO_SITE, { helloasso: true, mail: true }),
  accessibilityStatement(DEMO_SITE),
  privacyPage(DEMO_SITE, {
    recaptcha: true,
    emailjs: true,
    helloasso: true,
    speedInsights: true,
    visits: true,
  }),
];

test("a legal text is cleaned without a loss, but for what links tell search engines", () => {
  for (const { sections } of PAGES) {
    const html = legalHtml(sections);
    expect(sanitizeLegalText(html)).toBe(
      html.replaceAll(' rel="external"', ' rel="noopener"').replaceAll("&quot;", '"'),
    );
    expect(sectionsOf(html)).toEqual(sections.map(({ id, title }) => ({ id, title })));
  }
});

test("what a club writes into a legal text is text", () => {
  const link = { label: "<i>", href: 'mailto:"@exemple.fr' };
  const section = {
    id: "ajout",
    title: "A & B",
    blocks: [text(["<script>", link]), facts([{ term: "<b>", text: "&amp;" }]), facts([])],
  };
  const html = legalHtml([section]);
  expect(html).toBe(
    '<section class="prose" id="ajout" aria-labelledby="titre-ajout"><h2 id="titre-ajout">A &amp; B</h2>' +
      '<p>&lt;script&gt;<a href="mailto:&quot;@exemple.fr">&lt;i&gt;</a></p>' +
      '<dl class="legal-facts"><div><dt>&lt;b&gt;</dt><dd>&amp;amp;</dd></div></dl></section>',
  );
  expect(sectionsOf(html)).toEqual([{ id: "ajout", title: "A & B" }]);
});

test("stored HTML that the site has not written loses what it must not do", () => {
  const html =
    '<section id="a" onclick="x()"><h2 id="titre-a" style="x">A</h2><script>x()</script><a href="javascript:x()">b</a></section>';
  expect(sanitizeLegalText(html)).toBe('<section id="a"><h2 id="titre-a">A</h2><a>b</a></section>');
});
