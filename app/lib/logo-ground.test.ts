import { expect, it } from "vitest";
import { neededGround } from "./logo-ground";

const CLEAR = [0, 0, 0, 0];
const WHITE = [255, 255, 255, 255];
const CREAM = [250, 246, 230, 255];
const BLACK = [10, 20, 15, 255];
const RED = [200, 30, 30, 255];

function pixels(...parts: [colour: number[], count: number][]): Uint8Array {
  return Uint8Array.from(parts.flatMap(([colour, count]) => Array(count).fill(colour).flat()));
}

it.each([
  ["white on nothing", pixels([CLEAR, 70], [WHITE, 30]), "dark"],
  ["cream with a dot of red", pixels([CLEAR, 60], [CREAM, 38], [RED, 2]), "dark"],
  ["black on nothing", pixels([CLEAR, 70], [BLACK, 30]), "light"],
  ["red on nothing", pixels([CLEAR, 70], [RED, 30]), null],
  ["black and white on nothing", pixels([CLEAR, 40], [WHITE, 30], [BLACK, 30]), null],
  ["white with a ground of its own", pixels([RED, 70], [WHITE, 30]), null],
  ["black on white paper", pixels([WHITE, 90], [BLACK, 10]), null],
  ["nothing", pixels([CLEAR, 100]), null],
])("%s", (_, drawn, ground) => {
  expect(neededGround(drawn)).toBe(ground);
});
