import { type Ending, endingAt, instantOf } from "~/lib/ending";
import { sanitizeContent, sanitizeShortText } from "~/platform/rich-text/sanitize-content.server";
import type { Field, FieldInput, Fields } from "./fields";
import { type AnyKind, shapeOf } from "./kind";

export type ColumnValue = string | number | boolean | null;

/** How the server handles the values of one sort of input. */
type StoredValues<I extends FieldInput> = {
  /** Makes a value safe to store and to show, after its rule has passed. */
  clean(value: unknown, input: I): unknown;
  /** The value of a column that holds one, as the form opens it. */
  from(stored: ColumnValue, field: Field<unknown>): unknown;
  to(value: unknown): ColumnValue;
};

const asItIs = (value: unknown) => value;
const orNull = (value: unknown) => (value === null ? null : String(value));

/** Every sort of input; HTML is cleaned here and nowhere else. */
const STORED_VALUES: {
  [T in FieldInput["type"]]: StoredValues<Extract<FieldInput, { type: T }>>;
} = {
  line: {
    clean: asItIs,
    from: asItIs,
    to: String,
  },
  "site-link": {
    clean: asItIs,
    from: asItIs,
    to: (value) => String(value) || null,
  },
  "short-text": {
    clean: (html) => sanitizeShortText(String(html)),
    // An older site may have stored what today's policy no longer lets pass.
    from: (stored) => sanitizeShortText(String(stored)),
    to: String,
  },
  "rich-text": {
    clean: (html) => sanitizeContent(String(html)),
    from: (stored) => sanitizeContent(String(stored)),
    to: String,
  },
  choice: {
    clean: asItIs,
    from: asItIs,
    to: String,
  },
  "one-of": {
    clean: asItIs,
    from: asItIs,
    to: String,
  },
  "some-of": {
    clean: asItIs,
    from: readJson,
    to: JSON.stringify,
  },
  key: {
    clean: asItIs,
    from: asItIs,
    to: orNull,
  },
  "yes-no": {
    clean: asItIs,
    from: Boolean,
    to: Boolean,
  },
  percent: {
    clean: asItIs,
    from: Number,
    to: Number,
  },
  number: {
    clean: asItIs,
    from: asItIs,
    to: (value) => value as number | null,
  },
  paragraphs: {
    clean: asItIs,
    from: asItIs,
    to: String,
  },
  lines: {
    clean: asItIs,
    from: readJson,
    to: JSON.stringify,
  },
  reference: {
    clean: asItIs,
    from: asItIs,
    to: orNull,
  },
  people: {
    clean: asItIs,
    from: readJson,
    to: JSON.stringify,
  },
  day: {
    clean: asItIs,
    from: asItIs,
    to: orNull,
  },
  time: {
    clean: asItIs,
    from: asItIs,
    to: orNull,
  },
  ending: {
    clean: asItIs,
    from: (stored) => endingAt(String(stored)),
    to: (value) => instantOf(value as Ending),
  },
  picture: {
    clean: asItIs,
    from: asItIs,
    to: orNull,
  },
  focus: {
    clean: asItIs,
    from: readJson,
    to: JSON.stringify,
  },
  photo: {
    clean: asItIs,
    from: asItIs,
    to: String,
  },
  group: {
    clean: (parts, { fields }) => parts && cleanValues(fields, parts as Values),
    from: readJson,
    to: (parts) => (parts === null ? null : JSON.stringify(parts)),
  },
  list: {
    clean: (items, { fields }) =>
      (items as Item[]).map(({ id, ...values }) => ({ id, ...cleanValues(fields, values) })),
    from: readJson,
    to: JSON.stringify,
  },
};

type Values = Record<string, unknown>;
type Item = { id: string } & Values;

function readJson(stored: ColumnValue, field: Field<unknown>): unknown {
  const { shape, empty } = field;
  return cleanValue(field, shape.catch(empty).parse(JSON.parse(String(stored))));
}

/** How the server handles the values of a field. */
function storedValuesOf({ input }: Field<unknown>): StoredValues<FieldInput> {
  return STORED_VALUES[input.type];
}

function cleanValue(field: Field<unknown>, value: unknown): unknown {
  return storedValuesOf(field).clean(value, field.input);
}

/** Values that their rules let pass, safe to store and to show. */
export function cleanValues(fields: Fields, values: Values): Values {
  const cleaned: Values = {};
  for (const [name, value] of Object.entries(values)) {
    const field = fields[name];
    if (field) cleaned[name] = cleanValue(field, value);
  }
  return cleaned;
}

/** The values in one text in JSON, however wrong: what cannot be read is empty. */
export function readBody(kind: AnyKind, json: string): Values {
  return cleanValues(kind.fields, shapeOf(kind).parse(parsed(json)));
}

function parsed(json: string): Values {
  try {
    const read: unknown = JSON.parse(json);
    return typeof read === "object" && read !== null && !Array.isArray(read) ? { ...read } : {};
  } catch {
    return {};
  }
}

/** The value of a column, as the form opens it; an empty column is an empty field. */
export function fromColumn(field: Field<unknown>, stored: ColumnValue): unknown {
  return stored === null ? field.empty : storedValuesOf(field).from(stored, field);
}

export function toColumn(field: Field<unknown>, value: unknown): ColumnValue {
  return storedValuesOf(field).to(value);
}
