import { type ImageKind, isAnimated, sniffImageKind } from "~/lib/image-kind";
import { decoder, inDecodeSlot, uprightSize } from "./decode.server";
import { ImageError } from "./image-error";

/** What a picture may weigh to be looked at, in bytes. */
export const MAX_IMAGE_BYTES = 20 * 1024 * 1024;

export type InspectedImage = { kind: ImageKind; width: number; height: number; animated: boolean };

/**
 * Decides by the bytes alone whether they are a whole picture of an accepted kind, decoding it once
 * in bounded time and memory. Sizes are upright pixels. Rejects with an `ImageError`.
 */
export async function inspectImage(bytes: Uint8Array): Promise<InspectedImage> {
  if (bytes.byteLength > MAX_IMAGE_BYTES) throw new ImageError("too-heavy");
  const kind = sniffImageKind(bytes);
  if (!kind) throw new ImageError("unsupported", bytes);
  return inDecodeSlot(async () => {
    const size = uprightSize(await decoder(bytes, kind).metadata());
    // The header alone does not show a picture that was cut or damaged further down.
    await decoder(bytes, kind).resize(64, 64, { fit: "inside" }).raw().toBuffer();
    return { kind, ...size, animated: isAnimated(bytes) };
  });
}
