import { createHash, type Hash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { IMAGE_TYPES, type ImageKind, SNIFFED_BYTES, sniffImageKind } from "~/lib/image-kind";
import { sha256 } from "~/platform/random.server";
import { mediaTypeOf } from "~/platform/storage/local-files.server";
import { isStoragePath } from "~/platform/storage/storage-path";
import { type ArchiveEntry, type Place, readArchive, readRows } from "./archive.server";
import { BackupError } from "./backup-error";
import {
  type BackedUpFile,
  type BackupHeader,
  type BackupManifest,
  type BackupRow,
  ENTRY_LIMITS,
  FORMAT_VERSION,
  fileEntry,
  HEADER_ENTRY,
  headerSchema,
  MANIFEST_ENTRY,
  manifestSchema,
  markSchema,
  parseJson,
  parseLines,
  rowsEntry,
  SEAL_ENTRY,
  unpackLines,
} from "./backup-format";
import { knownMigrations, listSiteTables } from "./backup-tables.server";
import type { BackupPlan } from "./make-backup.server";

/** An account that opens with its password. */
export type SignIn = { name: string; email: string; role: string };

/** An archive that was read from end to end, and where in it everything stands. */
export type VerifiedBackup = {
  manifest: BackupManifest;
  /** In the order of the archive. */
  rows: (Place & { table: string })[];
  /** Of a file that stands twice, the last one. */
  files: (BackedUpFile & Place)[];
  /** The accounts that open once it is restored, administrators first. */
  signIns: SignIn[];
};

type Found = Pick<VerifiedBackup, "rows"> & {
  files: (Place & { name: string; kind: ImageKind | null })[];
  tables: Map<string, { hash: Hash; parts: number; rowCount: number }>;
};

/**
 * Reads a whole archive and believes nothing of it: every byte of rows and files is summed and
 * compared with what was written, its tables must be those of a version of this site, and each file
 * must be a picture of the kind that its name, its row and the archive say. Throws a `BackupError`.
 */
export async function verifyBackup(
  handle: FileHandle,
  onProgress?: BackupPlan["onProgress"],
): Promise<VerifiedBackup> {
  const total = (await handle.stat()).size;
  const entries = readArchive(handle);
  try {
    const header = await readHeader(await nextEntry(entries));
    await requireKnown(header);
    const found: Found = { rows: [], files: [], tables: new Map() };
    for (;;) {
      const entry = await nextEntry(entries);
      // A link, a folder, a device.
      if (entry.type !== "file") throw new BackupError("damaged", `${entry.name}: ${entry.type}`);
      onProgress?.({ step: "verify", done: entry.offset, total });
      if (entry.name === MANIFEST_ENTRY) {
        const manifest = await readManifest(entry, () => nextEntry(entries));
        const backup = compare(header, manifest, found);
        return { ...backup, signIns: await readSignIns(handle, backup) };
      }
      await takeEntry(entry, header, found);
    }
  } finally {
    await entries.return(undefined);
  }
}

async function nextEntry(entries: AsyncGenerator<ArchiveEntry>): Promise<ArchiveEntry> {
  const { done, value } = await entries.next();
  if (done) throw new BackupError("incomplete");
  return value;
}

async function readHeader(entry: ArchiveEntry): Promise<BackupHeader> {
  if (entry.name !== HEADER_ENTRY) throw new BackupError("not-a-backup", entry.name);
  const value = parseJson((await readWhole(entry, ENTRY_LIMITS.header)).toString(), HEADER_ENTRY);
  const mark = markSchema.safeParse(value);
  if (!mark.success) throw new BackupError("not-a-backup");
  if (mark.data.formatVersion > FORMAT_VERSION) throw new BackupError("newer");
  const header = headerSchema.safeParse(value);
  if (!header.success) throw new BackupError("damaged", HEADER_ENTRY, { cause: header.error });
  return header.data;
}

/** The archive's tables and columns must be of the schema that its header names; theirs, not today's. */
async function requireKnown(header: BackupHeader): Promise<void> {
  const { accepted } = await listSiteTables(levelOf(header));
  const names = header.tables.map((table) => table.name);
  if (new Set(names).size < names.length) throw new BackupError("damaged", HEADER_ENTRY);
  for (const { name, columns } of header.tables) {
    const table = accepted.find((one) => one.name === name);
    const isOurs = table && columns.every((column) => table.columns.includes(column));
    if (!isOurs || new Set(columns).size < columns.length) throw new BackupError("damaged", name);
  }
}

/** The last migration of the database that an archive was made of: its rows have the shape of that moment. */
export function levelOf({ migrations }: BackupHeader): string {
  const known = knownMigrations();
  if (migrations.some((name) => !known.includes(name))) throw new BackupError("newer");
  const level = migrations.at(-1);
  const isInOrder = migrations.every((name, index) => name === known[index]);
  if (level === undefined || !isInOrder) throw new BackupError("damaged", HEADER_ENTRY);
  return level;
}

async function takeEntry(entry: ArchiveEntry, header: BackupHeader, found: Found): Promise<void> {
  const { name, offset, byteSize } = entry;
  if (name.startsWith("files/")) {
    found.files.push({ name, offset, byteSize, ...(await lookThrough(entry)) });
    return;
  }
  const table = header.tables.find((one) => name.startsWith(`rows/${one.name}/`));
  if (!table) throw new BackupError("damaged", name);
  const sum = found.tables.get(table.name) ?? { hash: createHash("sha256"), parts: 0, rowCount: 0 };
  found.tables.set(table.name, sum);
  sum.parts += 1;
  if (name !== rowsEntry(table.name, sum.parts)) throw new BackupError("damaged", name);
  const packed = await readWhole(entry, ENTRY_LIMITS.rowsPacked);
  found.rows.push({ table: table.name, offset, byteSize, sha256: sha256(packed) });
  const lines = await unpackLines(packed);
  sum.hash.update(lines);
  const rows = parseLines(lines, table);
  sum.rowCount += rows.length;
  if (table.name === "media_files") requirePictures(rows);
}

/** What a row says of a file is what visitors' browsers are told. */
function requirePictures(rows: readonly BackupRow[]): void {
  for (const { path, media_type: said } of rows) {
    const isOurs = typeof path === "string" && isStoragePath(path);
    if (!isOurs || said !== mediaTypeOf(path)) {
      throw new BackupError("not-a-picture", String(path).slice(0, 200));
    }
  }
}

async function readManifest(entry: ArchiveEntry, readSeal: () => Promise<ArchiveEntry>) {
  const text = await readWhole(entry, ENTRY_LIMITS.manifest);
  const seal = await readSeal();
  if (seal.name !== SEAL_ENTRY) throw new BackupError("damaged", seal.name);
  const sealed = (await readWhole(seal, ENTRY_LIMITS.seal)).toString();
  if (sha256(text) !== sealed) throw new BackupError("damaged", SEAL_ENTRY);
  const manifest = manifestSchema.safeParse(parseJson(text.toString(), MANIFEST_ENTRY));
  if (manifest.success) return manifest.data;
  throw new BackupError("damaged", MANIFEST_ENTRY, { cause: manifest.error });
}

function compare(
  header: BackupHeader,
  manifest: BackupManifest,
  found: Found,
): Omit<VerifiedBackup, "signIns"> {
  const { tables, files, missing: _missing, ...rest } = manifest;
  const shapes = tables.map(({ name, columns }) => ({ name, columns }));
  requireSame({ ...rest, tables: shapes }, header, HEADER_ENTRY);
  for (const { name, rowCount, sha256 } of tables) {
    const sum = found.tables.get(name);
    const digest = (sum?.hash ?? createHash("sha256")).digest("hex");
    requireSame([sum?.rowCount ?? 0, digest], [rowCount, sha256], name);
  }
  if (files.length !== found.files.length) throw new BackupError("damaged", "files");
  const byPath = new Map<string, VerifiedBackup["files"][number]>();
  for (const [index, file] of files.entries()) {
    const { name, offset, byteSize, sha256, kind } = found.files[index] ?? {};
    const { path, mediaType } = file;
    requireSame([name, byteSize, sha256], [fileEntry(path), file.byteSize, file.sha256], path);
    const isAnnounced = kind && IMAGE_TYPES[kind].mediaType === mediaType;
    if (!isAnnounced || mediaType !== mediaTypeOf(path)) {
      throw new BackupError("not-a-picture", path);
    }
    byPath.set(path, { ...file, offset: offset ?? 0 });
  }
  return { manifest, rows: found.rows, files: [...byPath.values()] };
}

/** Read once all is known to be as it was sealed: a part of the rows in memory at a time, whoever wrote them. */
async function readSignIns(
  handle: FileHandle,
  { manifest, rows }: Pick<VerifiedBackup, "manifest" | "rows">,
): Promise<SignIn[]> {
  const rowsOf = async function* (name: string) {
    const table = manifest.tables.find((one) => one.name === name);
    const parts = rows.filter((part) => part.table === name);
    for (const part of parts) if (table) yield* await readRows(handle, part, table);
  };
  const withPassword = new Set<unknown>();
  for await (const { user_id, password } of rowsOf("credentials")) {
    if (password) withPassword.add(user_id);
  }
  const signIns: SignIn[] = [];
  for await (const { id, name, email, role, deactivated_at } of rowsOf("users")) {
    if (deactivated_at || !withPassword.has(id)) continue;
    signIns.push({ name: String(name), email: String(email), role: String(role) });
  }
  return signIns.toSorted((a, b) => (`${a.role} ${a.email}` < `${b.role} ${b.email}` ? -1 : 1));
}

function requireSame(found: unknown, written: unknown, detail: string): void {
  if (JSON.stringify(sorted(found)) !== JSON.stringify(sorted(written))) {
    throw new BackupError("damaged", detail);
  }
}

/** With the fields of an object in one order, whoever wrote it. */
function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

async function readWhole(entry: ArchiveEntry, limit: number): Promise<Buffer> {
  if (entry.byteSize > limit) throw new BackupError("damaged", entry.name);
  return Buffer.concat(await Array.fromAsync(entry.chunks));
}

/** The sum of a file, and what kind of picture its first bytes say it is. */
async function lookThrough(entry: ArchiveEntry) {
  const hash = createHash("sha256");
  let start = new Uint8Array(0);
  for await (const chunk of entry.chunks) {
    if (start.length < SNIFFED_BYTES)
      start = Buffer.concat([start, chunk.subarray(0, SNIFFED_BYTES)]);
    hash.update(chunk);
  }
  return { sha256: hash.digest("hex"), kind: sniffImageKind(start) };
}
