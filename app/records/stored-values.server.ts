import { type Ending, endingAt, instantOf } from "~/lib/ending";
import { sanitizeShortText } from "~/platform/rich-text/sanitize-content.server";
import type { FieldInput } from "./fields";

export type ColumnValue = string | number | boolean | null;

/** How the server handles the values of one sort of input. */
type StoredValues = {
  /** Makes a value safe to store and to show, after its rule has passed. */
  clean(value: unknown): unknown;
  /** The value of a column, as the form opens it. */
  from(stored: ColumnValue): unknown;
  to(value: unknown): ColumnValue;
};

const asItIs = (value: unknown) => value;

/** Every sort of input; HTML is cleaned here and nowhere else. */
export const STORED_VALUES: Record<FieldInput["type"], StoredValues> = {
  line: {
    clean: asItIs,
    from: asItIs,
    to: String,
  },
  "site-link": {
    clean: asItIs,
    from: (stored) => stored ?? "",
    to: (value) => String(value) || null,
  },
  "short-text": {
    clean: (html) => sanitizeShortText(String(html)),
    // An older site may have stored what today's policy no longer lets pass.
    from: (stored) => sanitizeShortText(String(stored)),
    to: String,
  },
  choice: {
    clean: asItIs,
    from: asItIs,
    to: String,
  },
  ending: {
    clean: asItIs,
    from: (stored) => endingAt(stored === null ? null : String(stored)),
    to: (value) => instantOf(value as Ending),
  },
  picture: {
    clean: asItIs,
    from: asItIs,
    to: (value) => (value === null ? null : String(value)),
  },
};
