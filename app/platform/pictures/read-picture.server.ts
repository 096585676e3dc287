import type { Services } from "~/platform/services.server";

/** The bytes of a stored picture; null when there is none. Rejects with a `StorageError`, which is in the log. */
export async function readPicture(
  { storage, log }: Pick<Services, "storage" | "log">,
  path: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return (await storage.read(path))?.body ?? null;
  } catch (err) {
    log.error({ err, path }, "a picture could not be read");
    throw err;
  }
}
