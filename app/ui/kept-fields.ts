import { type Field, isChanged, isField, isTick } from "~/lib/typed-fields";

type Kept = {
  /** The draft over which it was typed, as JSON. */
  draft: string;
  /** By name: the text, or what is ticked. */
  fields: Record<string, string[]>;
};

/** Neither secrets nor what people do not see; an agreement (a box that must be ticked) is given anew. */
const KEPT =
  "input:not([type=hidden], [type=file], [type=password], [autocomplete*=password], [autocomplete=one-time-code], [type=checkbox]:required, [tabindex='-1']), textarea:not([name*=captcha]), select";

/** The fields of a form as JSON; `draftText` holds the values that the address asked it to start with. */
export function writeText(form: HTMLFormElement, draftText: string): string {
  const kept: Kept = { draft: draftText, fields: readFields(form) };
  return JSON.stringify(kept);
}

/**
 * Fills in what was kept, where nobody has changed a field and the server has sent nothing back. Text that
 * was typed over another draft gives way to this one.
 */
export function bringBack(form: HTMLFormElement, text: string, draftText: string): void {
  const kept = readText(text);
  if (!kept) return;
  const draft: Record<string, string> = kept.draft === draftText ? JSON.parse(draftText) : {};
  const fields = fieldsOf(form);
  const isTaken = (field: Field) =>
    hasOwnText(field) || (isChanged(field) && field.value !== draft[field.name]);
  const taken = new Set(fields.filter(isTaken).map(({ name }) => name));
  for (const field of fields) {
    const values = kept.fields[field.name];
    if (Array.isArray(values) && !taken.has(field.name)) fillField(field, values);
  }
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(isField).filter((field) => field.name && field.matches(KEPT));
}

function readFields(form: HTMLFormElement): Kept["fields"] {
  const read: Kept["fields"] = {};
  for (const field of fieldsOf(form)) {
    read[field.name] ??= [];
    if (!isTick(field) || field.checked) read[field.name]?.push(field.value);
  }
  return read;
}

/** A form starts empty: text of the page's own is what the server was sent. */
function hasOwnText(field: Field): boolean {
  return !(field instanceof HTMLSelectElement) && !isTick(field) && field.defaultValue !== "";
}

function fillField(field: Field, values: readonly string[]): void {
  if (isTick(field)) field.checked = values.includes(field.value);
  else field.value = values[0] ?? "";
  if (!isChanged(field)) return;
  // A choice among those that are folded away is in sight.
  if (isTick(field)) field.closest("details")?.setAttribute("open", "");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function readText(text: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(text);
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isKept(kept: unknown): kept is Kept {
  if (typeof kept !== "object" || kept === null) return false;
  const { draft, fields }: { [name in keyof Kept]?: unknown } = kept;
  return typeof draft === "string" && typeof fields === "object" && fields !== null;
}
