import { describe, expect, it } from "vitest";
import { PRESETS } from "~/lib/pictures";
import { compressPicture, MAX_CANVAS_PIXELS, type Studio } from "./compress-picture";

type Drawn = { width: number; height: number; white: boolean };

/**
 * A studio that notes what is drawn, and encodes to a weight that follows the quality. As on iOS, a canvas
 * beyond `room` pixels stays blank, and so does whatever is drawn from it.
 */
function openStudio(options: {
  width: number;
  height: number;
  weight?: number;
  webp?: boolean;
  room?: number;
}) {
  const { width, height, weight = 100_000, webp = true, room = MAX_CANVAS_PIXELS } = options;
  const drawn: Drawn[] = [];
  const qualities: number[] = [];
  const moves: (readonly [string, ...number[]])[] = [];
  const blank = new Set<unknown>();
  let papers = 0;
  let freed = 0;
  const studio: Studio = {
    decode: async () => ({
      image: {} as CanvasImageSource,
      width,
      height,
      free: () => {
        freed += 1;
      },
    }),
    paper(paperWidth, paperHeight) {
      const paper = { width: paperWidth, height: paperHeight, white: false };
      const image = {} as CanvasImageSource;
      blank.add(image);
      if (paperWidth > 1) papers += 1;
      const move =
        (name: string) =>
        (...by: number[]) =>
          moves.push([name, ...by]);
      const context = {
        scale: move("scale"),
        translate: move("translate"),
        transform: move("transform"),
        resetTransform: () => undefined,
        drawImage(from: unknown) {
          drawn.push(paper);
          if (!blank.has(from) && paperWidth * paperHeight <= room) blank.delete(image);
        },
        fillRect: () => {
          paper.white = true;
        },
        getImageData: () => ({ data: blank.has(image) ? [0, 0, 0, 0] : [9, 9, 9, 255] }),
      };
      return {
        context: context as unknown as OffscreenCanvasRenderingContext2D,
        image,
        free: () => {
          papers -= 1;
        },
        async encode(type, quality) {
          if (paperWidth > 1) qualities.push(quality);
          const made = type === "image/webp" && !webp ? "image/png" : type;
          return new Blob([new Uint8Array(Math.round(weight * quality))], { type: made });
        },
      };
    },
  };
  return { studio, drawn, moves, qualities, freed: () => freed, papers: () => papers };
}

const file = new Blob(["photo"]);
const onProgress = () => undefined;

describe("compressPicture", () => {
  it("halves step by step, then draws on white within the preset", async () => {
    const { studio, drawn, freed, papers } = openStudio({ width: 4000, height: 3000 });
    const image = await compressPicture(file, PRESETS.avatar, { studio, onProgress });
    expect(image).toMatchObject({ width: 400, height: 300 });
    expect(image.blob.type).toBe("image/jpeg");
    expect(drawn).toEqual([
      { width: 2000, height: 1500, white: false },
      { width: 1000, height: 750, white: false },
      { width: 500, height: 375, white: false },
      { width: 400, height: 300, white: true },
    ]);
    expect(freed()).toBe(1);
    expect(papers(), "canvases that still hold memory").toBe(0);
  });

  it("cuts a portrait out while it makes it smaller", async () => {
    const { studio, drawn, moves } = openStudio({ width: 4000, height: 1000 });
    const options = { studio, onProgress, square: { x: 100, y: 50 } };
    const image = await compressPicture(file, PRESETS.avatar, options);
    expect(image).toMatchObject({ width: 400, height: 400 });
    expect(moves.slice(0, 2)).toEqual([
      ["scale", 0.5, 0.5],
      ["translate", -3000, -0],
    ]);
    expect(drawn.map(({ width, height }) => [width, height])).toEqual([
      [500, 500],
      [400, 400],
    ]);
  });

  it.each([
    ["of a phone", 4284, 5712],
    ["of a camera", 6000, 4000],
    ["of the largest sensor", 12_000, 9000],
    ["that is nearly square", 5000, 4900],
  ])(
    "never draws more at once than iOS has room for, from a photo %s",
    async (_, width, height) => {
      for (const square of [null, { x: 50, y: 50 }]) {
        for (const preset of [PRESETS.avatar, PRESETS.gallery, PRESETS.original]) {
          const { studio, drawn } = openStudio({ width, height });
          await compressPicture(file, preset, { studio, onProgress, square });
          const pixels = drawn.map((paper) => paper.width * paper.height);
          expect(Math.max(...pixels)).toBeLessThanOrEqual(MAX_CANVAS_PIXELS);
        }
      }
    },
  );

  it("says so when the browser left the picture blank", async () => {
    const { studio } = openStudio({ width: 4000, height: 3000, room: 100_000 });
    await expect(compressPicture(file, PRESETS.avatar, { studio, onProgress })).rejects.toThrow(
      "Erreur lors de la compression",
    );
  });

  it("lowers the quality by 0.1 until under the cap", async () => {
    const { studio, qualities } = openStudio({ width: 300, height: 200, weight: 300 * 1024 });
    const { blob } = await compressPicture(file, PRESETS.avatar, { studio, onProgress });
    expect(qualities).toEqual([0.85, 0.75, 0.65]);
    expect(blob.size).toBeLessThanOrEqual(200 * 1024);
  });

  it("stops at 0.1, cap or no cap, and tells how far it is", async () => {
    const { studio, qualities } = openStudio({ width: 300, height: 200, weight: 9_000_000 });
    const told: number[] = [];
    await compressPicture(file, PRESETS.avatar, { studio, onProgress: (at) => told.push(at) });
    expect(qualities.at(-1)).toBe(0.1);
    expect(told.at(-1)).toBe(1);
    expect(told).toEqual([...told].sort((a, b) => a - b));
  });

  it("keeps transparency in WebP, and makes JPEG where the browser cannot write WebP", async () => {
    const able = openStudio({ width: 300, height: 200 });
    const image = await compressPicture(file, PRESETS.original, { ...able, onProgress });
    expect(image.blob.type).toBe("image/webp");
    expect(able.drawn.at(-1)?.white).toBe(false);
    const unable = openStudio({ width: 300, height: 200, webp: false });
    const other = await compressPicture(file, PRESETS.original, { ...unable, onProgress });
    expect(other.blob.type).toBe("image/jpeg");
    expect(unable.drawn.at(-1)?.white).toBe(true);
  });

  it("says what went wrong in the words of the specification", async () => {
    const { studio } = openStudio({ width: 300, height: 200 });
    const unreadable = { ...studio, decode: () => Promise.reject(new Error("no")) };
    const noCanvas = { ...studio, paper: () => null };
    const noEncoder: Studio = {
      ...studio,
      paper: (width, height) => {
        const paper = studio.paper(width, height);
        return paper && { ...paper, encode: async () => null };
      },
    };
    for (const [broken, sentence] of [
      [unreadable, "Impossible de charger l'image"],
      [noCanvas, "Impossible de créer le contexte canvas"],
      [noEncoder, "Erreur lors de la compression"],
    ] as const) {
      await expect(
        compressPicture(file, PRESETS.article, { studio: broken, onProgress }),
      ).rejects.toThrow(sentence);
    }
  });
});
