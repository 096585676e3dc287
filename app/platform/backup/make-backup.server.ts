import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { IMAGE_TYPES, SNIFFED_BYTES, sniffImageKind } from "~/lib/image-kind";
import type { Queryable } from "~/platform/database/database.server";
import { sha256 } from "~/platform/random.server";
import type { Services } from "~/platform/services.server";
import { mediaTypeOf } from "~/platform/storage/local-files.server";
import { type ArchiveWriter, openArchiveWriter } from "./archive.server";
import { explainFailure, withStored } from "./backup-error";
import {
  BACKUP_FORMAT,
  type BackupHeader,
  type BackupManifest,
  type BackupRow,
  FORMAT_VERSION,
  fileEntry,
  HEADER_ENTRY,
  MANIFEST_ENTRY,
  rowsEntry,
  SEAL_ENTRY,
} from "./backup-format";
import {
  knownMigrations,
  listSiteTables,
  readTableRows,
  requireKnownTables,
  secretMark,
  withRowSnapshot,
} from "./backup-tables.server";

/** What a backup is made of, and restored to. */
export type BackupSite = Pick<Services, "database" | "storage" | "authSecret"> & {
  siteVersion: string;
};

/** How far a backup or a restoration is, in files, or in bytes of the archive while it is verified. */
export type BackupProgress = { step: "verify" | "files" | "rows"; done: number; total: number };

export type BackupPlan = {
  /** Where the archive goes. */
  file: string;
  now: Date;
  onProgress?: ((progress: BackupProgress) => void) | undefined;
  /** Aborted when somebody else has taken the work over, or the process stops. */
  signal?: AbortSignal | undefined;
};

/**
 * Writes all rows and files into one archive, while the site runs; memory stays flat. A file that
 * rows name and the storage does not have, or not as a picture, is noted, no failure. Rejects with a
 * `BackupError` for all that somebody can mend, and leaves no archive; it has its name once it is
 * whole and flushed.
 */
export async function makeBackup(
  site: BackupSite,
  plan: BackupPlan,
): Promise<{ manifest: BackupManifest; byteSize: number }> {
  try {
    const draft = await BackupDraft.begin(site, plan);
    try {
      plan.onProgress?.({ step: "rows", done: 0, total: 1 });
      await withRowSnapshot(site.database, (db) => draft.addRows(db));
      return await draft.finish();
    } catch (error) {
      await draft.abandon();
      throw error;
    }
  } catch (error) {
    throw explainFailure(error);
  }
}

type NamedFile = { path: string; hash: string };

/**
 * A backup in the making, in three steps that make it exact while people write: the files as they
 * are now, which takes long; then the rows of one instant; then the few files that these rows name
 * and that came or changed meanwhile.
 */
export class BackupDraft {
  readonly #site: BackupSite;
  readonly #plan: BackupPlan;
  readonly #writer: ArchiveWriter;
  readonly #manifest: BackupManifest;
  /** By path, the hash that the row said when the file was taken. */
  readonly #taken = new Map<string, string>();
  /** By the rows of the archive. */
  #named: NamedFile[] = [];

  private constructor(site: BackupSite, plan: BackupPlan, header: BackupHeader, to: ArchiveWriter) {
    this.#site = site;
    this.#plan = plan;
    this.#writer = to;
    this.#manifest = { ...header, tables: [], files: [], missing: [] };
  }

  /** Opens the archive and takes the files that rows name now. Leaves nothing when it rejects. */
  static async begin(site: BackupSite, plan: BackupPlan): Promise<BackupDraft> {
    const header = await makeHeader(site, plan.now);
    const draft = new BackupDraft(site, plan, header, await openArchiveWriter(plan.file));
    try {
      await draft.#writer.add(HEADER_ENTRY, JSON.stringify(header));
      await draft.#addFiles(await listNamedFiles(site.database.kysely));
      return draft;
    } catch (error) {
      await draft.abandon();
      throw error;
    }
  }

  /** Adds all rows as `db` sees them: a snapshot, or the transaction that is about to replace them. */
  async addRows(db: Queryable): Promise<void> {
    const { kept } = await listSiteTables();
    for (const table of kept) {
      const hash = createHash("sha256");
      let rowCount = 0;
      let part = 0;
      for await (const lines of partsOf(
        readTableRows(db, this.#site.database.engine, table.name),
      )) {
        const bytes = Buffer.from(lines.join(""));
        hash.update(bytes);
        rowCount += lines.length;
        part += 1;
        await this.#writer.add(rowsEntry(table.name, part), await compress(bytes));
      }
      this.#manifest.tables.push({ ...table, rowCount, sha256: hash.digest("hex") });
    }
    this.#named = await listNamedFiles(db);
  }

  /** Adds the files that came or changed since the first were taken, seals the archive and gives it its name. */
  async finish(): Promise<{ manifest: BackupManifest; byteSize: number }> {
    const manifest = this.#manifest;
    await this.#addFiles(this.#named.filter(({ path, hash }) => this.#taken.get(path) !== hash));
    manifest.missing = this.#named.flatMap(({ path }) => (this.#taken.has(path) ? [] : path));
    const text = JSON.stringify(manifest, null, 1);
    await this.#writer.add(MANIFEST_ENTRY, text);
    await this.#writer.add(SEAL_ENTRY, sha256(text));
    return { manifest, byteSize: await this.#writer.finish() };
  }

  async abandon(): Promise<void> {
    await this.#writer.abandon();
  }

  async #addFiles(files: readonly NamedFile[]): Promise<void> {
    for (const [index, file] of files.entries()) {
      this.#plan.signal?.throwIfAborted();
      this.#plan.onProgress?.({ step: "files", done: index, total: files.length });
      await withStored(file.path, () => this.#addFile(file));
    }
  }

  async #addFile({ path, hash: known }: NamedFile): Promise<void> {
    const opened = await this.#site.storage.openRead(path);
    if (!opened) return;
    const { stream, byteSize } = opened;
    try {
      const mediaType = mediaTypeOf(path);
      const start = await readStart(stream);
      const kind = sniffImageKind(start);
      // A damaged file would have the whole archive refused: it counts as one that is not there.
      if (!kind || IMAGE_TYPES[kind].mediaType !== mediaType) return;
      const hash = createHash("sha256").update(start);
      const chunks = async function* () {
        yield start;
        for await (const chunk of stream) {
          hash.update(chunk);
          yield chunk;
        }
      };
      await this.#writer.add(fileEntry(path), { byteSize, chunks: chunks() });
      this.#manifest.files.push({ path, byteSize, sha256: hash.digest("hex"), mediaType });
      this.#taken.set(path, known);
    } finally {
      // Of no effect on a stream that came to its end.
      await stream.cancel().catch(() => undefined);
    }
  }
}

/** What an archive will say of itself. */
async function makeHeader(
  { database, authSecret, siteVersion }: BackupSite,
  now: Date,
): Promise<BackupHeader> {
  await requireKnownTables(database);
  const { kept } = await listSiteTables();
  return {
    format: BACKUP_FORMAT,
    formatVersion: FORMAT_VERSION,
    siteVersion,
    engine: database.engine,
    madeAt: now.toISOString(),
    migrations: knownMigrations(),
    tables: kept,
    secretMark: secretMark(authSecret),
  };
}

async function listNamedFiles(db: Queryable): Promise<NamedFile[]> {
  return await db.selectFrom("media_files").select(["path", "hash"]).orderBy("path").execute();
}

const compress = promisify(gzip);
const PART_BYTES = 1_048_576;

/** Rows as lines of JSON, about a megabyte at a time. */
async function* partsOf(rows: AsyncIterable<BackupRow>): AsyncGenerator<string[]> {
  let lines: string[] = [];
  let size = 0;
  for await (const row of rows) {
    const line = `${JSON.stringify(row)}\n`;
    lines.push(line);
    size += line.length;
    if (size < PART_BYTES) continue;
    yield lines;
    lines = [];
    size = 0;
  }
  if (lines.length > 0) yield lines;
}

/** Reads as much of a file as tells what it is; the rest stays in the stream. */
async function readStart(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const reader = stream.getReader();
  let start = new Uint8Array(0);
  while (start.length < SNIFFED_BYTES) {
    const { done, value } = await reader.read();
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  reader.releaseLock();
  return start;
}
