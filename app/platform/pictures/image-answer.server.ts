import { answerFile, type FileToSend } from "~/platform/answer-file.server";
import { StorageError } from "~/platform/storage/storage-error";
import { BusyError } from "~/platform/work-queues";

/** Versioned addresses never change; others follow specification §7 (cache control 3600). */
export const FOR_GOOD = "public, max-age=31536000, immutable";
export const FOR_AN_HOUR = "public, max-age=3600";
const RETRY_AFTER_SECONDS = "2";

/** Answers with a picture; never renders a page: refusals are one line of plain text. */
export async function answerImage(request: Request, picture: FileToSend): Promise<Response> {
  try {
    return (await answerFile(request, picture)) ?? imageMissing();
  } catch (error) {
    if (!(error instanceof BusyError) && !(error instanceof StorageError)) throw error;
    const busy = refuseImage(503, "L’image n’est pas prête. Réessayez dans un instant.");
    busy.headers.set("retry-after", RETRY_AFTER_SECONDS);
    return busy;
  }
}

export function imageMissing(): Response {
  return refuseImage(404, "Cette image n’existe pas.");
}

export function refuseImage(status: number, sentence: string): Response {
  return new Response(sentence, {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
