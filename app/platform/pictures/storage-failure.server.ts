import type { Services } from "~/platform/services.server";
import type { StorageError } from "~/platform/storage/storage-error";

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
