import { describe, expect } from "vitest";
import { type ActivityAction, recordActivity } from "~/platform/activity-log.server";
import type { Database } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { newId } from "~/platform/random.server";
import { addArticle, addUser, minutesAfter, NOW } from "~tests/support/article-fixtures";
import { CONTENT_KINDS } from "~tests/support/content-kinds";
import { test } from "~tests/support/database-test";
import {
  ACTIVITY_PAGE_SIZE,
  listActivity,
  listActivityPeople,
  listLatestActivity,
  purgeExpiredActivity,
} from "./activity.server";
import { type ActivityParams, readActivityParams } from "./activity-query";

type Act = {
  action?: ActivityAction;
  subject?: string;
  subjectId?: string | null;
  userId?: string | null;
  now?: Date;
};

function write(database: Database, label: string, act: Act = {}): Promise<void> {
  const usual = { action: "published", subject: "article", userId: null, now: NOW } as const;
  return transaction(database, (trx) =>
    recordActivity(trx, { ...usual, subjectId: newId(), label, ...act }),
  );
}

const WHOLE = readActivityParams(new URLSearchParams(), []);

const list = (database: Database, asked: Partial<ActivityParams> = {}) =>
  listActivity(database.kysely, CONTENT_KINDS, { ...WHOLE, ...asked });
const unquoted = (what: string | null) => what?.replace(/^«\u00a0|\u00a0»$/g, "");

async function labels(database: Database, asked: Partial<ActivityParams> = {}) {
  return (await list(database, asked)).lines.map(({ what }) => unquoted(what));
}

describe("the log", () => {
  test("tells the newest first, with who did it and whether it is still there", async ({
    database,
  }) => {
    const userId = await addUser(database);
    const here = await addArticle(database);
    const trashed = await addArticle(database, { deleted_at: NOW.toISOString() });
    await write(database, "Ici", { userId, subjectId: here });
    await write(database, "Jetée", { subjectId: trashed, now: minutesAfter(NOW, 1) });
    await write(database, "Partie", { now: minutesAfter(NOW, 2) });
    await write(database, "Compte", {
      subject: "account",
      subjectId: userId,
      now: minutesAfter(NOW, 3),
    });
    const { lines, total, pageCount } = await list(database);
    expect(lines.map(({ what, who, path }) => [unquoted(what), who, path])).toEqual([
      ["Compte", "Le site", "/admin/comptes"],
      ["Partie", "Le site", null],
      ["Jetée", "Le site", null],
      ["Ici", "Josiane Lacoste", `/admin/actualites/edit/${here}`],
    ]);
    expect([total, pageCount]).toEqual([4, 1]);
  });

  test("is narrowed by person, by kind and by what things were called", async ({ database }) => {
    const josiane = await addUser(database);
    const ana = await addUser(database, "Ana");
    await write(database, "Été à l’Œil", { userId: josiane });
    await write(database, "100 % relais", { userId: ana, subject: "gallery-image" });
    await write(database, "camille@exemple.fr", { userId: ana, subject: "account" });
    await write(database, "Ana Lacoste", { subject: "profile", action: "updated" });
    expect(await labels(database, { search: "ete a l'oeil" })).toEqual(["Été à l’Œil"]);
    expect(await labels(database, { search: "100 %" })).toEqual(["100 % relais"]);
    expect(await labels(database, { search: "rien" })).toEqual([]);
    expect((await labels(database, { person: { userId: ana } })).toSorted()).toEqual([
      "100 % relais",
      "camille@exemple.fr",
    ]);
    expect(await labels(database, { person: "site" })).toEqual(["Ana Lacoste"]);
    expect((await labels(database, { word: "comptes" })).toSorted()).toEqual([
      "Ana Lacoste",
      "camille@exemple.fr",
    ]);
    const both = { person: { userId: ana }, word: "galerie", search: "RELAIS" } as const;
    expect(await labels(database, both)).toEqual(["100 % relais"]);
    expect(await listActivityPeople(database.kysely)).toEqual([
      { id: ana, name: "Ana Lacoste" },
      { id: josiane, name: "Josiane Lacoste" },
    ]);
  });

  test("has pages, with a search too, and its last five lines", async ({ database }) => {
    const count = ACTIVITY_PAGE_SIZE + 3;
    for (let i = 0; i < count; i += 1) {
      await write(database, `Cross ${i}`, { now: minutesAfter(NOW, i) });
    }
    for (const search of ["", "cross"]) {
      const first = await list(database, { search });
      const second = await list(database, { search, page: 2 });
      expect([first.total, first.pageCount, second.total]).toEqual([count, 2, count]);
      expect(first.lines).toHaveLength(ACTIVITY_PAGE_SIZE);
      expect(second.lines.map(({ what }) => unquoted(what))).toEqual([
        "Cross 2",
        "Cross 1",
        "Cross 0",
      ]);
    }
    const latest = await listLatestActivity(database.kysely, CONTENT_KINDS);
    expect(latest.map(({ what }) => unquoted(what))).toEqual(
      [1, 2, 3, 4, 5].map((i) => `Cross ${count - i}`),
    );
  });

  test("forgets what is older than 12 months, as the privacy page says", async ({ database }) => {
    await write(database, "Vieux", { now: new Date("2025-03-13T10:59:59.999Z") });
    await write(database, "Encore là", { now: new Date("2025-03-13T11:00:00.000Z") });
    expect(await purgeExpiredActivity(database, NOW)).toBe(1);
    expect(await labels(database)).toEqual(["Encore là"]);
    expect(await purgeExpiredActivity(database, NOW)).toBe(0);
  });

  test("keeps a label of any length and kind", async ({ database }) => {
    await write(database, "🏃".repeat(10_000));
    await write(database, "<script>alert(1)</script> \u202Eabc", { now: minutesAfter(NOW, 1) });
    expect(await labels(database)).toEqual([
      "<script>alert(1)</script> \u202Eabc",
      "🏃".repeat(200),
    ]);
  });
});

describe("the same thing done again", () => {
  const again = async (database: Database, acts: (Act & { minute: number })[]) => {
    const subjectId = newId();
    for (const { minute, ...act } of acts) {
      await write(database, `à ${minute}`, { subjectId, ...act, now: minutesAfter(NOW, minute) });
    }
    const lines = await database.kysely
      .selectFrom("activity_log")
      .selectAll()
      .orderBy("created_at")
      .orderBy("id")
      .execute();
    return lines.map(({ action, label, created_at }) => {
      const minute = (Date.parse(created_at) - NOW.getTime()) / 60_000;
      return `${action} ${label}, ${minute}`;
    });
  };

  test("within an hour is one line, at the last time and under the last name", async ({
    database,
  }) => {
    const updated = { action: "updated" } as const;
    expect(
      await again(database, [
        { minute: 0, ...updated },
        { minute: 59, ...updated },
        { minute: 118, ...updated },
        { minute: 178, ...updated },
      ]),
    ).toEqual(["updated à 118, 118", "updated à 178, 178"]);
  });

  test("changes right after the creation belong to it", async ({ database }) => {
    const acts = [
      { minute: 0, action: "created" },
      { minute: 5, action: "updated" },
      { minute: 70, action: "updated" },
    ] as const;
    expect(await again(database, [...acts])).toEqual(["created à 5, 0", "updated à 70, 70"]);
  });

  test("by another person, or after something else, is another line", async ({ database }) => {
    const userId = await addUser(database);
    const acts = [
      { minute: 0, action: "updated" },
      { minute: 1, action: "updated", userId },
      { minute: 2, action: "trashed", userId },
      { minute: 3, action: "restored", userId },
      { minute: 4, action: "updated", userId },
    ] as const;
    expect(await again(database, [...acts])).toHaveLength(5);
  });

  test("published twice is two lines: only changes and moves are put together", async ({
    database,
  }) => {
    const acts = [
      { minute: 0, action: "published" },
      { minute: 1, action: "published" },
      { minute: 2, action: "reordered" },
      { minute: 3, action: "reordered" },
    ] as const;
    expect(await again(database, [...acts])).toHaveLength(3);
  });
});
