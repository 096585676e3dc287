import { expect, it } from "vitest";
import { ENDING_INPUT } from "./ending-input";

const NOW = "2026-03-13T11:00:00.000Z";

it("reads an end in two versions, and a clock without a day as none", () => {
  const { show, key } = ENDING_INPUT;
  expect(show?.({ day: "2026-03-24", time: "08:00" }, NOW)).toBe("mar. 24 mars à 08h00");
  expect(show?.({ day: null, time: "08:00" }, NOW)).toBe("Sans date de fin");
  expect(key?.({ day: null, time: "08:00" })).toBe(key?.({ day: null, time: null }));
  expect(key?.({ day: "2026-03-24", time: null })).toBe(
    key?.({ day: "2026-03-24", time: "23:59" }),
  );
});
