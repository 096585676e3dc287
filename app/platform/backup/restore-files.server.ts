import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import type { Database } from "~/platform/database/database.server";
import type { Storage } from "~/platform/storage/storage";
import { StorageError } from "~/platform/storage/storage-error";
import { readPart } from "./archive-reader.server";
import { BackupError } from "./backup-error";
import type { BackupPlan } from "./backup-work";
import type { VerifiedBackup } from "./verify-backup.server";

type ArchivedFile = VerifiedBackup["files"][number];
type Restoring = {
  handle: FileHandle;
  storage: Storage;
  onProgress?: BackupPlan["onProgress"];
  /** Those that were not there before. */
  written: ArchivedFile[];
};

/**
 * Writes the files that the storage does not have; returns those that it has with other bytes, which
 * the site still shows as long as its rows are not replaced.
 */
export async function writeMissingFiles(
  work: Restoring,
  files: readonly ArchivedFile[],
): Promise<ArchivedFile[]> {
  const different: ArchivedFile[] = [];
  for (const [index, file] of files.entries()) {
    work.onProgress?.({ step: "files", done: index, total: files.length });
    const present = await surfaced(file, () => hashStored(work.storage, file.path));
    if (present === null) {
      await writeFile(work, file);
      work.written.push(file);
    } else if (present !== file.sha256) different.push(file);
  }
  return different;
}

/** Writes files over those that are there; returns the paths of those that could not be written. */
export async function replaceFiles(
  work: Restoring,
  files: readonly ArchivedFile[],
): Promise<string[]> {
  const unwritten: string[] = [];
  for (const file of files) {
    await writeFile(work, file).catch((error: unknown) => {
      if (!(error instanceof BackupError)) throw error;
      unwritten.push(file.path);
    });
  }
  return unwritten;
}

/**
 * Removes what `writeMissingFiles` wrote for rows that were not replaced after all, unless the site
 * names it by now. Never rejects: what stays is found by the search for files that nobody uses.
 */
export async function takeBackFiles(work: Restoring, { kysely }: Database): Promise<void> {
  for (const { path, sha256 } of work.written) {
    try {
      const named = await kysely
        .selectFrom("media_files")
        .select("path")
        .where("path", "=", path)
        .executeTakeFirst();
      if (!named && (await hashStored(work.storage, path)) === sha256) {
        await work.storage.delete([path]);
      }
    } catch {
      // The failure of the restoration is the one to tell.
    }
  }
}

async function hashStored(storage: Storage, path: string): Promise<string | null> {
  const opened = await storage.openRead(path);
  if (!opened) return null;
  const hash = createHash("sha256");
  for await (const chunk of opened.stream) hash.update(chunk);
  return hash.digest("hex");
}

async function writeFile({ handle, storage }: Restoring, file: ArchivedFile): Promise<void> {
  const { path, byteSize, mediaType } = file;
  const stream = streamOf(verified(handle, file));
  await surfaced(file, () => storage.writeStream(path, { stream, byteSize, mediaType }));
}

/** A file that was changed since it was verified is never written whole. */
async function* verified(handle: FileHandle, file: ArchivedFile): AsyncGenerator<Uint8Array> {
  const hash = createHash("sha256");
  let held: Uint8Array | null = null;
  for await (const chunk of readPart(handle, file)) {
    hash.update(chunk);
    if (held) yield held;
    held = chunk;
  }
  if (hash.digest("hex") !== file.sha256) throw new BackupError("damaged", file.path);
  if (held) yield held;
}

function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

async function surfaced<T>({ path }: ArchivedFile, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    throw new BackupError(error.kind === "full" ? "no-room" : "unreachable", path, {
      cause: error,
    });
  }
}
