import { open, readFile, stat } from "node:fs/promises";
import { SNIFFED_BYTES } from "~/lib/image-kind";

/** A picture in memory, or the path of its file. */
export type PictureSource = Uint8Array | string;

export async function byteSizeOf(source: PictureSource): Promise<number> {
  return typeof source === "string" ? (await stat(source)).size : source.byteLength;
}

/** As many of its first bytes as tell its kind. */
export async function startOf(source: PictureSource): Promise<Uint8Array> {
  if (typeof source !== "string") return source.subarray(0, SNIFFED_BYTES);
  const file = await open(source);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: new Uint8Array(SNIFFED_BYTES) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The whole of it, for as short a time as can be. */
export async function bytesOf(source: PictureSource): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof source !== "string") return new Uint8Array(source);
  const { buffer, byteOffset, length } = await readFile(source);
  return new Uint8Array(buffer, byteOffset, length);
}
