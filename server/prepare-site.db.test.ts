import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { InsertQueryNode } from "kysely";
import { beforeEach, describe, expect, vi } from "vitest";
import { fillClub } from "~/club/fill-club.server";
import { listStoredSections } from "~/club/sections/stored-sections.server";
import { findFeedOrigin } from "~/features/articles/feed-origin.server";
import { keepTerms } from "~/features/shop/kept-terms.server";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { readEnvironment } from "~/platform/environment.server";
import { openBackupFolder, otherDatabase, siteOn, writeOnce } from "~tests/support/backup-fixtures";
import { test } from "~tests/support/database-test";
import {
  DEMO_TABLES,
  type DemoSite,
  demoRowsOf,
  demoSite,
  loadSmallDemo,
  SMALL_DEMO_ROWS,
} from "~tests/support/demo-site";
import { MemoryStorage } from "~tests/support/memory-storage";
import { TEST_NOW } from "~tests/support/services";
import { addProduct, placeTestOrder, TEST_TERMS } from "~tests/support/shop-fixtures";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { type Clock, fillRestoredRows, prepareSite } from "./prepare-site";

const backups = openBackupFolder();

let dataDir = "";
beforeEach(async () => {
  // A start that was killed renews nothing.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  dataDir = temporaryFolder();
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});

/** A clock that only moves when somebody waits. */
function handClock(onWait: () => Promise<unknown> = async () => undefined) {
  let time = TEST_NOW.getTime();
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  const clock: Clock = {
    now: () => new Date(time),
    wait: async (milliseconds) => {
      pass(milliseconds);
      await onWait();
    },
  };
  return { ...clock, pass };
}

type Beat = () => Promise<void>;

const load = (site: DemoSite) => (_: unknown, beat: Beat) => loadSmallDemo(site, beat);

async function expectWholeDemo(site: DemoSite) {
  const { there, noted } = await demoRowsOf(site.database);
  expect(there).toEqual(noted);
  expect([...there.values()].flat()).toHaveLength(SMALL_DEMO_ROWS);
  const files = await site.database.kysely.selectFrom("media_files").select("path").execute();
  expect(files.map((file) => file.path).toSorted()).toEqual([...site.storage.files.keys()].sort());
}

/** Leaves a load as a killed process does: the claim as it was at the beat before the row of that number. */
async function loadUntilKilled(site: DemoSite, clock: Clock, row: number) {
  const killed = Promise.withResolvers<void>();
  const goneForEver = new Promise<never>(() => undefined);
  prepareSite(site, {
    clock,
    load: (_, beat) => {
      let beats = 0;
      return loadSmallDemo(site, async () => {
        beats += 1;
        if (beats < row) return await beat();
        killed.resolve();
        await goneForEver;
      });
    },
  }).catch(killed.reject);
  await killed.promise;
}

test("the first public address is what identifiers are made of, for good", async ({ database }) => {
  const site = demoSite(database, dataDir);
  for (const PUBLIC_URL of [undefined, "https://www.club.example", "https://club.example"]) {
    const { publicUrl, isPublicUrlSet } = readEnvironment({ PUBLIC_URL });
    const environment = { ...site.environment, publicUrl, isPublicUrlSet, demoContent: false };
    await prepareSite({ ...site, environment });
  }
  expect(await findFeedOrigin(site)).toBe("https://www.club.example");
});

test("a restored archive brings at once what a start would add to it", async ({ database }) => {
  const source = siteOn(await otherDatabase(), new MemoryStorage());
  await writeOnce(source, 1);
  await backups.backUp(source);
  const environment = readEnvironment({ PUBLIC_URL: "https://www.club.example" });
  const fillRows = (trx: DatabaseTransaction) => fillRestoredRows(trx, environment);
  await backups.restore(siteOn(database, new MemoryStorage()), { fillRows });
  expect(await findFeedOrigin({ database, environment: readEnvironment({}) })).toBe(
    "https://www.club.example",
  );
  const load = vi.fn();
  await prepareSite({ ...demoSite(database, dataDir) }, { load });
  expect(load).not.toHaveBeenCalled();
});

describe("the terms of sale of orders that were placed before they were kept", () => {
  const terms = ({ kysely }: Database) =>
    kysely.selectFrom("sale_terms").selectAll().orderBy("day").execute();
  const termsOfOrders = async ({ kysely }: Database) => {
    const orders = await kysely.selectFrom("orders").select("terms_hash").execute();
    return orders.map(({ terms_hash }) => terms_hash);
  };

  test("are given to them by the first start, once", async ({ database }) => {
    await fillClub(database, { words: "demo", now: TEST_NOW });
    const [variantId = ""] = (await addProduct(database)).variantIds;
    for (let count = 0; count < 2; count += 1) {
      await placeTestOrder(database, { lines: [{ variantId }] });
    }
    await database.kysely.updateTable("orders").set({ terms_hash: null }).execute();
    await database.kysely.deleteFrom("sale_terms").execute();
    const site = demoSite(database, dataDir);
    await Promise.all([1, 2].map(() => prepareSite(site, { load: async () => undefined })));
    const [row, ...others] = await terms(database);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ day: "2026-11-23" });
    expect(row?.content).toContain("passé ce délai, elle est annulée");
    expect(row?.content).not.toMatch(/\[|un e-mail vous le rappelle|HelloAsso/);
    expect(await termsOfOrders(database)).toEqual([row?.hash, row?.hash]);
  });

  test("come with an archive of before, which leaves those of the site", async ({ database }) => {
    const name = "sqlite-0013.tar";
    await copyFile(join("tests/fixtures/archives", name), backups.path(name));
    await transaction(database, (trx) => keepTerms(trx, { ...TEST_TERMS, day: "2027-01-01" }));
    const environment = readEnvironment({
      SMTP_URL: "smtp://localhost:2525",
      MAIL_FROM: "site@les-pins.example",
      HELLOASSO_URL: "https://www.helloasso.com/associations/club/x",
    });
    const fillRows = (trx: DatabaseTransaction) => fillRestoredRows(trx, environment);
    await backups.restore(siteOn(database, new MemoryStorage()), { name, fillRows });
    const [former, ...others] = await terms(database);
    expect(former?.content).toContain("un e-mail vous le rappelle");
    expect(former?.content).toContain("de la page de confirmation ou de l’e-mail");
    expect(others).toEqual([{ ...TEST_TERMS, day: "2027-01-01" }]);
    expect(await termsOfOrders(database)).toEqual(Array(3).fill(former?.hash));
  });
});

describe("the demo content at the first start", () => {
  test("starts afresh, wherever the load was cut", async ({ database }) => {
    const site = demoSite(database, dataDir);
    const clock = handClock();
    for (let row = 1; row <= SMALL_DEMO_ROWS; row += 1) {
      await loadUntilKilled(site, clock, row);
      const { there, noted } = await demoRowsOf(database);
      expect(there).toEqual(noted);
      clock.pass(21_000);
    }
    await prepareSite(site, { clock, load: load(site) });
    await expectWholeDemo(site);
    expect(await database.kysely.selectFrom("activity_log").selectAll().execute()).toEqual([]);
    // The words of the club name nobody of a load that was cut, and articles have sections.
    const coach = await database.kysely
      .selectFrom("coaches")
      .select("id")
      .executeTakeFirstOrThrow();
    const people = (await listStoredSections(database.kysely)).flatMap(({ values }) =>
      values.coaches.flatMap(({ person }) => person),
    );
    const named = people.flatMap((person) => ("id" in person ? person.id : []));
    expect(new Set(named)).toEqual(new Set([coach.id]));
    const articles = await database.kysely.selectFrom("articles").select("section").execute();
    expect(articles.some(({ section }) => section !== null)).toBe(true);
  });

  test("notes each row before it is made", async ({ database }) => {
    // The first words of the club are noted with their own rows.
    await fillClub(database, { words: "demo", now: TEST_NOW });
    const inserts: string[] = [];
    const kysely = database.kysely.withPlugin({
      transformQuery: ({ node }) => {
        if (InsertQueryNode.is(node)) inserts.push(node.into?.table.identifier.name ?? "");
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await loadSmallDemo(demoSite({ ...database, kysely }, dataDir));
    const tables: readonly string[] = ["demo_rows", ...DEMO_TABLES];
    const order = inserts.filter((table) => tables.includes(table));
    expect(order).toHaveLength(2 * SMALL_DEMO_ROWS);
    expect(order.every((table, i) => (table === "demo_rows") === (i % 2 === 0))).toBe(true);
  });

  test("waits for a load that was killed until it is surely dead", async ({ database }) => {
    const site = demoSite(database, dataDir);
    const start = handClock();
    await loadUntilKilled(site, start, 4);
    await prepareSite(site, { clock: start, load: load(site) });
    expect(start.now().getTime() - TEST_NOW.getTime()).toBeGreaterThanOrEqual(20_000);
    expect(start.now().getTime() - TEST_NOW.getTime()).toBeLessThan(22_000);
    await expectWholeDemo(site);
  });

  test("is loaded once by two starts", async ({ database }) => {
    const site = demoSite(database, dataDir);
    const inTheMiddle = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const first = prepareSite(site, {
      clock: handClock(),
      load: async (_, beat) => {
        let beats = 0;
        await loadSmallDemo(site, async () => {
          await beat();
          beats += 1;
          if (beats !== 5) return;
          inTheMiddle.resolve();
          await goOn.promise;
        });
      },
    });
    await inTheMiddle.promise;
    const second = vi.fn(load(site));
    const clock = handClock(async () => {
      goOn.resolve();
      await first;
    });
    await prepareSite(site, { clock, load: second });
    expect(second).not.toHaveBeenCalled();
    await expectWholeDemo(site);
  });

  test("leaves the site to the start that took over", async ({ database }) => {
    const site = demoSite(database, dataDir);
    const clock = handClock();
    const first = vi.fn(async (_: unknown, beat: Beat) => {
      clock.pass(21_000);
      await prepareSite(site, { clock, load: load(site) });
      await loadSmallDemo(site, beat);
    });
    await prepareSite(site, { clock, load: first });
    expect(first).toHaveBeenCalledOnce();
    const users = await database.kysely.selectFrom("users").select("id").execute();
    expect(users).toHaveLength(2);
    expect([...(await demoRowsOf(database)).there.values()].flat()).toHaveLength(SMALL_DEMO_ROWS);
  });

  test("is tried again at once after a load that failed", async ({ database }) => {
    const site = demoSite(database, dataDir);
    const clock = handClock();
    const failing = prepareSite(site, { clock, load: () => Promise.reject(new Error("full")) });
    await expect(failing).rejects.toThrow("full");
    await prepareSite(site, { clock, load: load(site) });
    expect(clock.now()).toEqual(TEST_NOW);
    await expectWholeDemo(site);
  });
});
