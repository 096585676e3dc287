import { describe, expect, it } from "vitest";
import { frameWindow } from "./focal-point";

describe("window of the card", () => {
  it("is the whole picture when it has the card's ratio", () => {
    expect(frameWindow(1.5, 1.5, { x: 20, y: 80 })).toEqual({
      width: 100,
      height: 100,
      left: 0,
      top: 0,
    });
  });

  it("keeps the height of a wide picture and follows the point across", () => {
    expect(frameWindow(3, 1.5, { x: 100, y: 0 })).toEqual({
      width: 50,
      height: 100,
      left: 50,
      top: 0,
    });
    expect(frameWindow(3, 1.5, { x: 50, y: 0 }).left).toBe(25);
  });

  it("keeps the width of a tall picture and follows the point down", () => {
    expect(frameWindow(0.75, 1.5, { x: 0, y: 100 })).toEqual({
      width: 100,
      height: 50,
      left: 0,
      top: 50,
    });
  });
});
