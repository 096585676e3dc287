import { describe, expect } from "vitest";
import { MEASURES_A_DAY, writeVisits } from "~/features/analytics/visit-counts.server";
import { newId } from "~/platform/random.server";
import { test } from "~tests/support/database-test";
import { type Beacon, counts, newAddress, send, view } from "~tests/support/visit-beacons";
import { action as takeVitals } from "./vitals";

describe("what is forged", () => {
  test.for([
    ["a robot", { userAgent: "Googlebot/2.1 (+http://www.google.com/bot.html)" }],
    ["who refuses", { headers: { "sec-gpc": "1" } }],
    ["who refuses, the old way", { headers: { dnt: "1" } }],
    ["a volunteer", { headers: { cookie: "foulee.session_token=1" } }],
  ] satisfies [string, Beacon][])("%s is not counted", async ([, beacon], { database }) => {
    await view(database, beacon);
    await writeVisits(database);
    expect(await counts(database, "all")).toEqual([]);
  });

  test("nothing is asked of a database that is away", async ({ testDatabase }) => {
    const database = testDatabase.open();
    const gone = { ...database, reach: { ...database.reach, isLost: () => true } };
    expect(await counts(database, "all")).toEqual([]);
    await database.kysely.destroy();
    const page = `/actualites/${newId()}`;
    await view(gone, { page });
    await view(gone, { page: "/" });
    await send(gone, takeVitals, { page, LCP: "1200" }, {});
  });

  test("a thousand from one address count as 240", async ({ database }) => {
    const address = newAddress();
    for (let i = 0; i < 1_000; i += 1) await view(database, { address });
    await writeVisits(database);
    expect(await counts(database, "all")).toEqual(["2026-03-10  240 1 1"]);
  });

  test("of ten thousand from everywhere, one turn takes 3,000", async ({ database }) => {
    for (let i = 0; i < 3_500; i += 1) {
      await view(database, { address: `203.0.${i % 250}.${1 + Math.floor(i / 250)}` });
    }
    await writeVisits(database);
    expect(await counts(database, "all")).toEqual(["2026-03-10  3000 3000 3000"]);
  });

  test("made-up sources end up together", async ({ database }) => {
    for (let i = 0; i < 320; i += 1) await view(database, { from: `site-${i}.example` });
    await writeVisits(database);
    const rows = await counts(database, "source");
    expect(rows).toHaveLength(301);
    expect(rows[0]).toBe("2026-03-10 * 20 20 20");
  });

  test("made-up measures do not fill the table", async ({ database }) => {
    const day = "2026-03-10";
    const full = Array.from({ length: MEASURES_A_DAY }, (_, bucket) => ({
      day,
      page: "/",
      device: "phone",
      metric: "LCP",
      samples: 1,
      bucket: bucket + 1_000,
    }));
    for (let from = 0; from < full.length; from += 1_000) {
      const values = full.slice(from, from + 1_000);
      await database.kysely.insertInto("vital_counts").values(values).execute();
    }
    await send(database, takeVitals, { page: "/", LCP: "1200" }, {});
    await send(database, takeVitals, { page: "/", LCP: "1200" }, { at: "2026-03-11T10:00:00Z" });
    await writeVisits(database);
    const count = (of: string) =>
      database.kysely
        .selectFrom("vital_counts")
        .select((eb) => eb.fn.countAll().as("rows"))
        .where("day", "=", of)
        .executeTakeFirstOrThrow();
    expect(Number((await count(day)).rows)).toBe(MEASURES_A_DAY);
    expect(Number((await count("2026-03-11")).rows)).toBe(1);
  });

  test("absurd measures are left out, one by one", async ({ database }) => {
    const fields = { page: "/", LCP: "1200", CLS: "-4", INP: "1e99", TTFB: "abc", XYZ: "1" };
    await send(database, takeVitals, fields, {});
    await send(database, takeVitals, { page: "/", TTFB: "" }, {});
    await send(database, takeVitals, { page: "/nulle-part", LCP: "1200" }, {});
    await send(database, takeVitals, { page: "/", LCP: "1210" }, {});
    await writeVisits(database);
    const rows = await database.kysely.selectFrom("vital_counts").selectAll().execute();
    expect(
      rows.map(({ metric, samples, page, device }) => [page, device, metric, samples]),
    ).toEqual([["/", "computer", "LCP", 2]]);
  });
});
