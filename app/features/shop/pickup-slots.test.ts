import { describe, expect, it } from "vitest";
import { PICKUP } from "~club/shop";
import { findSlot, upcomingSlots } from "./pickup-slots";

const RULES = {
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

  it("are found while they can be chosen, and no longer", () => {
    const now = new Date("2026-11-02T11:00:00Z");
    const [first] = upcomingSlots(now);
    expect(first && findSlot(first.value, now)).toEqual(first);
    expect(first && findSlot(first.value, new Date("2026-11-20T11:00:00Z"))).toBeNull();
    expect(findSlot("2026-11-24 03h00", now)).toBeNull();
    expect(findSlot("", now)).toBeNull();
  });

  it("of this club tell themselves apart", () => {
    const values = upcomingSlots(new Date("2026-11-02T11:00:00Z")).map(({ value }) => value);
    expect(values.length).toBeGreaterThan(PICKUP.weeks);
    expect(new Set(values).size).toBe(values.length);
  });
});
