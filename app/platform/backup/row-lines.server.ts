import type { FileHandle } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { readPart } from "./archive-reader.server";
import { BackupError } from "./backup-error";
import { type BackupRow, ENTRY_LIMITS, type TableShape } from "./backup-format";

const expand = promisify(gunzip);

/** The lines of one part of a table; a `BackupError` (`damaged`) when they cannot be unpacked. */
export async function unpackLines(packed: Uint8Array): Promise<Buffer> {
  try {
    return await expand(packed, { maxOutputLength: ENTRY_LIMITS.rows });
  } catch (cause) {
    throw new BackupError("damaged", "rows", { cause });
  }
}

/** The lines of a part that was read before, at its place in the archive. */
export async function readLines(
  handle: FileHandle,
  place: { offset: number; byteSize: number },
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readPart(handle, place)) chunks.push(chunk);
  return await unpackLines(Buffer.concat(chunks));
}

/** The rows that lines hold: exactly the columns of the table, nothing nested. */
export function parseLines(lines: Buffer, table: TableShape): BackupRow[] {
  const text = lines.toString("utf8");
  if (!text.endsWith("\n")) throw new BackupError("damaged", table.name);
  return text
    .slice(0, -1)
    .split("\n")
    .map((line) => parseRow(line, table));
}

function parseRow(line: string, { name, columns }: TableShape): BackupRow {
  const value = parseJson(line, name);
  if (!isRecord(value)) throw new BackupError("damaged", name);
  const row: BackupRow = {};
  if (Object.keys(value).length !== columns.length) throw new BackupError("damaged", name);
  for (const column of columns) {
    const field = Object.hasOwn(value, column) ? value[column] : undefined;
    if (!isPlain(field)) throw new BackupError("damaged", `${name}.${column}`);
    row[column] = field;
  }
  return row;
}

/** What `JSON.parse` gives, or a `BackupError` (`damaged`). */
export function parseJson(text: string, detail: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new BackupError("damaged", detail, { cause });
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isPlain(value: unknown): value is BackupRow[string] {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}
