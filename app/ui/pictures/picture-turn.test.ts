import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { bytesOf, colourAt, corners, cornersTurned, ORIENTATIONS } from "~tests/fixtures/pictures";
import { takeTurn } from "./picture-turn";

describe("takeTurn", () => {
  it.each(["webp", "png"] as const)("takes the EXIF orientation out of a %s", async (kind) => {
    for (const orientation of ORIENTATIONS) {
      const picture = await cornersTurned(orientation, kind);
      const taken = takeTurn(picture);
      if (orientation === 1) {
        expect(taken).toBeNull();
        continue;
      }
      expect(taken?.turn).toBe(orientation);
      const rest = taken?.bytes ?? new Uint8Array();
      expect((await sharp(rest).metadata()).orientation).toBeUndefined();
      const middle = (bytes: Uint8Array) => colourAt(bytes, 20, 20);
      expect(await middle(rest)).toEqual(await middle(picture));
    }
  });

  it("leaves alone what says nothing of it, and what browsers turn themselves", async () => {
    expect(takeTurn(await corners())).toBeNull();
    expect(takeTurn(await bytesOf(sharp(await corners()).webp()))).toBeNull();
    expect(takeTurn(await cornersTurned(6))).toBeNull();
    expect(takeTurn(new Uint8Array(0))).toBeNull();
    const cut = (await cornersTurned(6, "webp")).slice(0, -30);
    expect(() => takeTurn(cut)).not.toThrow();
  });
});
