import { expect, test } from "vitest";
import type { Field } from "~/records/fields";
import { printableForms } from "~club/forms/forms";
import { DEMO_SITE } from "~tests/support/demo-club";
import { DEMO_SEASON } from "~tests/support/demo-season";
import { AIDS } from "../aids";
import { HEALTH_RULES } from "../health-rules";
import { registration } from "./registration";

function wordsOf({ input }: Field<string[]>): string[] {
  return input.type === "some-of" ? input.choices.map(({ value }) => value).toSorted() : [];
}

test("a page of registration chooses among the rules, aids and forms that there are", () => {
  const { health, aids, forms } = registration.fields;
  const sheets = printableForms(DEMO_SEASON, DEMO_SITE.sections);
  expect(wordsOf(health)).toEqual(HEALTH_RULES.map(({ key }) => key).toSorted());
  expect(wordsOf(aids)).toEqual(AIDS.map(({ value }) => value).toSorted());
  expect(wordsOf(forms)).toEqual(sheets.map(({ slug }) => slug).toSorted());
});
