import { type ImageKind, sniffImageKind } from "~/lib/image-kind";
import { decoder, inDecodeSlot, uprightSize } from "./decode.server";
import { ImageError } from "./image-error";
import { byteSizeOf, type PictureSource, startOf } from "./picture-source.server";
import { sharp } from "./sharp.server";

/** What a picture may weigh to be looked at, in bytes. */
export const MAX_IMAGE_BYTES = 20 * 1024 * 1024;

export type InspectedImage = { kind: ImageKind; width: number; height: number };

/**
 * Decides by the bytes alone whether they are a whole picture of an accepted kind, decoding it once
 * in bounded time and memory. Sizes are upright pixels. Rejects with an `ImageError`.
 */
export async function inspectImage(source: PictureSource): Promise<InspectedImage> {
  if ((await byteSizeOf(source)) > MAX_IMAGE_BYTES) throw new ImageError("too-heavy");
  const start = await startOf(source);
  const kind = sniffImageKind(start);
  if (!kind) throw new ImageError("unsupported", start);
  return inDecodeSlot(async () => {
    const size = uprightSize(await decoder(source, kind).metadata());
    // The header alone does not show a picture that was cut or damaged further down.
    await decoder(source, kind).resize(64, 64, { fit: "inside" }).raw().toBuffer();
    return { kind, ...size };
  });
}

/** The values of a channel may lie so far apart, of 255, in a picture that is one colour to the eye. */
const ONE_COLOUR = 2;

/** Whether a sound picture shows nothing but one colour; what is partly transparent shows its outline. */
export async function hasOneColour({
  bytes,
  kind,
}: {
  bytes: Uint8Array;
  kind: ImageKind;
}): Promise<boolean> {
  return inDecodeSlot(async () => {
    const small = decoder(bytes, kind).resize(64, 64, { fit: "inside" }).toColourspace("srgb");
    const { channels } = await sharp(await small.png().toBuffer()).stats();
    return channels.every(({ min, max }) => max - min <= ONE_COLOUR);
  });
}
