import { frenchTypography } from "~/lib/french-typography";
import type { Field, Fields, Values } from "~/records/fields";
import { type Kind, mapFields } from "~/records/kind";

/** The values of a record as pages show them: forms show what was typed. */
export function shownValues<F extends Fields>(
  { fields }: Pick<Kind<F>, "fields">,
  values: Record<string, unknown>,
): Values<F> {
  return shownParts(fields, values) as Values<F>;
}

function shownParts(fields: Fields, values: Record<string, unknown>) {
  return mapFields(fields, (field, name) => shownValue(field, values[name]));
}

function shownValue({ input }: Field<unknown>, value: unknown): unknown {
  if (input.type === "line") return input.as ? value : frenchTypography(String(value));
  if (input.type === "paragraphs") return frenchTypography(String(value));
  if (input.type === "lines") return (value as string[]).map(frenchTypography);
  if (input.type === "list") {
    return (value as Item[]).map(({ id, ...parts }) => ({
      id,
      ...shownParts(input.fields, parts),
    }));
  }
  return value;
}

type Item = { id: string } & Record<string, unknown>;
