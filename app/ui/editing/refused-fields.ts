import type { FieldErrors } from "./edited-record";

/** `autosave` is what is typed, saved without being asked; `save` is the main button. */
export type SaveIntent = "autosave" | "save";

/** Other fields that mend an error as well as its own does, by the field of the error. */
export type MendedBy = Partial<Record<string, readonly string[]>>;

/**
 * What the server last refused, by what asked for it: an autosave checks less than the main button,
 * so its success mends nothing of what the button was refused for. `unfinished` are fields that were
 * left half typed, which the server does not see.
 */
export type RefusedFields = Readonly<Record<SaveIntent | "unfinished", FieldErrors>>;

export const NOTHING_REFUSED: RefusedFields = { save: {}, autosave: {}, unfinished: {} };

/** After an answer, with the errors it held (none when saved). The main button checks everything anew. */
export function afterAnswer(
  refused: RefusedFields,
  intent: SaveIntent,
  errors: FieldErrors,
): RefusedFields {
  return intent === "save"
    ? { ...refused, save: errors, autosave: {} }
    : { ...refused, autosave: errors };
}

/** After a field was left: what is missing in it, or null. */
export function afterCheck(
  refused: RefusedFields,
  name: string,
  missing: string | null,
): RefusedFields {
  const { [name]: _former, ...others } = refused.unfinished;
  return { ...refused, unfinished: missing === null ? others : { ...others, [name]: [missing] } };
}

/** Without the errors of what has been changed since. */
export function afterChange(
  refused: RefusedFields,
  change: object,
  mendedBy: MendedBy = {},
): RefusedFields {
  const isLeft = ([field]: [string, unknown]) => {
    const name = field.split("[")[0] ?? field;
    return ![name, ...(mendedBy[name] ?? [])].some((mending) => mending in change);
  };
  const left = (errors: FieldErrors) => Object.fromEntries(Object.entries(errors).filter(isLeft));
  return {
    save: left(refused.save),
    autosave: left(refused.autosave),
    unfinished: left(refused.unfinished),
  };
}

/** What stands beside the fields. */
export function shownErrors({ save, autosave, unfinished }: RefusedFields): FieldErrors {
  return { ...save, ...autosave, ...unfinished };
}
