import { expect, vi } from "vitest";
import { hasFailed } from "~/platform/failed-requests.server";
import { newId } from "~/platform/random.server";
import { test } from "~tests/support/database-test";
import { importRecord } from "~tests/support/record-fixtures";
import { testServices } from "~tests/support/services";
import { place } from "./kinds/place";
import { loadSite, readSite } from "./read-site.server";
import { BARE_SITE } from "./site";

const NOW = new Date("2026-11-28T10:00:00.000Z");

test("a place is read with French typography, the trash left out", async ({ database }) => {
  const values = { name: "Stade de l'Europe", meeting: "Au portail : à 18 h", isStadium: true };
  const id = newId();
  await importRecord(database, place, { id, values, now: NOW });
  const gone = newId();
  await importRecord(database, place, { id: gone, values, now: NOW });
  await database.kysely
    .updateTable("club_records")
    .set({ deleted_at: NOW.toISOString() })
    .where("id", "=", gone)
    .execute();
  expect(await readSite(database.kysely)).toEqual({
    places: [
      {
        id,
        key: null,
        name: "Stade de l’Europe",
        meeting: "Au portail\u00a0: à 18\u00a0h",
        isStadium: true,
      },
    ],
  });
});

test.for([
  "",
  "not JSON",
  "null",
  "[]",
  '{"name":4,"meeting":"Ici"}',
  '{"isStadium":"oui","meeting":"Ici"}',
])("a body that cannot be read takes nothing else down: %s", async (content, { database }) => {
  const values = { name: "Lac", meeting: "", isStadium: false };
  await importRecord(database, place, { id: newId(), values, now: NOW });
  const broken = newId();
  await importRecord(database, place, { id: broken, values, now: NOW });
  await database.kysely
    .updateTable("club_records")
    .set({ content })
    .where("id", "=", broken)
    .execute();
  const { places } = await readSite(database.kysely);
  expect(places).toHaveLength(2);
  expect(places.find(({ id }) => id !== broken)).toMatchObject({ name: "Lac" });
});

test("while the database is away pages have the last site, and are not kept", async ({
  database,
}) => {
  const values = { name: "Lac", meeting: "", isStadium: false };
  await importRecord(database, place, { id: newId(), values, now: NOW });
  const before = testServices(database, { now: NOW });
  const site = await loadSite(before);
  expect(hasFailed(before)).toBe(false);
  const away = { get: vi.fn().mockRejectedValue(new Error("away")) };
  const request = testServices(database, { now: NOW, contentMemo: away });
  expect(await loadSite(request)).toEqual(site);
  expect(hasFailed(request)).toBe(true);
  const never = testServices({ ...database, native: {} as never }, { contentMemo: away });
  expect(await loadSite(never)).toEqual(BARE_SITE);
});
