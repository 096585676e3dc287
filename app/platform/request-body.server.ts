import { BodyTooLargeError } from "./body-too-large-error";
import { readMultipart, type TakeFile } from "./multipart.server";
import { refusal } from "./refusal.server";
import { StorageError } from "./storage/storage-error";

/** How much of a form is read before it is refused. */
export type FormLimits = {
  fields: number;
  nameLength: number;
  /** Characters of one field. */
  valueLength: number;
};

const DEFAULT_LIMITS: FormLimits = { fields: 200, nameLength: 200, valueLength: 200_000 };
/** The most bytes of UTF-8 for one unit of a string. */
const BYTES_PER_CHARACTER = 3;

const TOO_LARGE =
  "L’envoi est trop volumineux. Réduisez le texte ou choisissez un fichier plus léger, puis recommencez.";
const MALFORMED = "Le formulaire reçu est incomplet ou abîmé. Rechargez la page, puis recommencez.";

/** Takes the one file that a form may bring, as it comes; it may be of so many bytes. */
export type FileTaking = { takeFile: TakeFile; fileBytes: number };

/**
 * Reads a form whose number of fields, names, values and array indexes (`images[3].alt`) are bounded
 * before anything parses them. A file is refused unless `taking` says
 * where it goes. Throws a `refusal`: 413 when too large, 400 when malformed or hostile; a
 * `StorageError` when there is no place for the file.
 */
export async function readForm(
  request: Request,
  limits: Partial<FormLimits> = {},
  taking: FileTaking | null = null,
): Promise<FormData> {
  const bounds = { ...DEFAULT_LIMITS, ...limits };
  const form = await parseBody(request, bounds, taking);
  let count = 0;
  for (const [name, value] of form) {
    count += 1;
    if (count > bounds.fields || name.length > bounds.nameLength || hasWildIndex(name, bounds)) {
      throw refusal(request, 400, MALFORMED);
    }
    if (typeof value === "string" && value.length > bounds.valueLength) throw tooLarge(request);
  }
  return form;
}

/** How deep JSON may be nested, and how many members one of its objects or lists may have. */
const JSON_DEPTH = 8;
const JSON_MEMBERS = 200;

export function isJson(request: Request): boolean {
  return request.headers.get("content-type")?.startsWith("application/json") ?? false;
}

/**
 * Reads JSON whose depth, members and texts are bounded before anything makes use of it. Throws a
 * `refusal`: 413 when too large, 400 when malformed or hostile.
 */
export async function readJson(request: Request): Promise<unknown> {
  let read: unknown;
  try {
    read = JSON.parse(await request.text());
  } catch (error) {
    if (isTooLarge(error)) throw tooLarge(request);
    throw refusal(request, 400, MALFORMED);
  }
  boundJson(request, read, JSON_DEPTH);
  return read;
}

function boundJson(request: Request, value: unknown, depth: number): void {
  if (typeof value === "string" && value.length > DEFAULT_LIMITS.valueLength) {
    throw tooLarge(request);
  }
  if (typeof value !== "object" || value === null) return;
  const members = Object.values(value);
  if (depth === 0 || members.length > JSON_MEMBERS) throw refusal(request, 400, MALFORMED);
  for (const member of members) boundJson(request, member, depth - 1);
}

async function parseBody(
  request: Request,
  bounds: FormLimits,
  taking: FileTaking | null,
): Promise<FormData> {
  const type = (request.headers.get("content-type") ?? "").toLowerCase();
  try {
    if (type.startsWith("multipart/form-data")) {
      const fieldBytes = bounds.valueLength * BYTES_PER_CHARACTER;
      const limits = { parts: bounds.fields, fieldBytes, fileBytes: taking?.fileBytes ?? 0 };
      return await readMultipart(request, limits, taking?.takeFile ?? null);
    }
    if (type.startsWith("application/x-www-form-urlencoded")) {
      return await parseUrlEncoded(request, bounds);
    }
  } catch (error) {
    if (error instanceof Response || error instanceof StorageError) throw error;
    if (isTooLarge(error)) throw tooLarge(request);
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

/** An index no form of that many fields can reach: a list of a million places would have to be filled. */
function hasWildIndex(name: string, bounds: FormLimits): boolean {
  for (const [, index] of name.matchAll(/\[(\d+)\]/g)) {
    if (Number(index) >= bounds.fields) return true;
  }
  return false;
}

/** The refusal of a body that is too large, or of a part of it. */
export function tooLarge(request: Request): Response {
  return refusal(request, 413, TOO_LARGE);
}

function isTooLarge(error: unknown): boolean {
  return (
    error instanceof BodyTooLargeError ||
    (error instanceof Error && error.cause instanceof BodyTooLargeError)
  );
}
