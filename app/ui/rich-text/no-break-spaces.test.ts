import { expect, test } from "vitest";
import { withBreakableSpaces } from "./no-break-spaces";

/** `~` stands for a no-break space. */
const noBreak = (text: string) => text.replaceAll("~", "\u00a0");

test.each([
  ["le~cross~des~Résiniers", "le cross des Résiniers"],
  ["un\u202fmot", "un mot"],
  ["deux~~espaces", "deux  espaces"],
  ["fin.~Le", "fin. Le"],
  ["Résiniers,~ouvert", "Résiniers, ouvert"],
  ["l’école~d’athlétisme", "l’école d’athlétisme"],
  ["départ~:~samedi~!~Venez", "départ~: samedi~! Venez"],
  ["dit~:~«~Venez~»~et~part", "dit~: «~Venez~» et part"],
  ["(adultes)~et~(enfants)", "(adultes) et (enfants)"],
  ["12~€~dès~10~h", "12~€ dès~10~h"],
  ["12~€,~6~€~et~5~%~de~moins", "12~€, 6~€ et~5~% de moins"],
  ["C’est~le~CV", "C’est le CV"],
])("a line may break between the words of %s", (pasted, kept) => {
  expect(withBreakableSpaces(noBreak(pasted))).toBe(noBreak(kept));
});

test.each([
  "12~€",
  "10~h~30",
  "12~mars",
  "10~000",
  "05~56~00~00~33",
  "n°~5",
  "page~12",
  "Louis~XIV",
  "XXe~siècle",
  "Mme~Roux",
  "M.~Roux",
  "MM.~Roux et J.~Martin",
  "Dr~Roux",
  "Bravo~!",
  "Bravo\u202f!",
  "«~Venez~»",
  "–~Bonjour",
  "5~%",
  "~",
  "",
])("%s stays on one line", (text) => {
  expect(withBreakableSpaces(noBreak(text))).toBe(noBreak(text));
});
