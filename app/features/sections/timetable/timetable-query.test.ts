import { describe, expect, it } from "vitest";
import { DEMO_SESSIONS, sessionOf } from "~tests/support/demo-sessions";
import { ANY_SESSION, findSessions, parseTimetableQuery, timetablePath } from "./timetable-query";

const parse = (search: string) => parseTimetableQuery(new URLSearchParams(search));

describe("the address of the timetable", () => {
  it("says section, day and age in French words", () => {
    const query = { section: "athletisme", weekday: 3, age: 9 } as const;
    expect(timetablePath(query)).toBe("/horaires?section=athletisme&jour=mercredi&age=9");
    expect(parse("section=athletisme&jour=mercredi&age=9")).toEqual(query);
    expect(timetablePath(ANY_SESSION)).toBe("/horaires");
  });

  it.each([
    "jour=Mercredi&age=0",
    "section=ATHLETISME&jour=3&age=neuf",
    "section=a_b&jour=__proto__&age=9.5",
    "section=&jour=&age=",
    "section=%00&jour=mercredi%20&age=-1",
    "age=121",
    `age=${"9".repeat(1_000)}`,
  ])("takes what is malformed as absent: %s", (search) => {
    expect(parse(search)).toEqual(ANY_SESSION);
  });
});

describe("the sessions found", () => {
  it("are all of them when nothing is asked", () => {
    expect(findSessions(DEMO_SESSIONS, ANY_SESSION)).toEqual(DEMO_SESSIONS);
  });

  it("are for every age where the club gives no bound", () => {
    const evening = { section: "athletisme", weekday: "1", start: "18:00", end: "19:00" };
    const open = [sessionOf(evening), sessionOf({ ...evening, ageTo: 11 })];
    const found = (age: number) => findSessions(open, { ...ANY_SESSION, age }).length;
    expect([found(1), found(11), found(12), found(120)]).toEqual([2, 2, 1, 1]);
  });

  it("are those of an age, its bounds included", () => {
    const groups = (age: number) =>
      findSessions(DEMO_SESSIONS, { ...ANY_SESSION, section: "athletisme", age }).map(
        ({ group }) => group,
      );
    expect(groups(5)).toEqual([]);
    expect(groups(6)).toContain("École d’athlétisme");
    expect(groups(11)).toContain("École d’athlétisme");
    expect(groups(11)).not.toContain("Sauts");
    expect(groups(12)).not.toContain("École d’athlétisme");
    expect(groups(12)).toContain("Sauts");
    expect(groups(100)).toContain("Sauts");
  });

  it("are those of a section on a day", () => {
    const found = findSessions(DEMO_SESSIONS, { section: "running-adulte", weekday: 2, age: null });
    expect(found.map(({ start }) => start)).toEqual(["18:30", "19:00"]);
  });
});
