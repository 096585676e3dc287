import { describe, expect, it } from "vitest";
import { endingAt, instantOf, NO_ENDING } from "./ending";

describe("an ending", () => {
  it("comes at a clock of Paris, with the day, or never", () => {
    expect(instantOf({ day: "2026-07-14", time: "08:00" })).toBe("2026-07-14T06:00:00.000Z");
    expect(instantOf({ day: "2026-01-14", time: null })).toBe("2026-01-14T22:59:00.000Z");
    expect(instantOf(NO_ENDING)).toBeNull();
  });

  it("is the same when it is read back", () => {
    const ending = { day: "2026-07-14", time: "08:00" };
    expect(endingAt(instantOf(ending))).toEqual(ending);
    expect(endingAt(null)).toEqual(NO_ENDING);
  });
});
