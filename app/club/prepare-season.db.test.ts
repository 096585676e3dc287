import { describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { test } from "~tests/support/database-test";
import { fillClub } from "./fill-club.server";
import { prepareNextSeason } from "./prepare-season.server";
import { readSite } from "./read-site.server";

const NOW = new Date("2027-05-20T10:00:00.000Z");
const ACT = { userId: null, now: NOW };

async function siteOn({ kysely }: Database, day: string) {
  const { season } = await readSite(kysely, new Date(`${day}T12:00:00.000Z`));
  return [season.now.label, season.joining.label];
}

describe("the season after this one", () => {
  test("has its fees, and its dates a year later", async ({ database }) => {
    await fillClub(database, { words: "demo", now: NOW });
    const { season: before } = await readSite(database.kysely, NOW);
    expect(await prepareNextSeason(database, ACT)).toMatchObject({
      label: "2027-2028",
      isNew: true,
    });
    const { season } = await readSite(database.kysely, new Date("2027-09-01T10:00:00.000Z"));
    expect(season.now).toMatchObject({
      label: "2027-2028",
      firstDay: "2027-09-01",
      lastDay: "2028-08-31",
      reducedFrom: "2028-03-01",
      familyAmount: 15,
    });
    expect(season.now.fees).toEqual(before.now.fees);
  });

  test("is made once, however often it is asked for", async ({ database }) => {
    await fillClub(database, { words: "demo", now: NOW });
    const made = await Promise.all([1, 2, 3].map(() => prepareNextSeason(database, ACT)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
  });

  test("turns fees on the day of its renewal, and hours on its first day", async ({ database }) => {
    await fillClub(database, { words: "demo", now: NOW });
    await prepareNextSeason(database, ACT);
    expect(await siteOn(database, "2027-06-14")).toEqual(["2026-2027", "2026-2027"]);
    expect(await siteOn(database, "2027-06-15")).toEqual(["2026-2027", "2027-2028"]);
    expect(await siteOn(database, "2027-08-31")).toEqual(["2026-2027", "2027-2028"]);
    expect(await siteOn(database, "2027-09-01")).toEqual(["2027-2028", "2027-2028"]);
  });

  test("is an empty one of this year where no season has a first day", async ({ database }) => {
    expect(await prepareNextSeason(database, ACT)).toMatchObject({
      label: "2026-2027",
      isNew: true,
      isCopy: false,
    });
    const { season } = await readSite(database.kysely, NOW);
    expect(season.now).toMatchObject({ firstDay: "2026-09-01", fees: [] });
  });
});
