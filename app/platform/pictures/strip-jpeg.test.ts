import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { withFillBytes } from "~tests/fixtures/jpeg-fill";
import { bytesOf, noise, PHONE_EXIF } from "~tests/fixtures/pictures";
import { stripJpeg } from "./strip-jpeg";

describe("stripJpeg", () => {
  it.each([false, true])(
    "reads past fill bytes before a marker (progressive: %s)",
    async (progressive) => {
      const photo = await bytesOf(noise(120, 80).jpeg({ progressive }).withExif(PHONE_EXIF));
      const stripped = stripJpeg(withFillBytes(photo));
      if (!stripped) throw new Error("The picture would be encoded anew.");
      expect(Buffer.from(stripped).includes("Exif")).toBe(false);
      const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
      expect(await pixels(stripped)).toEqual(await pixels(photo));
    },
  );
});
