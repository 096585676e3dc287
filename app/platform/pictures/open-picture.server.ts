import type { Services } from "~/platform/services.server";
import type { OpenedFile } from "~/platform/storage/opened-file";
import { BusyError } from "~/platform/work-queues";
import { pictureCopies } from "./picture-copies.server";

/**
 * Opens a stored picture; null when there is none. From a storage elsewhere it is first copied whole
 * to this machine. Rejects with a `BusyError`, or a `StorageError`, which is in the log.
 */
export async function openPicture(
  { storage, environment, log }: Pick<Services, "storage" | "environment" | "log">,
  { path, hash }: { path: string; hash: string },
): Promise<OpenedFile | null> {
  try {
    if (storage.openFile) return await storage.openFile(path);
    const { stored } = pictureCopies(environment.dataDir);
    return await stored.open({ path, hash }, () => storage.openRead(path));
  } catch (err) {
    if (!(err instanceof BusyError)) log.error({ err, path }, "a picture could not be read");
    throw err;
  }
}
