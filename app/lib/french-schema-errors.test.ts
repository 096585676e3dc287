import { expect, it } from "vitest";
import { z } from "zod";
import "./french-schema-errors";

const modules = import.meta.glob<Record<string, unknown>>("../features/**/*.schema.ts", {
  eager: true,
});
const ENGLISH = /\b(?:invalid|expected|received|too (?:big|small)|unrecognized|must|required)\b/i;
const ODD = [undefined, null, 5, "", [], {}, "x".repeat(200_000), "\0", ["a", "b"]];

/** The objects that a schema takes, whatever stands around them. */
function shapesOf(schema: unknown): Record<string, unknown>[] {
  if (schema instanceof z.ZodObject) return [schema.shape];
  if (schema instanceof z.ZodPipe) return [...shapesOf(schema.in), ...shapesOf(schema.out)];
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(shapesOf);
  return [];
}

it("no schema answers in English, whatever it is given", () => {
  const said = new Set<string>();
  let fields = 0;
  for (const [file, exported] of Object.entries(modules)) {
    for (const [name, schema] of Object.entries(exported)) {
      if (!(schema instanceof z.ZodType)) continue;
      const keys = shapesOf(schema).flatMap((shape) => Object.keys(shape));
      for (const value of ODD) {
        fields += keys.length;
        const given = Object.fromEntries(keys.map((key) => [key, value]));
        for (const { message } of schema.safeParse(given).error?.issues ?? []) {
          if (ENGLISH.test(message)) said.add(`${file} ${name}: ${message}`);
        }
      }
    }
  }
  expect(fields).toBeGreaterThan(300);
  expect([...said]).toEqual([]);
});
