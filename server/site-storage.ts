import { join } from "node:path";
import { type Environment, EnvironmentError } from "~/platform/environment.server";
import { openLocalStorage } from "~/platform/storage/local-storage.server";
import type { Storage } from "~/platform/storage/storage";
import { StorageError } from "~/platform/storage/storage-error";
import { reason } from "./start-failure";

type Place = Pick<Environment, "dataDir" | "s3">;

/** The storage that the environment names; nothing is asked of it yet. */
export async function openSiteStorage(place: Place): Promise<Storage> {
  if (!place.s3) return openLocalStorage(filesFolder(place));
  // The client of S3 takes a while to load: a site that has its own folder does without.
  const { openS3Storage } = await import("~/platform/storage/s3-storage.server");
  return openS3Storage(place.s3);
}

/**
 * Makes sure that files can be written; makes the buckets of an S3 storage that are missing. Rejects
 * with an `EnvironmentError` with a French sentence.
 */
export async function requireWorkingStorage(
  storage: Pick<Storage, "check">,
  place: Place,
): Promise<void> {
  try {
    await storage.check();
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    throw new EnvironmentError(sentenceFor(error, place), { cause: error.cause });
  }
}

function sentenceFor({ kind, cause }: StorageError, place: Place): string {
  const why = `(${reason(cause)})`;
  if (!place.s3) {
    const folder = filesFolder(place);
    return kind === "full"
      ? `DATA_DIR\u00a0: il n’y a plus de place pour les fichiers dans ${folder} ${why}.`
      : `DATA_DIR\u00a0: les fichiers ne peuvent pas être écrits dans ${folder} ${why}.`;
  }
  const { endpoint, bucketPrefix } = place.s3;
  return kind === "full"
    ? `Il n’y a plus de place dans le stockage S3 de ${endpoint} ${why}.`
    : `Le stockage S3 n’est pas utilisable à l’adresse ${endpoint}, compartiments ${bucketPrefix}… ${why}. Vérifiez les réglages S3_….`;
}

function filesFolder({ dataDir }: Place): string {
  return join(dataDir, "files");
}
