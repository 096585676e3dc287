import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { IMAGE_TYPES, sniffImageKind } from "~/lib/image-kind";
import type { Database, Queryable } from "~/platform/database/database.server";
import { mediaTypeOf } from "~/platform/storage/local-files.server";
import { StorageError } from "~/platform/storage/storage-error";
import { type ArchiveWriter, openArchiveWriter } from "./archive-writer.server";
import { BackupError } from "./backup-error";
import {
  BACKUP_FORMAT,
  type BackedUpFile,
  type BackupHeader,
  type BackupManifest,
  FORMAT_VERSION,
  fileEntry,
  HEADER_ENTRY,
  MANIFEST_ENTRY,
  rowsEntry,
  SEAL_ENTRY,
  type TableShape,
} from "./backup-format";
import {
  knownMigrations,
  listSiteTables,
  requireKnownTables,
  secretMark,
} from "./backup-tables.server";
import type { BackupPlan, BackupSite } from "./backup-work";
import { readStart } from "./file-start";
import { readRows } from "./row-snapshot.server";

const PART_BYTES = 1_048_576;
const compress = promisify(gzip);

type NamedFile = { path: string; hash: string };

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
    migrations: knownMigrations(database),
    tables: kept,
    secretMark: secretMark(authSecret),
  };
}

/**
 * A backup in the making, in three steps that make it exact while people write: the files as they
 * are now, which takes long; then the rows of one instant; then the few files that these rows name
 * and that came or changed meanwhile.
 */
export class BackupDraft {
  readonly #site: BackupSite;
  readonly #plan: BackupPlan;
  readonly #header: BackupHeader;
  readonly #writer: ArchiveWriter;
  readonly #tables: BackupManifest["tables"] = [];
  readonly #files: BackedUpFile[] = [];
  /** By path, the hash that the row said when the file was taken. */
  readonly #taken = new Map<string, string>();
  #missing: string[] = [];
  #named: NamedFile[] = [];

  private constructor(site: BackupSite, plan: BackupPlan, start: DraftStart) {
    this.#site = site;
    this.#plan = plan;
    this.#header = start.header;
    this.#writer = start.writer;
  }

  /** Opens the archive and takes the files that rows name now. Leaves nothing when it rejects. */
  static async begin(site: BackupSite, plan: BackupPlan): Promise<BackupDraft> {
    const header = await makeHeader(site, plan.now);
    const writer = await openArchiveWriter(plan.file);
    const draft = new BackupDraft(site, plan, { header, writer });
    try {
      await writer.addText(HEADER_ENTRY, JSON.stringify(header));
      await draft.#addFiles(await listNamedFiles(site.database));
      return draft;
    } catch (error) {
      await draft.abandon();
      throw error;
    }
  }

  /** Adds all rows as `db` sees them: a snapshot, or the transaction that is about to replace them. */
  async addRows(db: Queryable): Promise<void> {
    for (const table of this.#header.tables) {
      const { rowCount, sha256 } = await this.#addTable(db, table);
      this.#tables.push({ ...table, rowCount, sha256 });
    }
  }

  async #addTable(db: Queryable, table: TableShape) {
    const hash = createHash("sha256");
    let rowCount = 0;
    let part = 0;
    let lines: string[] = [];
    let size = 0;
    const flush = async () => {
      if (lines.length === 0) return;
      part += 1;
      const bytes = Buffer.from(lines.join(""));
      hash.update(bytes);
      await this.#writer.addBytes(rowsEntry(table.name, part), await compress(bytes));
      lines = [];
      size = 0;
    };
    for await (const row of readRows(db, this.#site.database.engine, table.name)) {
      const line = `${JSON.stringify(row)}\n`;
      lines.push(line);
      size += line.length;
      rowCount += 1;
      if (table.name === "media_files") this.#noteNamed(row);
      if (size >= PART_BYTES) await flush();
    }
    await flush();
    return { rowCount, sha256: hash.digest("hex") };
  }

  #noteNamed(row: Record<string, unknown>): void {
    this.#named.push({ path: String(row.path), hash: String(row.hash) });
  }

  /** After the rows: what they name and was not there, or not the same, when files were taken. */
  async addLateFiles(): Promise<void> {
    await this.#addFiles(this.#named.filter(({ path, hash }) => this.#taken.get(path) !== hash));
    this.#missing = this.#named.map(({ path }) => path).filter((path) => !this.#taken.has(path));
  }

  async #addFiles(files: readonly NamedFile[]): Promise<void> {
    for (const [index, file] of files.entries()) {
      this.#plan.signal?.throwIfAborted();
      this.#plan.onProgress?.({ step: "files", done: index, total: files.length });
      await this.#addFile(file).catch((error: unknown) => {
        if (!(error instanceof StorageError)) throw error;
        throw new BackupError("unreachable", file.path, { cause: error });
      });
    }
  }

  async #addFile({ path, hash: known }: NamedFile): Promise<void> {
    const opened = await this.#site.storage.openRead(path);
    if (!opened) return;
    const { stream, byteSize } = opened;
    const mediaType = mediaTypeOf(path);
    const started = await readStart(stream);
    const kind = sniffImageKind(started.start);
    // A damaged file would have the whole archive refused: it counts as one that is not there.
    if (!kind || IMAGE_TYPES[kind].mediaType !== mediaType) return await started.cancel();
    const hash = createHash("sha256");
    const hashed = async function* () {
      for await (const chunk of started.chunks()) {
        hash.update(chunk);
        yield chunk;
      }
    };
    await this.#writer.add(fileEntry(path), byteSize, hashed());
    this.#files.push({ path, byteSize, sha256: hash.digest("hex"), mediaType });
    this.#taken.set(path, known);
  }

  /** Seals the archive and gives it its name. */
  async finish(): Promise<{ manifest: BackupManifest; byteSize: number }> {
    const parts = { tables: this.#tables, files: this.#files, missing: this.#missing };
    const manifest: BackupManifest = { ...this.#header, ...parts };
    const text = JSON.stringify(manifest, null, 1);
    await this.#writer.addText(MANIFEST_ENTRY, text);
    await this.#writer.addText(SEAL_ENTRY, createHash("sha256").update(text).digest("hex"));
    return { manifest, byteSize: await this.#writer.finish() };
  }

  async abandon(): Promise<void> {
    await this.#writer.abandon();
  }
}

type DraftStart = { header: BackupHeader; writer: ArchiveWriter };

async function listNamedFiles({ kysely }: Database): Promise<NamedFile[]> {
  return await kysely.selectFrom("media_files").select(["path", "hash"]).orderBy("path").execute();
}
