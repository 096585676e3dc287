import { describe, expect, it } from "vitest";
import { isPublicHoliday, isWithdrawable, withdrawalDeadline } from "./withdrawal-period";

describe("the last day to withdraw", () => {
  it.each([
    ["not fetched yet", null, null],
    // Tuesday 3 November: the 17th is a Tuesday.
    ["14 days after the day of collection", "2026-11-03T18:00:00Z", "2026-11-17"],
    ["counted from the day in Paris", "2026-11-02T23:30:00Z", "2026-11-17"],
    ["a Saturday goes on to Monday", "2026-11-07T10:00:00Z", "2026-11-23"],
    ["a Sunday goes on to Monday", "2026-11-08T10:00:00Z", "2026-11-23"],
    ["a public holiday goes on", "2026-10-28T18:00:00Z", "2026-11-12"],
    ["a Friday holiday goes on over the weekend", "2026-12-11T18:00:00Z", "2026-12-28"],
    ["Easter: Saturday, Sunday, Monday", "2026-03-21T10:00:00Z", "2026-04-07"],
    ["over the change of clocks", "2026-10-13T22:30:00Z", "2026-10-28"],
  ])("%s", (_name, collectedAt, deadline) => {
    expect(withdrawalDeadline(collectedAt)).toBe(deadline);
  });
});

const plain = { personalisation: "", isWithdrawn: false };
const collected = { state: "collected", collectedAt: "2026-11-03T18:00:00Z" } as const;

describe("a line can be withdrawn from", () => {
  const at = (instant: string) => isWithdrawable(collected, plain, new Date(instant));

  it("until the last moment of the last day in Paris", () => {
    expect(at("2026-11-17T22:59:59Z")).toBe(true);
    expect(at("2026-11-17T23:00:00Z")).toBe(false);
  });

  it("at any time before it is fetched", () => {
    const order = { state: "ready", collectedAt: null } as const;
    expect(isWithdrawable(order, plain, new Date("2030-01-01T00:00:00Z"))).toBe(true);
  });

  it("unless made to order, withdrawn, or of a cancelled order", () => {
    const now = new Date("2026-11-04T12:00:00Z");
    expect(isWithdrawable(collected, { ...plain, personalisation: "Zoé" }, now)).toBe(false);
    expect(isWithdrawable(collected, { ...plain, isWithdrawn: true }, now)).toBe(false);
    const cancelled = { state: "cancelled", collectedAt: null } as const;
    expect(isWithdrawable(cancelled, plain, now)).toBe(false);
  });
});

describe("public holidays", () => {
  it.each([
    "2026-01-01",
    "2026-04-06",
    "2026-05-01",
    "2026-05-08",
    "2026-05-14",
    "2026-05-25",
    "2026-07-14",
    "2026-08-15",
    "2026-11-01",
    "2026-11-11",
    "2026-12-25",
    // Easter at its latest, at its earliest, and in the years where simple reckonings are wrong.
    "2038-04-26",
    "2285-03-23",
    "2049-04-19",
    "2076-04-20",
    "2024-04-01",
    "2025-06-09",
    "2027-05-06",
  ])("%s is a public holiday", (day) => {
    expect(isPublicHoliday(day)).toBe(true);
  });

  it.each(["2026-04-05", "2026-04-07", "2026-11-24", "2026-12-26", "2026-04-03"])(
    "%s is none",
    (day) => {
      expect(isPublicHoliday(day)).toBe(false);
    },
  );

  it("a year has eleven, two of which may fall on one day", () => {
    const days = Array.from({ length: 365 }, (_, index) =>
      new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10),
    );
    expect(days.filter(isPublicHoliday)).toHaveLength(11);
  });
});
