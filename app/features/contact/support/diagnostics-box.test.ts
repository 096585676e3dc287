import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DiagnosticsBox } from "./diagnostics-box";

const TEXT = [
  "Place libre\u00a0: 3 Go",
  "Dernières erreurs\u00a0:",
  "- mardi 10 mars 2026, 11h30 · housekeeping failed · TypeError · server/index.js:120:7",
  "Fenêtre\u00a0: 390 × 844",
].join("\n");

it("folds what names places in the code, which only the technical contact reads", () => {
  const props = { text: TEXT, isSent: true, isLocked: false, onChange: () => undefined };
  const html = renderToStaticMarkup(createElement(DiagnosticsBox, props));
  const [shown = "", folded = ""] = html.split("<details>");
  expect(shown).toContain("Fenêtre");
  expect(shown).not.toMatch(/housekeeping|:\d+:\d+/);
  expect(folded).toContain("server/index.js:120:7");
  expect(folded).toContain("<summary>Le détail d’une erreur, pour la personne technique</summary>");
});

it("asks no more whether to join it once the message is on its way", () => {
  const props = { text: TEXT, isSent: true, onChange: () => undefined };
  const markup = (isLocked: boolean) =>
    renderToStaticMarkup(createElement(DiagnosticsBox, { ...props, isLocked }));
  expect(markup(true)).toMatch(/<input[^>]* disabled=/);
  expect(markup(false)).not.toContain("disabled");
});
