import type { FieldErrors, SaveIntent } from "../article-results.types";
import type { EditorValues } from "./editor-values";

/**
 * What the server last refused, by what asked for it: an autosave checks less than the main button,
 * so its success mends nothing of what the button was refused for.
 */
export type RefusedFields = Readonly<Record<SaveIntent, FieldErrors>>;

export const NOTHING_REFUSED: RefusedFields = { save: {}, autosave: {} };

/** After an answer, with the errors it held (none when saved). The main button checks everything anew. */
export function afterAnswer(
  refused: RefusedFields,
  intent: SaveIntent,
  errors: FieldErrors,
): RefusedFields {
  return intent === "save" ? { save: errors, autosave: {} } : { ...refused, autosave: errors };
}

/** Without the errors of what has been changed since. */
export function afterChange(refused: RefusedFields, change: Partial<EditorValues>): RefusedFields {
  return {
    save: withoutErrorsOf(refused.save, change),
    autosave: withoutErrorsOf(refused.autosave, change),
  };
}

/** What stands beside the fields. */
export function shownErrors({ save, autosave }: RefusedFields): FieldErrors {
  return { ...save, ...autosave };
}

/** The values of `after` that are not those of `before`. */
export function changesBetween(before: EditorValues, after: EditorValues): Partial<EditorValues> {
  const kept = new Map<string, unknown>(Object.entries(before));
  const names = new Set([...kept.keys(), ...Object.keys(after)]);
  const entries = new Map<string, unknown>(Object.entries(after));
  return Object.fromEntries(
    [...names]
      .filter((name) => JSON.stringify(kept.get(name)) !== JSON.stringify(entries.get(name)))
      .map((name) => [name, entries.get(name)]),
  );
}

/** Other fields that mend an error as well as its own does: a cover stands in for a text. */
const MENDED_BY: Partial<Record<string, readonly (keyof EditorValues)[]>> = {
  content: ["coverUrl"],
  coverAlt: ["coverUrl", "coverIsDecorative"],
  eventDate: ["isEvent"],
  publishDate: ["publishTime", "status"],
  untilDate: ["untilTime", "publishDate", "publishTime", "status"],
};

function withoutErrorsOf(errors: FieldErrors, change: Partial<EditorValues>): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([field]) => {
      const name = field.split("[")[0] ?? field;
      return ![name, ...(MENDED_BY[name] ?? [])].some((mending) => mending in change);
    }),
  );
}
