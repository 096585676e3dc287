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
  [
    "an address is a link, once and whole",
    "Inscriptions : https://exemple.fr/cross?a=1&b=2, exemple.fr\nou jo@exemple.fr.",
    '<p>Inscriptions : <a href="https://exemple.fr/cross?a=1&amp;b=2">https://exemple.fr/cross?a=1&amp;b=2</a>, <a href="https://exemple.fr">exemple.fr</a><br>ou <a href="mailto:jo@exemple.fr">jo@exemple.fr</a>.</p>',
  ],
  ["what only looks so is none", "Ce soir.La suite", "<p>Ce soir.La suite</p>"],
  [
    "an address of a list is a link",
    "- exemple.fr\n- un",
    '<ul><li><a href="https://exemple.fr">exemple.fr</a></li><li>un</li></ul>',
  ],
  [
    "an address cut by a page keeps its hyphen",
    `${WIDE} (https://exemple.fr/cross-\nregional).`,
    `<p>${WIDE} (<a href="https://exemple.fr/cross-regional">https://exemple.fr/cross-regional</a>).</p>`,
  ],
  [
    "lines break between words",
    "Le\u00a0cross,\u00a0ouvert\u00a0à\u00a0tous\u00a0: 12\u00a0€",
    "<p>Le cross, ouvert à tous\u00a0: 12\u00a0€</p>",
  ],
  ["signs are text", "<b> & co", "<p>&lt;b&gt; &amp; co</p>"],
  ["nothing is nothing", "", ""],
])("%s", (_, text, html) => {
  expect(plainTextToHtml(text)).toBe(html);
});
