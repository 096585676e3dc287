import { recordFolderOf } from "~/lib/pictures";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { noteForCleanup, takeOffCleanup } from "~/platform/storage/cleanup-log.server";
import type { Storage, StoredFile } from "~/platform/storage/storage";
import { inTurn } from "~/platform/work-queues";
import type { PictureFile } from "./picture-files.server";

type Saving = {
  files: readonly PictureFile[];
  /** Put down for cleanup at once, until a form that is saved adopts it. */
  isStaged: boolean;
  uploadedBy: string | null;
  now: Date;
};

/** The reasons that the cleanup log holds: another file took its place; its form was not saved yet. */
const REPLACED = "replaced";
const STAGED = "staged";

/**
 * Writes files, then their rows in one transaction. When anything fails, what was written is taken
 * back: a new file is removed, a replaced one is as it was. Uploads to one place take turns.
 */
export async function saveFiles(
  { database, storage }: { database: Database; storage: Storage },
  saving: Saving,
): Promise<void> {
  const [first] = saving.files;
  if (!first) return;
  await inTurn(folderOf(first.path), async () => {
    const takeBack: (() => Promise<void>)[] = [];
    try {
      for (const file of saving.files) {
        takeBack.unshift(await undoOf(storage, file.path));
        await storage.write(file.path, { body: file.body, mediaType: file.mediaType });
      }
      await transaction(database, (trx) => writeRows(trx, saving));
    } catch (error) {
      // The first failure is the one to tell, whatever becomes of the clearing up.
      await Promise.allSettled(takeBack.map((undo) => undo()));
      throw error;
    }
  });
}

/** What gives a path back the file it has now, or none. */
export async function undoOf(storage: Storage, path: string): Promise<() => Promise<void>> {
  const before: StoredFile | null = await storage.read(path);
  return () => (before ? storage.write(path, before) : storage.delete([path]));
}

async function writeRows(trx: DatabaseTransaction, saving: Saving): Promise<void> {
  for (const file of saving.files) {
    const row = {
      media_type: file.mediaType,
      byte_size: file.body.byteLength,
      width: file.width,
      height: file.height,
      hash: file.version,
      uploaded_by: saving.uploadedBy,
      created_at: saving.now.toISOString(),
    };
    await trx
      .insertInto("media_files")
      .values({ path: file.path, ...row })
      .onConflict((conflict) => conflict.column("path").doUpdateSet(row))
      .execute();
    if (saving.isStaged) {
      await noteForCleanup(trx, { paths: [file.path], reason: STAGED, now: saving.now });
    } else {
      await logReplaced(trx, file.path, saving.now);
    }
  }
}

/** `{id}/photo.png` takes the place of `{id}/photo.jpg`: a record has one picture. */
async function logReplaced(trx: DatabaseTransaction, path: string, now: Date): Promise<void> {
  const folder = recordFolderOf(path);
  if (folder === null) return;
  const replaced = await trx
    .selectFrom("media_files")
    .select("path")
    .where("path", "like", `${folder}/%`)
    .where("path", "!=", path)
    .execute();
  await noteForCleanup(trx, { paths: replaced.map((old) => old.path), reason: REPLACED, now });
  await takeOffCleanup(trx, path);
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}
