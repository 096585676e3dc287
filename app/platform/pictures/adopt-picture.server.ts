import type { Selectable } from "kysely";
import { type MediaUrl, mediaUrl, parseMediaUrl, versionToken } from "~/lib/media-url";
import { fixedPath, isStagedPath, type RecordTarget, recordFolder } from "~/lib/pictures";
import type { Queryable } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import type { Services } from "~/platform/services.server";
import { isLeaving, takeOffCleanup } from "~/platform/storage/cleanup-log.server";
import type { StoredFile } from "~/platform/storage/storage";
import { StorageError } from "~/platform/storage/storage-error";
import { inTurn } from "~/platform/work-queues";
import type { MediaFilesTable } from "~database/schema/upkeep";
import { pictureCopies } from "./picture-copies.server";
import { undoOf } from "./save-files.server";

type Site = Pick<Services, "database" | "storage" | "environment" | "log"> & { userId: string };

type Adoption = {
  /** The address that the form sends; null for no picture. */
  url: string | null;
  target: RecordTarget;
  /** The draft of the record has it already: somebody else may have uploaded it. */
  isInDraft?: boolean;
};

/**
 * Gives the address to save, in the transaction that saves it, from the one that is `stored` now.
 * Null when the picture is lost: not of this record, staged by somebody else, or no longer there.
 */
export type ChoosePicture = (
  db: Queryable,
  stored: string | null,
) => Promise<{ url: string | null } | null>;

/** Saves the form with the picture that it chooses; writes nothing when the picture is lost. */
type Write<T> = (choosePicture: ChoosePicture) => Promise<T>;
type Row = Selectable<MediaFilesTable>;

/**
 * Moves a staged picture to the place of its record, runs `write` with its final address, and puts
 * everything back when `write` throws or answers anything but `saved`: the site goes on showing what
 * it showed. No picture, or the one that is stored, is saved as it is; so is one that was adopted a
 * moment ago (a form sent twice). An older picture of the record whose file is gone counts as the
 * stored one: the record's version tells whether the form is out of date. Throws a `Response` with a
 * French sentence (503, or 507 for a full disk) when files cannot be reached.
 */
export async function adoptImage<T extends { kind: string }>(
  site: Site,
  { url, target, isInDraft = false }: Adoption,
  write: Write<T>,
): Promise<T> {
  const asked = url === null ? null : parseMediaUrl(url);
  const folder = recordFolder(target);
  if (!asked?.path.startsWith(`${folder}/`)) {
    return write(async (_db, stored) => (url === null || url === stored ? { url } : null));
  }
  // Uploads and saves of one folder run one after the other: each finds the place as the last one left it.
  return inTurn(folder, async () => {
    if (isStagedPath(asked.path)) {
      return refusedClearly(site, () => adoptStaged(site, { target, asked, isInDraft }, write));
    }
    return write(async (db, stored) => {
      if (url === stored || shows(await findRow(db, asked.path), asked)) return { url };
      return stored === null ? null : { url: stored };
    });
  });
}

/**
 * Saves a draft with the picture that it chooses, which stays where it was uploaded: the place of the record
 * holds the one that visitors see. A picture of the record whose file is gone counts as the stored one; null
 * for one that is not of this record.
 */
export async function keepStagedImage<T>(
  { database }: Pick<Site, "database">,
  { url, target }: Adoption,
  write: Write<T>,
): Promise<T> {
  const asked = url === null ? null : parseMediaUrl(url);
  const isOwn = asked?.path.startsWith(`${recordFolder(target)}/`) === true;
  const { kysely } = database;
  const isShown = isOwn && shows(await findRow(kysely, asked.path), asked);
  const isThere = isShown && !(await isLeaving(kysely, asked.path));
  return write(async (_db, stored) => {
    if (url === null || url === stored || isThere) return { url };
    return isOwn ? { url: stored } : null;
  });
}

const always = (url: string | null) => async () => ({ url });
const pictureIsLost = async () => null;

async function refusedClearly<T>(site: Site, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    const { status, sentence } = noteStorageFailure(error, site);
    throw new Response(sentence, { status, headers: { "cache-control": "no-store" } });
  }
}

async function adoptStaged<T extends { kind: string }>(
  site: Site,
  { target, asked, isInDraft }: { target: RecordTarget; asked: MediaUrl; isInDraft: boolean },
  write: Write<T>,
): Promise<T> {
  const { kysely } = site.database;
  const place = fixedPath(target, asked.path.slice(asked.path.lastIndexOf(".") + 1));
  const address = mediaUrl({ ...asked, path: place });
  const row = await findRow(kysely, asked.path);
  const file = row && (await site.storage.read(asked.path));
  const isOurs = isInDraft || row?.uploaded_by === site.userId;
  if (!file || !isOurs || !shows(row, asked)) {
    const isAdopted = shows(await findRow(kysely, place), asked);
    return write(isAdopted ? always(address) : pictureIsLost);
  }
  const putBack = await putInPlace(site, { ...row, path: place }, file);
  try {
    const answer = await write(always(address));
    if (answer.kind === "saved") await clearStaged(site, asked.path);
    else await putBack();
    return answer;
  } catch (error) {
    // The first failure is reported, even if putting back fails too.
    await Promise.allSettled([putBack()]);
    throw error;
  } finally {
    await forgetCopies(site, place);
  }
}

/** Writes a file and its row; gives back how to undo both, and undoes them itself when it fails. */
async function putInPlace(site: Site, row: Row, file: StoredFile): Promise<() => Promise<void>> {
  const { database, storage } = site;
  const before = await findRow(database.kysely, row.path);
  const undoFile = await undoOf(storage, row.path);
  const putBack = async () => {
    await undoFile();
    // Outside the transaction: the form may have failed because somebody holds all writes.
    await setRow(database.kysely, row.path, before);
    // A page rendered meanwhile may have taken the other file for public.
    await transaction(database, contentChanged);
  };
  try {
    await storage.write(row.path, file);
    await setRow(database.kysely, row.path, row);
  } catch (error) {
    await Promise.allSettled([putBack()]);
    throw error;
  }
  return putBack;
}

/** The record is saved by now: a staged file that cannot be cleared waits for the storage cleanup. */
async function clearStaged({ database, storage }: Site, path: string): Promise<void> {
  try {
    await storage.delete([path]);
    await transaction(database, async (trx) => {
      await trx.deleteFrom("media_files").where("path", "=", path).execute();
      await takeOffCleanup(trx, path);
    });
  } catch {
    // It was put down for cleanup when it came.
  }
}

/** Copies of the former picture at a path are never asked for again: they would only take room. */
async function forgetCopies({ environment }: Site, path: string): Promise<void> {
  await pictureCopies(environment.dataDir)
    .forget(path)
    .catch(() => undefined);
}

async function findRow(db: Queryable, path: string): Promise<Row | null> {
  const row = await db
    .selectFrom("media_files")
    .selectAll()
    .where("path", "=", path)
    .executeTakeFirst();
  return row ?? null;
}

async function setRow(db: Queryable, path: string, row: Row | null): Promise<void> {
  if (!row) {
    await db.deleteFrom("media_files").where("path", "=", path).execute();
    return;
  }
  const { path: _, ...values } = row;
  await db
    .insertInto("media_files")
    .values(row)
    .onConflict((conflict) => conflict.column("path").doUpdateSet(values))
    .execute();
}

/** Whether a stored file is the very picture that an address shows. */
function shows(row: Row | null, asked: MediaUrl): boolean {
  return row !== null && versionToken(row) === versionToken(asked);
}

/** Logs why a picture could not be stored; what to tell the volunteer who sent it, in French. */
export function noteStorageFailure(
  error: StorageError,
  { log }: Pick<Services, "log">,
): { status: number; sentence: string } {
  log.error({ err: error }, "a picture could not be stored");
  return error.kind === "full"
    ? { status: 507, sentence: "Il n’y a plus de place pour les photos sur le serveur." }
    : {
        status: 503,
        sentence: "La photo n’a pas pu être enregistrée. Réessayez dans un instant.",
      };
}
