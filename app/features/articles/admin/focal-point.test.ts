import { describe, expect, it } from "vitest";
import { cardWindow } from "./focal-point";

describe("window of the card", () => {
  it("is the whole picture when it has the card's ratio", () => {
    expect(cardWindow(1.5, 20, 80)).toEqual({ width: 100, height: 100, left: 0, top: 0 });
  });

  it("keeps the height of a wide picture and follows the point across", () => {
    expect(cardWindow(3, 100, 0)).toEqual({ width: 50, height: 100, left: 50, top: 0 });
    expect(cardWindow(3, 50, 0).left).toBe(25);
  });

  it("keeps the width of a tall picture and follows the point down", () => {
    expect(cardWindow(0.75, 0, 100)).toEqual({ width: 100, height: 50, left: 0, top: 50 });
  });
});
