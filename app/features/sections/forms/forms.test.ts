import { expect, test } from "vitest";
import { FORMS } from "~/club/forms";
import { DEMO_SITE } from "~tests/support/demo-club";
import { DEMO_SEASON } from "~tests/support/demo-season";
import { printableForms } from "./forms";

const SITE = { ...DEMO_SITE, season: { now: DEMO_SEASON, joining: DEMO_SEASON } };

test("every sheet that a club may show is there, for somebody to sign", () => {
  const forms = printableForms(SITE);
  expect(forms.map(({ slug }) => slug)).toEqual(FORMS.map(({ value }) => value));
  for (const { signatures } of forms) expect(signatures.length).toBeGreaterThan(0);
});

test("a sheet has the words of the club, after the season that it is for", () => {
  const words = { summary: "Une.", introduction: "À rendre.", foot: "" };
  const shown = [
    { slug: "echeancier" as const, ...words },
    { slug: "fiche-inscription" as const, ...words },
  ];
  const forms = printableForms({ ...SITE, forms: shown });
  expect(forms.map(({ slug, introduction }) => [slug, introduction])).toEqual([
    ["echeancier", "À rendre."],
    ["fiche-inscription", "Saison 2026-2027. À rendre."],
  ]);
});
