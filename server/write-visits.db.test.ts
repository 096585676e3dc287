import { expect } from "vitest";
import { test } from "~tests/support/database-test";
import { testServices } from "~tests/support/services";
import { counts, view } from "~tests/support/visit-beacons";
import { writeVisitsInTurns } from "./write-visits";

const NOW = new Date("2026-03-10T10:30:00.000Z");

test("what was noted is written when the site stops, and ended days are forgotten", async ({
  database,
}) => {
  const salts = [
    { day: "2026-03-09", salt: "of yesterday" },
    { day: "2026-03-10", salt: "of today" },
  ];
  await database.kysely.insertInto("visit_salts").values(salts).execute();
  const stop = writeVisitsInTurns(testServices(database), () => NOW);
  await view(database);
  expect(await counts(database, "all")).toEqual([]);
  await stop();
  expect(await counts(database, "all")).toEqual(["2026-03-10  1 1 1"]);
  expect(await database.kysely.selectFrom("visit_salts").selectAll().execute()).toEqual([salts[1]]);
});

test("what cannot be written waits, and stops nothing", async ({ database }) => {
  await view(database);
  const reach = { ...database.reach, isLost: () => true };
  await writeVisitsInTurns(testServices({ ...database, reach }), () => NOW)();
  expect(await counts(database, "all")).toEqual([]);
  await writeVisitsInTurns(testServices(database), () => NOW)();
  expect(await counts(database, "all")).toEqual(["2026-03-10  1 1 1"]);
});
