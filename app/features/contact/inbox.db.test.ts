import { describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { storeTestMessage, storeWithoutMail } from "~tests/support/contact-fixtures";
import { test } from "~tests/support/database-test";
import { TEST_NOW } from "~tests/support/services";
import type { InboxFilter } from "./inbox.server";
import {
  countUnreadMessages,
  findMessage,
  listMessages,
  type MessageMark,
  markMessage,
  searchMessages,
  summarizeInbox,
} from "./inbox.server";
import { purgeExpiredMessages } from "./purge-messages.server";

const CLUB = "contact@les-pins.example";
const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY);

async function mark(database: Database, id: string, ...marks: MessageMark[]): Promise<void> {
  for (const each of marks)
    await markMessage(database, { id, mark: each, to: CLUB, now: TEST_NOW });
}

async function names(database: Database, filter: InboxFilter, search = ""): Promise<string[]> {
  const { items } = await listMessages(database.kysely, { filter, search, page: 1 });
  return items.map(({ name }) => name);
}

describe("the inbox", () => {
  test("has its parts: unread, all but the archived, those; the latest first", async ({
    database,
  }) => {
    const old = await storeTestMessage(database, { name: "Ancien", now: daysAgo(3) });
    const read = await storeTestMessage(database, {
      name: "Lu",
      email: "lu@e.fr",
      now: daysAgo(2),
    });
    await storeTestMessage(database, { name: "Neuf", email: "neuf@e.fr", now: daysAgo(1) });
    await mark(database, old.id, "archived");
    await mark(database, read.id, "read");
    expect(await names(database, "all")).toEqual(["Neuf", "Lu"]);
    expect(await names(database, "unread")).toEqual(["Neuf"]);
    expect(await names(database, "archived")).toEqual(["Ancien"]);
    const { counts } = await listMessages(database.kysely, {
      filter: "all",
      search: "rien",
      page: 1,
    });
    expect(counts).toEqual({ unread: 1, all: 2, archived: 1, blocked: 0 });
    expect(await countUnreadMessages(database.kysely)).toBe(1);
  });

  test("finds every word anywhere, accents or not, and takes no sign for a wildcard", async ({
    database,
  }) => {
    await storeTestMessage(database, { name: "Élise", title: "Été à 100% en forêt" });
    await storeTestMessage(database, { name: "Karim", email: "karim@e.fr", title: "Piste" });
    expect(await names(database, "all", "FORET elise")).toEqual(["Élise"]);
    expect(await names(database, "all", "karim@e.fr")).toEqual(["Karim"]);
    expect(await names(database, "all", "100%")).toEqual(["Élise"]);
    expect(await names(database, "all", "%")).toEqual([]);
    expect(await names(database, "all", "_\\")).toEqual([]);
    expect(await names(database, "all", "' or 1=1 --")).toEqual([]);
  });

  test("is searched from anywhere in the area, archived messages too", async ({ database }) => {
    const { id } = await storeTestMessage(database, { name: "Élise", title: "Forêt" });
    await mark(database, id, "archived");
    const search = (words: string[]) => searchMessages(database.kysely, { words, limit: 5 });
    expect(await search(["foret"])).toEqual([{ id, name: "Élise", title: "Forêt" }]);
    expect(await search(["foret", "lac"])).toEqual([]);
    expect(await search([])).toEqual([]);
  });

  test("shows twelve on a page, each one once", async ({ database }) => {
    for (let rank = 0; rank < 14; rank += 1) {
      await storeTestMessage(database, { email: `n${rank}@exemple.fr` });
    }
    const page = (number: number) =>
      listMessages(database.kysely, { filter: "all", search: "", page: number });
    const [first, second] = [await page(1), await page(2)];
    expect([first.items.length, second.items.length, first.pageCount]).toEqual([12, 2, 2]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(14);
    expect((await page(3)).items).toEqual([]);
  });

  test("shows how a message begins, on one line, however long it is", async ({ database }) => {
    await storeTestMessage(database, { message: `Bonjour,\n\n${"très ".repeat(1_000)}` });
    const { items } = await listMessages(database.kysely, { filter: "all", search: "", page: 1 });
    expect(items[0]?.excerpt).toMatch(/^Bonjour, très très .*…$/);
    expect(items[0]?.excerpt.length).toBeLessThan(125);
  });

  test("tells the dashboard the latest, and which has waited longest", async ({ database }) => {
    const oldest = await storeTestMessage(database, { title: "Le plus ancien", now: daysAgo(9) });
    await storeTestMessage(database, { email: "b@e.fr", now: daysAgo(4) });
    await storeTestMessage(database, { email: "c@e.fr", now: daysAgo(1) });
    const summary = await summarizeInbox(database.kysely, 2);
    expect(summary.latest.map(({ email }) => email)).toEqual(["c@e.fr", "b@e.fr"]);
    expect(summary.unread).toBe(3);
    expect(summary.oldestUnread).toMatchObject({ id: oldest.id, title: "Le plus ancien" });
  });
});

describe("a message", () => {
  test("is read, answered, put away, and all of that undone", async ({ database }) => {
    const { id } = await storeTestMessage(database);
    const find = () => findMessage(database.kysely, id, TEST_NOW);
    expect(await find()).toMatchObject({
      message: "Bonjour,\nnous serions deux à vouloir venir samedi.",
      readAt: null,
      mail: { kind: "waiting" },
      isBlocked: false,
    });
    await mark(database, id, "answered", "archived");
    const clock = TEST_NOW.toISOString();
    expect(await find()).toMatchObject({ readAt: clock, answeredAt: clock, archivedAt: clock });
    await mark(database, id, "unanswered", "unarchived", "unread");
    expect(await find()).toMatchObject({ readAt: null, answeredAt: null, archivedAt: null });
  });

  test("without a mail says so, in the list too, until it is answered", async ({ database }) => {
    const { id } = await storeWithoutMail(database);
    const isUnsent = async () => {
      const { items } = await listMessages(database.kysely, { filter: "all", search: "", page: 1 });
      return items.map((line) => line.isUnsent);
    };
    const find = () => findMessage(database.kysely, id, TEST_NOW);
    expect([await isUnsent(), (await find())?.mail]).toEqual([[true], { kind: "none" }]);
    await mark(database, id, "answered");
    expect([await isUnsent(), (await find())?.mail]).toEqual([[false], { kind: "taken-back" }]);
  });

  test("keeps when it was first read or answered", async ({ database }) => {
    const { id } = await storeTestMessage(database, { now: daysAgo(5) });
    await markMessage(database, { id, mark: "answered", to: CLUB, now: daysAgo(4) });
    await mark(database, id, "answered", "read");
    const first = daysAgo(4).toISOString();
    expect(await findMessage(database.kysely, id, TEST_NOW)).toMatchObject({
      readAt: first,
      answeredAt: first,
    });
  });

  test("that is gone is said to be gone", async ({ database }) => {
    const { id } = await storeTestMessage(database);
    await database.kysely.deleteFrom("contact_messages").execute();
    expect(await findMessage(database.kysely, id, TEST_NOW)).toBeNull();
    expect(await markMessage(database, { id, mark: "read", to: CLUB, now: TEST_NOW })).toBeNull();
  });
});

test("after twelve months a message goes, and its mail with it, not a day before", async ({
  database,
}) => {
  const kept = new Date("2025-03-10T10:30:00.001Z");
  const due = new Date("2025-03-10T10:30:00.000Z");
  await storeTestMessage(database, { name: "Gardé", now: kept });
  const gone = await storeTestMessage(database, { name: "Parti", email: "p@e.fr", now: due });
  expect(await purgeExpiredMessages(database, TEST_NOW)).toBe(1);
  expect(await names(database, "all")).toEqual(["Gardé"]);
  const mails = await database.kysely.selectFrom("mail_outbox").select("id").execute();
  expect(mails).toHaveLength(1);
  expect(mails).not.toContainEqual({ id: gone.mailId });
  expect(await purgeExpiredMessages(database, TEST_NOW)).toBe(0);
});
