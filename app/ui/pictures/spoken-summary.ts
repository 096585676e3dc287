import { WAITING_FOR_SERVER } from "~/lib/request-failure";
import { isUnderWay, type UploadState } from "./upload-queue";

/**
 * Words of the live region under several files: at the start, at the end, and while the server lets all
 * of those that have begun wait. Each percent, or each file, would be noise.
 */
export function spokenSummary(uploads: readonly Pick<UploadState, "phase">[]): string {
  if (uploads.length === 0) return "";
  const images = uploads.length > 1 ? `${uploads.length} images` : "1 image";
  const underWay = uploads.filter(({ phase }) => isUnderWay(phase));
  const begun = underWay.filter(({ phase }) => phase !== "unstarted");
  if (begun.length > 0 && begun.every(({ phase }) => phase === "waiting")) {
    return WAITING_FOR_SERVER;
  }
  if (underWay.length > 0) return `Envoi de ${images} en cours.`;
  const done = uploads.filter(({ phase }) => phase === "done").length;
  return done === uploads.length
    ? `Envoi terminé\u00a0: ${images}.`
    : `Envoi terminé\u00a0: ${done} sur ${images}, des erreurs sont à voir.`;
}
