import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { ReadableStream } from "node:stream/web";
import type { Database } from "~/platform/database/database.server";
import type { Storage } from "~/platform/storage/storage";
import { readVerified } from "./archive.server";
import { BackupError, withStored } from "./backup-error";
import type { BackupPlan } from "./make-backup.server";
import type { VerifiedBackup } from "./verify-backup.server";

type ArchivedFile = VerifiedBackup["files"][number];
type Restoring = {
  handle: FileHandle;
  storage: Storage;
  onProgress: BackupPlan["onProgress"];
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
    const present = await withStored(file.path, () => hashStored(work.storage, file.path));
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
  const stream = ReadableStream.from(readVerified(handle, file, path));
  await withStored(path, () => storage.writeStream(path, { stream, byteSize, mediaType }));
}
