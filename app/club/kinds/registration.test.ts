import { expect, test } from "vitest";
import type { Field } from "~/records/fields";
import { HEALTH_RULES } from "../health-rules";
import { registration } from "./registration";

function wordsOf({ input }: Field<string[]>): string[] {
  return input.type === "some-of" ? input.choices.map(({ value }) => value).toSorted() : [];
}

test("a page of registration chooses among the rules that there are", () => {
  const { health } = registration.fields;
  expect(wordsOf(health)).toEqual(HEALTH_RULES.map(({ key }) => key).toSorted());
});
