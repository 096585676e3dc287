import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { EMPTY_FILE, HEIC_ADVICE, UNSUPPORTED_FORMAT } from "~/lib/image-kind";
import {
  bytesOf,
  cornersTurned,
  heicHead,
  movingGif,
  noise,
  plain,
  pngBomb,
} from "~tests/fixtures/pictures";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { inspectImage, MAX_IMAGE_BYTES } from "./inspect-image.server";

const text = (content: string) => new TextEncoder().encode(content);

describe("inspectImage", () => {
  it("tells the kind and the upright size", async () => {
    expect(await inspectImage(await cornersTurned(6))).toEqual({
      kind: "jpeg",
      width: 60,
      height: 40,
    });
    expect(await inspectImage(await bytesOf(plain(7, 9).png()))).toMatchObject({ kind: "png" });
    expect(await inspectImage(await bytesOf(plain(7, 9).webp()))).toMatchObject({ kind: "webp" });
    expect(await inspectImage(await bytesOf(plain(7, 9).gif()))).toMatchObject({
      kind: "gif",
    });
  });

  it("takes what moves", async () => {
    const gif = await movingGif(["#ff0000", "#0000ff"]);
    expect(await inspectImage(gif)).toMatchObject({ kind: "gif", height: 32 });
    const webp = await bytesOf(sharp(gif, { animated: true }).webp());
    expect(await inspectImage(webp)).toMatchObject({ kind: "webp", height: 32 });
  });

  it("tells the same of a file as of bytes", async () => {
    const file = join(temporaryFolder(), "picture");
    writeFileSync(file, await cornersTurned(6));
    expect(await inspectImage(file)).toEqual({ kind: "jpeg", width: 60, height: 40 });
    writeFileSync(file, heicHead());
    const message = `${UNSUPPORTED_FORMAT} ${HEIC_ADVICE}`;
    await expect(inspectImage(file)).rejects.toMatchObject({ kind: "unsupported", message });
    writeFileSync(file, "");
    await expect(inspectImage(file)).rejects.toMatchObject({ message: EMPTY_FILE });
    writeFileSync(file, new Uint8Array(MAX_IMAGE_BYTES + 1));
    await expect(inspectImage(file)).rejects.toMatchObject({ kind: "too-heavy" });
  });

  it("takes a photo of twelve megapixels", async () => {
    const photo = await bytesOf(noise(4000, 3000).jpeg({ quality: 80 }));
    expect(await inspectImage(photo)).toMatchObject({ width: 4000, height: 3000 });
  });

  it.each<[string, Uint8Array, string?]>([
    ["SVG", text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ["HTML", text("<!doctype html><script>alert(1)</script>")],
    ["PDF", text("%PDF-1.7\n1 0 obj")],
    ["HEIC", heicHead(), `${UNSUPPORTED_FORMAT} ${HEIC_ADVICE}`],
    ["nothing", new Uint8Array(0), EMPTY_FILE],
  ])("refuses %s, whatever its name says", async (_, bytes, message = UNSUPPORTED_FORMAT) => {
    await expect(inspectImage(bytes)).rejects.toMatchObject({ kind: "unsupported", message });
  });

  it("refuses TIFF and AVIF, which sharp would open", async () => {
    for (const image of [plain(9, 9).tiff(), plain(9, 9).avif()]) {
      await expect(inspectImage(await bytesOf(image))).rejects.toMatchObject({
        kind: "unsupported",
      });
    }
  });

  it("refuses a photo that was cut or damaged", async () => {
    const photo = await bytesOf(noise(800, 600).jpeg());
    const cut = photo.slice(0, photo.length / 2);
    await expect(inspectImage(cut)).rejects.toMatchObject({ kind: "corrupted" });
    await expect(inspectImage(photo.slice(0, 20))).rejects.toMatchObject({ kind: "corrupted" });
    const png = await bytesOf(noise(300, 200).png());
    png.fill(0, png.length / 2, png.length / 2 + 2000);
    await expect(inspectImage(png)).rejects.toMatchObject({ kind: "corrupted" });
  });

  it("refuses a decompression bomb without decoding it", async () => {
    const bomb = pngBomb();
    expect(bomb.length).toBeLessThan(MAX_IMAGE_BYTES);
    const before = process.memoryUsage().rss;
    await expect(inspectImage(bomb)).rejects.toMatchObject({ kind: "too-many-pixels" });
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
  });

  it("refuses a file that is too heavy before looking at it", async () => {
    const heavy = new Uint8Array(MAX_IMAGE_BYTES + 1);
    await expect(inspectImage(heavy)).rejects.toMatchObject({ kind: "too-heavy" });
  });
});

/** Real photos that stand beside the repository on the project's own machines. */
const PHOTOS = "../shared/fixtures/photos";
const REFUSED: Record<string, string> = {
  "corrupted.jpg": "corrupted",
  "bombe-decompression.png": "too-many-pixels",
};
const photos = existsSync(PHOTOS) ? readdirSync(PHOTOS) : [];

for (const name of photos) {
  const refusal = REFUSED[name];
  it(`${refusal ? "refuses" : "takes"} ${name}`, async () => {
    const inspected = inspectImage(new Uint8Array(readFileSync(join(PHOTOS, name))));
    if (refusal) await expect(inspected).rejects.toMatchObject({ kind: refusal });
    else expect((await inspected).width).toBeGreaterThan(0);
  });
}
