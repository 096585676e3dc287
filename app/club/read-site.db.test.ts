import { expect, vi } from "vitest";
import { hasFailed } from "~/platform/failed-requests.server";
import { newId } from "~/platform/random.server";
import { test } from "~tests/support/database-test";
import { importRecord } from "~tests/support/record-fixtures";
import { testServices } from "~tests/support/services";
import { place } from "./kinds/place";
import { loadSite, readSite } from "./read-site.server";
import { BARE_SITE, seasonsAt } from "./site";

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
  expect((await readSite(database.kysely, NOW)).places).toEqual([
    {
      id,
      key: null,
      name: "Stade de l’Europe",
      meeting: "Au portail\u00a0: à 18\u00a0h",
      isStadium: true,
    },
  ]);
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
  const { places } = await readSite(database.kysely, NOW);
  expect(places).toHaveLength(2);
  expect(places.find(({ id }) => id !== broken)).toMatchObject({ name: "Lac" });
});

test("while the database is away a page has the last site, and its request has failed", async ({
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
  const { home, ...named } = BARE_SITE.pages;
  const bare = await loadSite(never);
  expect(bare).toMatchObject({ ...BARE_SITE, pages: named });
  expect(bare.pages.home).toMatchObject({ title: home.title, lead: "" });
});

const season = (label: string, days: { firstDay: string | null; renewalOpens: string | null }) => ({
  ...BARE_SITE.season.now,
  label,
  ...days,
});

test.for([
  ["2026-06-14", "2025-2026", "2025-2026"],
  ["2026-06-15", "2025-2026", "2026-2027"],
  ["2026-08-31", "2025-2026", "2026-2027"],
  ["2026-09-01", "2026-2027", "2026-2027"],
  ["2030-01-01", "2026-2027", "2026-2027"],
  ["2020-01-01", "2025-2026", "2025-2026"],
] as const)("on %s the hours are those of %s, the fees those of %s", ([today, now, joining]) => {
  const seasons = [
    season("2026-2027", { firstDay: "2026-09-01", renewalOpens: "2026-06-15" }),
    season("2025-2026", { firstDay: "2025-09-01", renewalOpens: "2025-06-15" }),
  ];
  const found = seasonsAt(seasons, today);
  expect([found.now.label, found.joining.label]).toEqual([now, joining]);
});

test("a club without a season has pages without fees", () => {
  expect(seasonsAt([], "2026-11-28")).toEqual(BARE_SITE.season);
});
