/**
 * What is wrong with a form: sentences by the name of the field (`name`, `images[0].alt`). What is
 * wrong with the form as a whole stands under the empty name.
 */
export type FieldErrors = Record<string, string[]>;

/** What a page's action answers about a form it refuses: shown without scripts too. */
export type FormReply = {
  errors: FieldErrors;
  /** What was typed, but for secrets. */
  values: Record<string, string>;
};

/** The reply to a form that is refused, without the secrets that were typed. */
export function replyTo(
  form: FormData,
  errors: FieldErrors,
  secrets: readonly string[],
): FormReply {
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === "string" && !secrets.includes(name)) values[name] = value;
  }
  return { errors, values };
}

/** What a form holds, by the name of the field; one that is empty is missing. */
export function formValues(form: FormData): Record<string, FormDataEntryValue> {
  return Object.fromEntries([...form].filter(([, value]) => value !== ""));
}

type Path = readonly PropertyKey[];
type Refusal = { issues: readonly { path: Path; message: string }[] };

/** The first sentence of a schema for each field that it refused; `nameOf` tells the field that a path leads to. */
export function fieldErrorsOf(
  { issues }: Refusal,
  nameOf = ([name]: Path) => String(name ?? ""),
): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) errors[nameOf(path)] ??= [message];
  return errors;
}

type Schema = { safeParse: (values: unknown) => { error?: Refusal | undefined } };

/** What a schema says of a form as it stands, for a check before it is sent. */
export function checkedBy(schema: Schema): (fields: FormData) => FieldErrors {
  return (fields) => {
    const { error } = schema.safeParse(formValues(fields));
    return error ? fieldErrorsOf(error) : {};
  };
}

/** How long a check waits for its schema, in milliseconds. */
const SCHEMA_PATIENCE_MS = 3_000;

/**
 * The same by a schema that visitors fetch once they type (`prepare`): Zod weighs more than the form
 * itself. Where it does not come in time, the server tells.
 */
export function checkedLater(load: () => Promise<Schema>) {
  const loadIfThere = () => load().catch(() => null);
  const check = async (fields: FormData): Promise<FieldErrors> => {
    const late = new Promise<null>((resolve) => setTimeout(resolve, SCHEMA_PATIENCE_MS, null));
    const schema = await Promise.race([loadIfThere(), late]);
    return schema ? checkedBy(schema)(fields) : {};
  };
  return { check, prepare: () => void loadIfThere() };
}
