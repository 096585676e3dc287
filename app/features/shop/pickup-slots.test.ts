import { describe, expect, it } from "vitest";
import type { PickupRules } from "~/club/site";
import { DEMO_SITE } from "~tests/support/demo-club";
import { counterAt, upcomingSlots } from "./pickup-slots";

const RULES: PickupRules = {
  evenings: [
    { weekday: 2, hours: "18h30 – 19h30" },
    { weekday: 6, hours: "10h00 – 12h00" },
  ],
  leadDays: 2,
  weeks: 2,
  closures: [{ from: "2026-12-21", to: "2027-01-03" }],
};
const days = (now: string) => upcomingSlots(new Date(now), RULES).map(({ day }) => day);

describe("pick-up slots", () => {
  it("begin once the order can be ready, and end after the weeks ahead", () => {
    // A Sunday: the Tuesday after it is two days away.
    const sunday = ["2026-11-24", "2026-11-28", "2026-12-01", "2026-12-05"];
    expect(days("2026-11-22T11:00:00Z")).toEqual(sunday);
    // A Monday: the next day is too soon.
    expect(days("2026-11-23T11:00:00Z")).toEqual(["2026-11-28", "2026-12-01", "2026-12-05"]);
  });

  it("are days of Paris, whatever the clock of the server", () => {
    // 0h30 on Monday in Paris, still Sunday in UTC.
    expect(days("2026-11-22T23:30:00Z")[0]).toBe("2026-11-28");
  });

  it("leave out the days without anybody there, the first and the last of them too", () => {
    expect(days("2026-12-14T11:00:00Z")).toEqual(["2026-12-19"]);
    expect(days("2026-12-19T11:00:00Z")).toEqual([]);
    expect(days("2026-12-22T11:00:00Z")).toEqual(["2027-01-05"]);
  });

  it("carry what the form sends", () => {
    expect(upcomingSlots(new Date("2026-11-22T11:00:00Z"), RULES)[0]).toEqual({
      value: "2026-11-24 18h30 – 19h30",
      day: "2026-11-24",
      hours: "18h30 – 19h30",
    });
  });

  it("of the demo tell themselves apart", () => {
    const { pickup } = DEMO_SITE.shop;
    const slots = upcomingSlots(new Date("2026-11-02T11:00:00Z"), pickup);
    expect(slots.length).toBeGreaterThan(pickup.weeks);
    expect(new Set(slots.map(({ value }) => value)).size).toBe(slots.length);
  });
});

describe("the counter", () => {
  const at = (pickup: Partial<PickupRules>) =>
    counterAt(
      { ...DEMO_SITE.shop, pickup: { ...RULES, ...pickup } },
      new Date("2026-11-22T11:00:00Z"),
    );

  it.for([
    ["open on some evenings", {}, false],
    ["closed without any", { evenings: [] }, true],
    ["closed all year", { closures: [{ from: "2026-01-01", to: "2026-12-31" }] }, true],
  ] as const)("is %s", ([, pickup, isClosed]) => {
    expect(at(pickup).isClosed).toBe(isClosed);
  });
});
