import { describe, expect } from "vitest";
import { writeVisits } from "~/features/analytics/visit-counts.server";
import { forgetEndedDays } from "~/features/analytics/visitor-digests.server";
import { createLog } from "~/platform/log.server";
import { newId } from "~/platform/random.server";
import { addArticle } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { testContext, testServices } from "~tests/support/services";
import { counts, FIREFOX, IPHONE, newAddress, send, view } from "~tests/support/visit-beacons";
import { loader as takePicture } from "./visit-picture";
import { action as takeVitals } from "./vitals";

describe("a series of visits", () => {
  test("is counted exactly, across midnight in Paris and two salts", async ({ database }) => {
    const [anna, paul] = [newAddress(), newAddress()];
    // Summer time: midnight in Paris is 22:00 UTC.
    await view(database, { address: anna, at: "2026-06-30T21:00:00Z", from: "www.google.com" });
    await view(database, { address: anna, at: "2026-06-30T21:10:00Z", page: "/actualites" });
    await view(database, { address: paul, at: "2026-06-30T21:20:00Z", userAgent: IPHONE });
    // More than half an hour later: a second visit of the same visitor.
    await view(database, { address: anna, at: "2026-06-30T21:45:00Z", page: "/contacts" });
    await writeVisits(database);
    await view(database, { address: anna, at: "2026-06-30T21:59:59Z", page: "/evenements" });
    await view(database, { address: anna, at: "2026-06-30T22:00:01Z", page: "/evenements" });
    await view(database, { address: anna, at: "2026-06-30T22:05:00Z" });
    await writeVisits(database);

    expect(await counts(database, "all")).toEqual(["2026-06-30  5 3 2", "2026-07-01  2 1 1"]);
    expect(await counts(database, "page")).toEqual([
      "2026-06-30 / 2 2 2",
      "2026-06-30 /actualites 1 0 0",
      "2026-06-30 /contacts 1 1 0",
      "2026-06-30 /evenements 1 0 0",
      "2026-07-01 / 1 0 0",
      "2026-07-01 /evenements 1 1 1",
    ]);
    expect(await counts(database, "device")).toEqual([
      "2026-06-30 computer 4 2 1",
      "2026-06-30 phone 1 1 1",
      "2026-07-01 computer 2 1 1",
    ]);
    expect(await counts(database, "source")).toEqual([
      "2026-06-30  2 2 1",
      "2026-06-30 google.com 1 1 1",
      "2026-07-01  1 1 1",
    ]);
    const salts = await database.kysely.selectFrom("visit_salts").selectAll().execute();
    expect(new Set(salts.map(({ salt }) => salt)).size).toBe(2);
    const marks = await database.kysely.selectFrom("visit_marks").selectAll().execute();
    expect(marks).toHaveLength(3);

    await forgetEndedDays(database, new Date("2026-06-30T22:06:00Z"));
    const kept = await database.kysely.selectFrom("visit_marks").select("day").execute();
    expect(kept).toEqual([{ day: "2026-07-01" }]);
    const salt = await database.kysely.selectFrom("visit_salts").select("day").execute();
    expect(salt).toEqual([{ day: "2026-07-01" }]);
  });

  test("is exact when another instance ends the day before all of it is written", async ({
    database,
  }) => {
    const address = newAddress();
    await view(database, { address, at: "2026-10-25T22:50:00Z" });
    await writeVisits(database);
    await view(database, { address, at: "2026-10-25T22:59:58Z", page: "/contacts" });
    // Winter time since that morning: midnight in Paris is 23:00 UTC.
    await forgetEndedDays(database, new Date("2026-10-25T23:00:03Z"));
    expect(await database.kysely.selectFrom("visit_salts").selectAll().execute()).toEqual([]);
    await writeVisits(database);
    expect(await counts(database, "all")).toEqual(["2026-10-25  2 1 1"]);

    await forgetEndedDays(database, new Date("2026-10-25T23:10:00Z"));
    expect(await database.kysely.selectFrom("visit_marks").selectAll().execute()).toEqual([]);
  });

  test("is written once, whoever writes meanwhile", async ({ database }) => {
    const address = newAddress();
    await view(database, { address });
    await Promise.all([writeVisits(database), writeVisits(database)]);
    await view(database, { address });
    await writeVisits(database);
    expect(await counts(database, "all")).toEqual(["2026-03-10  2 1 1"]);
  });

  test("is exact when two instances hear of one visitor and write at once", async ({
    testDatabase,
  }) => {
    const instances = [testDatabase.open(), testDatabase.open()] as const;
    const address = newAddress();
    for (const [index, page] of ["/", "/contacts", "/actualites"].entries()) {
      for (const instance of instances) {
        await view(instance, { address, page, at: `2026-03-10T10:3${index}:00Z` });
      }
    }
    const [one, other] = instances;
    // On SQLite, one instance is all there is: its transactions wait by blocking.
    if (one.engine === "sqlite") for (const instance of instances) await writeVisits(instance);
    else await Promise.all(instances.map((instance) => writeVisits(instance)));
    expect(await counts(other, "all")).toEqual(["2026-03-10  6 1 1"]);
    expect(await one.kysely.selectFrom("visit_marks").selectAll().execute()).toHaveLength(1);
  });

  test("tells people behind one address apart by their browsers", async ({ database }) => {
    const address = newAddress();
    await view(database, { address });
    await view(database, { address, userAgent: IPHONE });
    await writeVisits(database);
    expect(await counts(database, "all")).toEqual(["2026-03-10  2 2 2"]);
  });
});

describe("a page", () => {
  test("is counted under one spelling, and only when it is there", async ({ database }) => {
    const there = await addArticle(database);
    const draft = await addArticle(database, { status: "draft" });
    for (const page of ["/actualites/", "/ACTUALITES", `/actualites/${there}`]) {
      await view(database, { page });
    }
    const nowhere = [
      `/actualites/${draft}`,
      `/actualites/${newId()}`,
      "/wp-login.php",
      "/admin",
      "/admin/actualites",
      "//evil.example",
      "https://evil.example/",
      "/actualites/%00",
      "/actualites/\0",
      "/club/galerie/\0",
      "",
      "x".repeat(400),
    ];
    for (const page of nowhere) await view(database, { page });
    await writeVisits(database);
    expect(await counts(database, "page")).toEqual([
      "2026-03-10 /actualites 2 2 2",
      `2026-03-10 /actualites/${there} 1 1 1`,
    ]);
  });

  test("read without scripts is counted by its picture", async ({ database }) => {
    const ask = async (page: string, referer: string) => {
      const request = new Request(`http://localhost:3000/visites/image.gif?page=${page}`, {
        headers: { "user-agent": FIREFOX, referer },
      });
      const context = testContext(testServices(database, { clientAddress: newAddress() }));
      const url = new URL(request.url);
      return await takePicture({
        request,
        context,
        params: {},
        url,
        pattern: "/visites/image.gif",
      });
    };
    const answer = await ask("%2Fcontacts", "http://localhost:3000/contacts");
    expect(answer.headers.get("content-type")).toBe("image/gif");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    await ask("%2Fcontacts", "https://evil.example/");
    await ask("%2Fcontacts", "");
    await writeVisits(database);
    expect(await counts(database, "page")).toEqual(["2026-03-10 /contacts 1 1 1"]);
  });
});

test("a page that React drew anew is a line of the log, with its build and route alone", async ({
  database,
}) => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog("info", { write: (line) => void lines.push(JSON.parse(line)) });
  const report = { redraws: "1", build: "3f6a0857", route: "routes/public/contacts" };
  const tell = (fields: Record<string, string>, headers = {}) =>
    send(database, takeVitals, { ...report, ...fields }, { log, headers });
  await tell({});
  // A volunteer's screens count too.
  await tell(
    { route: "routes/admin/entrance", typed: "Zoé" },
    { cookie: "foulee.session_token=1" },
  );
  await tell({ route: "Bonjour, je m’appelle Zoé" });
  await tell({ route: "" });
  await tell({ build: "<script>" });
  await tell({ redraws: "1000000" });
  await tell({}, { dnt: "1" });
  expect(lines.map(({ time: _time, ...line }) => line)).toEqual([
    { level: 40, msg: "A browser drew a page anew.", ...report },
    { level: 40, msg: "A browser drew a page anew.", ...report, route: "routes/admin/entrance" },
  ]);
});

test("reports of pages drawn anew do not flood the log", async ({ database }) => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  const address = newAddress();
  const fields = { redraws: "1", build: "3f6a0857", route: "routes/public/contacts" };
  for (let i = 0; i < 300; i += 1) await send(database, takeVitals, fields, { address, log });
  expect(lines).toHaveLength(240);
});

test("nothing stored can be tied to a person", async ({ database }) => {
  const address = newAddress();
  await view(database, { address, from: "www.google.com" });
  await send(database, takeVitals, { page: "/", LCP: "900" }, { address });
  await writeVisits(database);
  const tables = await database.native.introspection.getTables();
  const columns = tables
    .filter(({ name }) => /^(visit|vital)_/.test(name))
    .map(({ name, columns }) => `${name}: ${columns.map((column) => column.name).join(" ")}`)
    .sort();
  expect(columns).toEqual([
    "visit_counts: day measure label views visits visitors",
    "visit_marks: mark day last_seen_at",
    "visit_salts: day salt",
    "vital_counts: day page device metric bucket samples",
  ]);
  const stored = JSON.stringify([
    await database.kysely.selectFrom("visit_counts").selectAll().execute(),
    await database.kysely.selectFrom("vital_counts").selectAll().execute(),
    await database.kysely.selectFrom("visit_marks").selectAll().execute(),
  ]);
  for (const trace of [address, "Firefox", "Mozilla", "Linux"]) expect(stored).not.toContain(trace);
});
