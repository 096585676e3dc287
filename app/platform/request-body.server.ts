import { refusal } from "./refusal.server";

/** How much of a form is read before it is refused. */
export type FormLimits = {
  fields: number;
  nameLength: number;
  /** Characters of one field; files are not counted here but by the server's limit on the whole body. */
  valueLength: number;
};

const DEFAULT_LIMITS: FormLimits = { fields: 200, nameLength: 200, valueLength: 200_000 };

const TOO_LARGE =
  "L’envoi est trop volumineux. Réduisez le texte ou choisissez un fichier plus léger, puis recommencez.";
const MALFORMED = "Le formulaire reçu est incomplet ou abîmé. Rechargez la page, puis recommencez.";

/** The body of a request went over the server's limit for its address. */
export class BodyTooLargeError extends Error {
  override name = "BodyTooLargeError";
}

/**
 * Reads a form whose number of fields, names, values and array indexes (`images[3].alt`, as
 * Conform writes them) are bounded before anything parses them. Throws a `refusal`: 413 when too
 * large, 400 when malformed or hostile.
 */
export async function readForm(
  request: Request,
  limits: Partial<FormLimits> = {},
): Promise<FormData> {
  const bounds = { ...DEFAULT_LIMITS, ...limits };
  const form = await parseBody(request, bounds);
  let count = 0;
  for (const [name, value] of form) {
    count += 1;
    if (count > bounds.fields || name.length > bounds.nameLength || hasWildIndex(name, bounds)) {
      throw refusal(request, 400, MALFORMED);
    }
    if (typeof value === "string" && value.length > bounds.valueLength)
      throw refusal(request, 413, TOO_LARGE);
  }
  return form;
}

/** How deep JSON may be nested, and how many members one of its objects or lists may have. */
const JSON_DEPTH = 8;
const JSON_MEMBERS = 200;

/**
 * Reads JSON whose depth, members and texts are bounded before anything makes use of it. Throws a
 * `refusal`: 413 when too large, 400 when malformed or hostile.
 */
export async function readJson(request: Request): Promise<unknown> {
  let read: unknown;
  try {
    read = JSON.parse(await request.text());
  } catch (error) {
    if (isTooLarge(error)) throw refusal(request, 413, TOO_LARGE);
    throw refusal(request, 400, MALFORMED);
  }
  boundJson(request, read, JSON_DEPTH);
  return read;
}

function boundJson(request: Request, value: unknown, depth: number): void {
  if (typeof value === "string" && value.length > DEFAULT_LIMITS.valueLength) {
    throw refusal(request, 413, TOO_LARGE);
  }
  if (typeof value !== "object" || value === null) return;
  const members = Object.values(value);
  if (depth === 0 || members.length > JSON_MEMBERS) throw refusal(request, 400, MALFORMED);
  for (const member of members) boundJson(request, member, depth - 1);
}

async function parseBody(request: Request, bounds: FormLimits): Promise<FormData> {
  const type = (request.headers.get("content-type") ?? "").toLowerCase();
  try {
    if (type.startsWith("multipart/form-data")) return await request.formData();
    if (type.startsWith("application/x-www-form-urlencoded")) {
      return await parseUrlEncoded(request, bounds);
    }
  } catch (error) {
    if (error instanceof Response) throw error;
    if (isTooLarge(error)) throw refusal(request, 413, TOO_LARGE);
  }
  throw refusal(request, 400, MALFORMED);
}

async function parseUrlEncoded(request: Request, bounds: FormLimits): Promise<FormData> {
  const text = await request.text();
  // Counted first: half a million empty pairs fit into a megabyte.
  if (text.split("&", bounds.fields + 1).length > bounds.fields)
    throw refusal(request, 400, MALFORMED);
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
  return form;
}

/** An index no form of that many fields can reach: `x[1000000]` would make Conform fill a million places. */
function hasWildIndex(name: string, bounds: FormLimits): boolean {
  for (const [, index] of name.matchAll(/\[(\d+)\]/g)) {
    if (Number(index) >= bounds.fields) return true;
  }
  return false;
}

function isTooLarge(error: unknown): boolean {
  return (
    error instanceof BodyTooLargeError ||
    (error instanceof Error && error.cause instanceof BodyTooLargeError)
  );
}
