import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { z } from "zod";
import { isStoragePath } from "~/platform/storage/storage-path";
import { BackupError } from "./backup-error";

/**
 * A backup is a tar archive: `header.json`, then the rows of each table as compressed JSON lines
 * (`rows/{table}/{n}.jsonl.gz`) and the files as they are (`files/{path}`), in any order; last, what
 * it all must amount to (`manifest.json`) and the SHA-256 of that (`manifest.sha256`).
 */
export const BACKUP_FORMAT = "foulee-backup";
export const FORMAT_VERSION = 1;
export const HEADER_ENTRY = "header.json";
export const MANIFEST_ENTRY = "manifest.json";
export const SEAL_ENTRY = "manifest.sha256";

const MEGABYTE = 1_048_576;
/** More than any of these weighs in a backup of ours; what stands in memory is bounded by them. */
export const ENTRY_LIMITS = {
  header: MEGABYTE,
  manifest: 256 * MEGABYTE,
  seal: 64,
  rowsPacked: 32 * MEGABYTE,
  rows: 64 * MEGABYTE,
};

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/);
const storagePath = z.string().max(600).refine(isStoragePath);
const count = z.number().int().min(0);
const tableShape = z.object({ name, columns: z.array(name).min(1).max(200) });

/** What tells another backup, or another version of this format, apart. */
export const markSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  formatVersion: z.number().int(),
});

export const headerSchema = markSchema.extend({
  siteVersion: z.string().max(100),
  engine: z.enum(["sqlite", "postgres"]),
  /** When the backup was begun. */
  madeAt: z.iso.datetime(),
  /** Of the database it was made of: one that this site does not know is of a newer version. */
  migrations: z.array(z.string().max(200)).max(1000),
  /** Parents before the tables that refer to them. */
  tables: z.array(tableShape).max(200),
  /** What the secret of the site is recognised by: two-step login works under that secret only. */
  secretMark: hash,
});

export const manifestSchema = headerSchema.extend({
  /** `sha256` of the lines, uncompressed. */
  tables: z.array(tableShape.extend({ rowCount: count, sha256: hash })).max(200),
  /** In the order of the archive. One that was replaced meanwhile stands twice: the last one counts. */
  files: z
    .array(
      z.object({
        path: storagePath,
        byteSize: count,
        sha256: hash,
        mediaType: z.string().regex(/^[\w.+-]{1,100}\/[\w.+-]{1,100}$/),
      }),
    )
    .max(2_000_000),
  /** Files that rows name and the storage does not have. */
  missing: z.array(storagePath).max(2_000_000),
});

export type BackupHeader = z.output<typeof headerSchema>;
export type BackupManifest = z.output<typeof manifestSchema>;
export type BackedUpFile = BackupManifest["files"][number];
export type TableShape = z.output<typeof tableShape>;

/** A row as it stands in an archive, the same on both engines. */
export type BackupRow = Record<string, string | number | boolean | null>;

export function rowsEntry(table: string, part: number): string {
  return `rows/${table}/${String(part).padStart(6, "0")}.jsonl.gz`;
}

export function fileEntry(path: string): string {
  return `files/${path}`;
}

/** What `JSON.parse` gives, or a `BackupError` (`damaged`). */
export function parseJson(text: string, detail: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new BackupError("damaged", detail, { cause });
  }
}

const expand = promisify(gunzip);

/** The lines of one part of a table; a `BackupError` (`damaged`) when they cannot be unpacked. */
export async function unpackLines(packed: Uint8Array): Promise<Buffer> {
  try {
    return await expand(packed, { maxOutputLength: ENTRY_LIMITS.rows });
  } catch (cause) {
    throw new BackupError("damaged", "rows", { cause });
  }
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
  const fields = new Map<string, unknown>(Object.entries(parseJson(line, name) ?? {}));
  if (fields.size !== columns.length) throw new BackupError("damaged", name);
  const row: BackupRow = {};
  for (const column of columns) {
    const field = fields.get(column);
    if (!isPlain(field)) throw new BackupError("damaged", `${name}.${column}`);
    row[column] = field;
  }
  return row;
}

function isPlain(value: unknown): value is BackupRow[string] {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}
