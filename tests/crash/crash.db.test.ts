import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { test } from "~tests/support/database-test";
import type { TestDatabase } from "~tests/support/test-database";
import { prepareSite } from "../../server/prepare-site";
import { openSite } from "../../server/services.server";
import type { Acknowledgement } from "./acknowledgement";
import { buildWriter } from "./build-writer";
import { findLosses } from "./find-losses";
import { type Moment, writeUntilKilled } from "./kill-writer";

/** `npm run test:crash` makes many. */
const isLong = process.env.FOULEE_CRASH_TEST === "long";
const ROUNDS = isLong ? { sqlite: 200, postgres: 50 } : { sqlite: 4, postgres: 3 };
const TIMEOUT_MS = isLong ? 3_600_000 : 300_000;
/** Lines of a round's writer at most: the site open, then thrice an image, three saves, a message. */
const MOST_LINES = 16;

type Place = { database: Database; testDatabase: TestDatabase };

let folder: string;
let writer: Awaited<ReturnType<typeof buildWriter>>;

beforeEach(async () => {
  writer = await buildWriter();
  folder = await mkdtemp(join(tmpdir(), "foulee-crash-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await writer.remove();
});

/** Where the site of a test is, for any process; null when nobody else can open its database. */
function placeOf({ database, testDatabase }: Place) {
  const { location } = testDatabase;
  if (location === null) return null;
  const isSqlite = database.engine === "sqlite";
  return {
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    DEMO_CONTENT: "off",
    DATA_DIR: isSqlite ? dirname(location) : folder,
    DATABASE_URL: isSqlite ? "" : location,
  };
}

/** Some are killed as soon as the site is open, or while they write their very first image; the last never. */
function anyMoment(isLast: boolean): Moment {
  if (isLast) return { lines: MOST_LINES, delayMs: 0 };
  return {
    lines: 1 + Math.floor(Math.random() * MOST_LINES),
    delayMs: Math.floor(Math.random() * 40),
  };
}

/** Opens the site as its next start does, and looks for what is missing. */
async function reopen(environment: NonNullable<ReturnType<typeof placeOf>>) {
  const site = await openSite(environment, "served");
  await prepareSite({ ...site, now: new Date() });
  return site;
}

test("whatever was acknowledged is there after each SIGKILL, and files and rows agree", {
  timeout: TIMEOUT_MS,
}, async ({ database, testDatabase }) => {
  const environment = placeOf({ database, testDatabase });
  if (!environment) return;
  const acknowledged: Acknowledgement[] = [];
  const decoded = new Set<string>();
  const rounds = ROUNDS[database.engine];
  for (let round = 1; round <= rounds; round += 1) {
    const moment = anyMoment(round === rounds);
    acknowledged.push(...(await writeUntilKilled(writer.file, environment, moment)));
    const site = await reopen(environment);
    const losses = await findLosses(site, acknowledged, decoded);
    await site.close();
    expect(losses, `round ${round}, ${JSON.stringify(moment)}`).toEqual([]);
  }
  const kinds = Map.groupBy(acknowledged, ({ kind }) => kind);
  const counts = [...kinds].map(([kind, lines]) => `${lines.length} ${kind}`).join(", ");
  if (isLong)
    process.stdout.write(`${database.engine}, ${rounds} kills: ${counts}, nothing lost\n`);
  expect([...kinds.keys()].toSorted()).toEqual(["article", "image", "message", "open"]);
});

test("two processes on one database and one folder lose nothing to each other, nor to a SIGKILL", {
  timeout: TIMEOUT_MS,
}, async ({ database, testDatabase }) => {
  const environment = placeOf({ database, testDatabase });
  if (!environment) return;
  const [one, two] = await Promise.all([
    writeUntilKilled(writer.file, environment, { lines: 9, delayMs: 5 }),
    writeUntilKilled(writer.file, environment, { lines: 17, delayMs: 10 }),
  ]);
  const site = await reopen(environment);
  expect(await findLosses(site, [...one, ...two])).toEqual([]);
  await site.close();
});

test("a loss would be found: a byte less in a file, a row that is gone, a mail that is not queued", async ({
  database,
  testDatabase,
}) => {
  const environment = placeOf({ database, testDatabase });
  if (!environment) return;
  const said = await writeUntilKilled(writer.file, environment, { lines: 11, delayMs: 0 });
  const site = await reopen(environment);
  const image = said.find((line) => line.kind === "image");
  const article = said.find((line) => line.kind === "article");
  const messages = said.filter((line) => line.kind === "message");
  const file = image && (await site.storage.read(image.path));
  const [lost, unsent] = messages;
  if (!image || !article || !file || !lost || !unsent) throw new Error("Nothing was written.");
  await site.storage.write(image.path, { ...file, body: file.body.slice(0, -1) });
  await database.kysely.deleteFrom("articles").where("id", "=", article.id).execute();
  await database.kysely.deleteFrom("contact_messages").where("id", "=", lost.id).execute();
  await database.kysely.deleteFrom("mail_outbox").where("id", "=", unsent.mailId).execute();
  const losses = await findLosses(site, said);
  await site.close();
  expect(losses).toContainEqual(`lost message: ${lost.id}`);
  expect(losses).toContainEqual(`mail without its message: ${lost.mailId}`);
  expect(losses).toContainEqual(`message without its mail: ${unsent.id}`);
  expect(losses).toContainEqual(`row without its file: ${image.path}`);
  expect(losses).toContainEqual(expect.stringContaining(`lost: ${article.title}`));
});
