import { expect, test } from "vitest";
import { plainTextToHtml } from "./plain-paste";

const WIDE = "Le départ est donné sur le stade après le rappel des consignes aux coureurs";

test.each([
  ["lines stay lines", "8h45 parking\r\n9h00 départ", "<p>8h45 parking<br>9h00 départ</p>"],
  ["an empty line ends a paragraph", "Un\n \n\nDeux", "<p>Un</p><p>Deux</p>"],
  [
    "what a page cut is one again",
    `${WIDE}\net à leurs parents.`,
    `<p>${WIDE} et à leurs parents.</p>`,
  ],
  ["a word cut by a page is one again", `${WIDE} inscri-\nts.`, `<p>${WIDE} inscrits.</p>`],
  ["a hyphen of the word stays", `${WIDE} au rendez-\nvous.`, `<p>${WIDE} au rendez-vous.</p>`],
  ["a soft hyphen goes", `${WIDE} attes\u00ad\ntation`, `<p>${WIDE} attestation</p>`],
  [
    "whole sentences stay lines",
    `${WIDE}.\n${WIDE} !\n${WIDE}`,
    `<p>${WIDE}.<br>${WIDE} !<br>${WIDE}</p>`,
  ],
  ["bullets are a list", "- un\n– deux", "<ul><li>un</li><li>deux</li></ul>"],
  ["a lone dash is none", "– Bonjour !", "<p>– Bonjour !</p>"],
  ["signs are text", "<b> & co", "<p>&lt;b&gt; &amp; co</p>"],
  ["nothing is nothing", "", ""],
])("%s", (_, text, html) => {
  expect(plainTextToHtml(text)).toBe(html);
});
