import type { Mail } from "~/platform/mail/mail";
import { ImageError } from "~/platform/pictures/image-error";
import { inspectImage } from "~/platform/pictures/inspect-image.server";
import { stripMetadata } from "~/platform/pictures/strip-metadata.server";
import { SCREENSHOT_BYTES, SCREENSHOT_TOO_HEAVY } from "./support.schema";

export type Screenshot =
  | { kind: "none" }
  | { kind: "taken"; attachment: NonNullable<Mail["attachment"]> }
  | { kind: "refused"; message: string };

const FIT = {
  maxWidth: 2_560,
  maxHeight: 2_560,
  maxBytes: SCREENSHOT_BYTES,
  format: "jpeg",
  qualities: [0.85, 0.7, 0.55],
} as const;

/**
 * The picture that comes with a request, decided by its bytes, whatever its name and type say, and
 * without its metadata: a JPEG under a name of ours.
 */
export async function takeScreenshot(file: FormDataEntryValue | null): Promise<Screenshot> {
  if (!(file instanceof File) || file.size === 0) return { kind: "none" };
  if (file.size > SCREENSHOT_BYTES) return { kind: "refused", message: SCREENSHOT_TOO_HEAVY };
  const given = new Uint8Array(await file.arrayBuffer());
  try {
    await inspectImage(given);
    const { bytes } = await stripMetadata(given, FIT);
    const base64 = Buffer.from(bytes).toString("base64");
    const attachment = { name: "capture-d-ecran.jpg", mediaType: "image/jpeg", base64 };
    return { kind: "taken", attachment };
  } catch (error) {
    if (error instanceof ImageError) return { kind: "refused", message: error.message };
    throw error;
  }
}
