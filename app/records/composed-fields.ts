import { z } from "zod";
import { isUuid } from "~/lib/uuid";
import type { Field, Fields, GroupWords, Item, ListWords, Values } from "./fields";

/** A draft may be as incomplete as it likes, what visitors will see may not. */
export type CheckIntent = "draft" | "publish";

type GroupOptions<F extends Fields> = GroupWords & {
  fields: F;
  /** Its parts make sense together only: two versions are compared and chosen as one. */
  isWhole?: boolean;
};

/** Several values that are there together, or not at all (null). */
export function group<F extends Fields>(
  label: string,
  { fields, isWhole = false, ...words }: GroupOptions<F>,
): Field<Values<F> | null> {
  return {
    label,
    empty: null,
    shape: shapeOfParts(fields).nullable(),
    rule: ruleOfParts(fields).nullable(),
    draftRule: ruleOfParts(fields, "draft").nullable(),
    input: { type: "group", fields, isWhole, words },
  };
}

type ListOptions<F extends Fields> = ListWords & {
  fields: F;
  most: number;
};

/** Items in an order of their own. Each has an id, by which its errors are named: `images.{id}.alt`. */
export function list<F extends Fields>(
  label: string,
  { fields, most, ...words }: ListOptions<F>,
): Field<Item<F>[]> {
  const { tooMany, wrongId } = words;
  const shape = makeShape(fields, { id: z.string() }) as z.ZodType<Item<F>>;
  const readItem = (item: unknown) => shape.safeParse(item).data ?? [];
  const id = z.string(wrongId).refine(isUuid, wrongId);
  const ruleFor = (intent: CheckIntent) =>
    z
      .array(makeRule(fields, { intent, more: { id } }) as z.ZodType<Item<F>>)
      .max(most, tooMany)
      .refine(hasEachOnce, wrongId);
  return {
    label,
    empty: [],
    shape: z.array(z.unknown()).transform((items) => items.flatMap((item) => readItem(item))),
    rule: ruleFor("publish"),
    draftRule: ruleFor("draft"),
    input: { type: "list", fields, most, words },
  };
}

function hasEachOnce(items: readonly { id: string }[]): boolean {
  return new Set(items.map(({ id }) => id)).size === items.length;
}

type Schemas = Record<string, z.ZodType>;

// Zod compiles a schema at its first use, which takes longer than to check a text: each is made once.
const SHAPES = new WeakMap<Fields, z.ZodType>();
const RULES = {
  draft: new WeakMap<Fields, z.ZodType>(),
  publish: new WeakMap<Fields, z.ZodType>(),
};

/** Reads the values of some fields, however wrong: what is missing or has another shape is empty, other names are left out. */
export function shapeOfParts<F extends Fields>(fields: F): z.ZodType<Values<F>, Values<Fields>> {
  const shape = SHAPES.get(fields) ?? makeShape(fields);
  SHAPES.set(fields, shape);
  return shape as unknown as z.ZodType<Values<F>, Values<Fields>>;
}

function makeShape(fields: Fields, more: Schemas = {}): z.ZodType {
  const shapes = Object.entries(fields).map(([name, { shape, empty }]) => [
    name,
    shape.catch(empty),
  ]);
  return z.object({ ...more, ...Object.fromEntries(shapes) });
}

/**
 * The rules of the values that were sent: one that is missing keeps what is stored, another name is
 * refused as `unrecognized_keys`.
 */
export function ruleOfParts<F extends Fields>(
  fields: F,
  intent: CheckIntent = "publish",
): z.ZodType<Values<F>> {
  const rule = RULES[intent].get(fields) ?? makeRule(fields, { intent });
  RULES[intent].set(fields, rule);
  return rule as unknown as z.ZodType<Values<F>>;
}

/** The rule of a field for one intent. */
export function ruleOf({ rule, draftRule = rule }: Field<unknown>, intent: CheckIntent): z.ZodType {
  return intent === "draft" ? draftRule : rule;
}

type RuleOptions = { intent: CheckIntent; more?: Schemas };

function makeRule(fields: Fields, { intent, more = {} }: RuleOptions): z.ZodType {
  const rules = Object.entries(fields).map(([name, field]) => [
    name,
    ruleOf(field, intent).optional(),
  ]);
  return z.strictObject({ ...more, ...Object.fromEntries(rules) });
}
