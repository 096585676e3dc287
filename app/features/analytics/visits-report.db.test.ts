import { sql } from "kysely";
import { describe, expect } from "vitest";
import { addDays } from "~/lib/french-dates";
import type { Database } from "~/platform/database/database.server";
import type { VisitMeasure } from "~database/schema/visits";
import { test } from "~tests/support/database-test";
import { writeGeneratedVisits } from "~tests/support/generated-visits";
import { readVisits, readWeekOfVisits } from "./visits-report.server";
import { bucketEnd } from "./vitals";

/** Half past midnight in Paris, on the 11th: the day before in UTC. */
const NOW = new Date("2026-03-10T23:30:00.000Z");
const TODAY = "2026-03-11";

type Numbers = [views: number, visits: number, visitors: number];

async function add(
  database: Database,
  day: string,
  measure: VisitMeasure,
  label: string,
  [views, visits, visitors]: Numbers,
) {
  const values = { day, measure, label, views, visits, visitors };
  await database.kysely.insertInto("visit_counts").values(values).execute();
}

describe("the report of a period", () => {
  test("has every day, the totals, and those of the period before", async ({ database }) => {
    await add(database, TODAY, "all", "", [5, 3, 2]);
    await add(database, addDays(TODAY, -6), "all", "", [10, 4, 4]);
    await add(database, addDays(TODAY, -7), "all", "", [7, 2, 1]);
    await add(database, addDays(TODAY, -13), "all", "", [1, 1, 1]);
    await add(database, addDays(TODAY, -14), "all", "", [100, 100, 100]);
    await add(database, addDays(TODAY, 1), "all", "", [100, 100, 100]);
    const report = await readVisits(database.kysely, { days: 7, now: NOW });
    expect(report.range).toEqual({ from: "2026-03-05", until: TODAY });
    expect(report.series.map(({ day, visits }) => `${day} ${visits}`)).toEqual([
      "2026-03-05 4",
      "2026-03-06 0",
      "2026-03-07 0",
      "2026-03-08 0",
      "2026-03-09 0",
      "2026-03-10 0",
      "2026-03-11 3",
    ]);
    expect(report.totals).toEqual({ views: 15, visits: 7, visitors: 6 });
    expect(report.before).toEqual({
      range: { from: "2026-02-26", until: "2026-03-04" },
      totals: { views: 8, visits: 3, visitors: 2 },
    });
    expect(report.firstDay).toBe("2026-02-25");
    for (const days of [30, 90, 365] as const) {
      const { series } = await readVisits(database.kysely, { days, now: NOW });
      expect([series.length, series.at(-1)?.day]).toEqual([days, TODAY]);
    }
  });

  test("sums pages, sources, devices and countries over its days alone", async ({ database }) => {
    const yesterday = addDays(TODAY, -1);
    await add(database, TODAY, "page", "/", [4, 1, 1]);
    await add(database, yesterday, "page", "/", [3, 2, 2]);
    await add(database, TODAY, "page", "/contacts", [9, 0, 0]);
    await add(database, addDays(TODAY, -7), "page", "/evenements", [99, 9, 9]);
    await add(database, TODAY, "source", "", [2, 2, 2]);
    await add(database, yesterday, "source", "google.com", [3, 3, 3]);
    await add(database, TODAY, "device", "phone", [9, 4, 4]);
    await add(database, TODAY, "country", "FR", [9, 4, 4]);
    const report = await readVisits(database.kysely, { days: 7, now: NOW });
    expect(report.pages).toEqual([
      { page: "/contacts", views: 9, visits: 0 },
      { page: "/", views: 7, visits: 3 },
    ]);
    expect(report.sources).toEqual([
      { host: "google.com", visits: 3 },
      { host: "", visits: 2 },
    ]);
    expect(report.devices).toEqual([
      { device: "phone", visits: 4 },
      { device: "computer", visits: 0 },
      { device: "tablet", visits: 0 },
    ]);
    expect(report.countries).toEqual([{ code: "FR", visits: 4 }]);
  });

  test("is whole before any visit", async ({ database }) => {
    const report = await readVisits(database.kysely, { days: 365, now: NOW });
    expect(report).toMatchObject({ firstDay: null, totals: { views: 0, visits: 0, visitors: 0 } });
    expect([report.pages, report.sources, report.countries, report.speed.pages]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect(report.speed.overall.map(({ value }) => value)).toEqual([null, null, null, null]);
    const week = await readWeekOfVisits(database.kysely, NOW);
    expect(week).toMatchObject({ visits: 0, before: 0, pages: [] });
    expect(week.curve).toHaveLength(30);
  });

  test("of a week has the seven days before beside it", async ({ database }) => {
    await add(database, TODAY, "all", "", [5, 3, 2]);
    await add(database, addDays(TODAY, -7), "all", "", [5, 8, 2]);
    await add(database, addDays(TODAY, -29), "all", "", [5, 6, 2]);
    const { visits, before, curve } = await readWeekOfVisits(database.kysely, NOW);
    expect([visits, before, curve[0]?.visits]).toEqual([3, 8, 6]);
  });
});

describe("speed", () => {
  async function measure(database: Database, day: string, page: string, samples: number[]) {
    const values = samples.map((count, bucket) => ({
      day,
      page,
      device: "phone",
      metric: "LCP",
      bucket: 40 + bucket,
      samples: count,
    }));
    await database.kysely.insertInto("vital_counts").values(values).execute();
  }

  test("is the 75th percentile of all, of a device, of pages measured enough", async ({
    database,
  }) => {
    await measure(database, TODAY, "/", [3, 3, 2]);
    await measure(database, addDays(TODAY, -29), "/contacts", [2, 0, 2]);
    // Longer ago: another site, in a way.
    await measure(database, addDays(TODAY, -30), "/contacts", [0, 0, 0, 90]);
    const { speed } = await readVisits(database.kysely, { days: 365, now: NOW });
    const lcp = { metric: "LCP", value: bucketEnd("LCP", 42), samples: 12 };
    expect(speed.days).toBe(30);
    expect(speed.overall[0]).toEqual(lcp);
    expect(speed.devices.map(({ device, figures }) => [device, figures[0]])).toEqual([
      ["phone", lcp],
    ]);
    expect(speed.pages.map(({ page, figures }) => [page, figures[0]])).toEqual([
      ["/", { metric: "LCP", value: bucketEnd("LCP", 41), samples: 8 }],
    ]);
    const week = await readVisits(database.kysely, { days: 7, now: NOW });
    expect([week.speed.days, week.speed.overall[0]?.samples]).toEqual([7, 8]);
  });
});

describe("speed of a site that is read a lot", () => {
  test.for([
    [0, 30],
    [200, 25],
    [2_499, 3],
    [5_000, 2],
    [90_000, 2],
  ] as const)("%d views a day look back %d days", async ([views, days], { database }) => {
    for (let back = 0; back < 40; back += 1) {
      await add(database, addDays(TODAY, -back), "all", "", [views, 1, 1]);
    }
    const { speed } = await readVisits(database.kysely, { days: 90, now: NOW });
    expect(speed.days).toBe(days);
  });
});

describe("many views", () => {
  const pages = ["/", "/actualites", "/evenements", "/contacts"];

  test("take no more rows than few, and none of another measure is read", async ({ database }) => {
    const days = 12;
    await writeGeneratedVisits(database, { views: 6_000, days, until: TODAY, pages });
    const rows = await database.kysely.selectFrom("visit_counts").selectAll().execute();
    // One of all, each page, five sources, three devices.
    expect(rows.length).toBeLessThanOrEqual(days * (1 + pages.length + 5 + 3));
    const report = await readVisits(database.kysely, { days: 30, now: NOW });
    expect(report.totals.views).toBe(6_000);
    expect(report.pages.reduce((sum, { views }) => sum + views, 0)).toBe(6_000);
    expect(report.totals.visitors).toBeLessThan(report.totals.visits);
    const began = report.sources.reduce((sum, { visits }) => sum + visits, 0);
    expect(began).toBe(report.totals.visits);
    const marks = await database.kysely.selectFrom("visit_marks").selectAll().execute();
    expect(marks).toEqual([]);
  });

  test("are found by the key of the table", async ({ database }) => {
    const plan = await planOf(database);
    expect(plan).toMatch(/visit_counts_key|sqlite_autoindex_visit_counts_1/);
    expect(plan).toMatch(/measure *=/);
  });
});

/** How the engine goes about the sums of a measure; sequential reading is left to it on a table of few rows. */
async function planOf(database: Database): Promise<string> {
  const question = sql`select label, sum(views) from visit_counts where measure = 'page'
    and day >= '2026-03-01' and day <= '2026-03-11' group by label`;
  return await database.native.transaction().execute(async (trx) => {
    if (database.engine === "postgres") await sql`set local enable_seqscan = off`.execute(trx);
    const explain = database.engine === "postgres" ? sql`explain` : sql`explain query plan`;
    const { rows } = await sql`${explain} ${question}`.execute(trx);
    return JSON.stringify(rows);
  });
}
