import { expect } from "vitest";
import { fillClub } from "~/club/fill-club.server";
import { test } from "~tests/support/database-test";
import { testContext, testServices } from "~tests/support/services";
import { loader } from "./timetable";

test("a session whose days nobody can tell offers no calendar", async ({ database }) => {
  const now = new Date("2026-11-28T10:00:00.000Z");
  await fillClub(database, { words: "demo", now });
  const url = new URL("http://localhost:3000/horaires");
  const load = () =>
    loader({
      request: new Request(url),
      url,
      params: {},
      context: testContext(testServices(database, { now })),
    } as never);
  const { sessions, withoutCalendar } = await load();
  const monthly = sessions.filter(({ isMonthly }) => isMonthly).map(({ id }) => id);
  expect(monthly.length).toBeGreaterThan(0);
  expect(withoutCalendar).toEqual(monthly);
  const { kysely } = database;
  const seasons = await kysely
    .selectFrom("club_records")
    .selectAll()
    .where("kind", "=", "season")
    .execute();
  for (const { id, content } of seasons) {
    const endless = JSON.stringify({ ...JSON.parse(content), lastDay: null });
    await kysely
      .updateTable("club_records")
      .set({ content: endless })
      .where("id", "=", id)
      .execute();
  }
  expect((await load()).withoutCalendar).toHaveLength(sessions.length);
});
