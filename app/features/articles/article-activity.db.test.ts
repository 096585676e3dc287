import { describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { listRevisions } from "~/records/history.server";
import { restoreArticle, trashArticle } from "~tests/support/article-acts";
import {
  addArticle,
  addUser,
  minutesAfter,
  NOW,
  PUBLISHED,
  save,
  savedArticle,
  valuesWith,
} from "~tests/support/article-fixtures";
import { purgeKind } from "~tests/support/content-kinds";
import { test } from "~tests/support/database-test";
import { purgeArticle } from "./admin/article-kind.server";
import { ARTICLE_HISTORY } from "./article-history.server";
import { undoUnpublish, unpublishArticle } from "./article-lifecycle.server";
import { moveArticle, reorganizeArticleWeights } from "./order-articles.server";
import { discardArticleCopy, restoreArticleRevision } from "./save-article.server";

/** What the log says, oldest first. */
async function logOf(database: Database) {
  const rows = await database.kysely
    .selectFrom("activity_log")
    .select(["action", "subject", "subject_id", "label", "user_id", "created_at"])
    .orderBy("created_at")
    .execute();
  return rows;
}

async function actsOf(database: Database) {
  return (await logOf(database)).map(({ action, label }) => `${action} ${label}`);
}

/** A published article, edited by one volunteer over and over, a minute after the other. */
function editor(database: Database, userId: string, id = newId()) {
  let version = 0;
  let minute = 0;
  return {
    id,
    async write(title: string, input: Parameters<typeof save>[1] = {}) {
      minute += 1;
      const now = minutesAfter(NOW, minute);
      const values = valuesWith({ title });
      const result = await save(database, { id, version, userId, now, values, ...input });
      version = savedArticle(result).version;
    },
    wait(minutes: number) {
      minute += minutes;
    },
  };
}

const PUBLISH = { intent: "save", publication: PUBLISHED } as const;
const DRAFT = { intent: "save" } as const;

describe("what the log says of saves", () => {
  test("a draft that saves itself is one line, under its latest title", async ({ database }) => {
    const userId = await addUser(database);
    const { id, write } = editor(database, userId);
    for (const title of ["C", "Cro", "Cross"]) await write(title);
    await write("Cross des pins", DRAFT);
    expect(await logOf(database)).toEqual([
      {
        action: "created",
        subject: "article",
        subject_id: id,
        label: "Cross des pins",
        user_id: userId,
        created_at: minutesAfter(NOW, 1).toISOString(),
      },
    ]);
  });

  test("publishing is a line, then changes within an hour of each other one more", async ({
    database,
  }) => {
    const { write, wait } = editor(database, await addUser(database));
    await write("Un");
    await write("Un", PUBLISH);
    await write("Deux", { intent: "autosave" });
    expect(await actsOf(database)).toEqual(["created Un", "published Un"]);
    await write("Deux", PUBLISH);
    wait(50);
    await write("Trois", PUBLISH);
    expect(await actsOf(database)).toEqual(["created Un", "published Un", "updated Trois"]);
    wait(61);
    await write("Quatre", PUBLISH);
    expect((await actsOf(database)).slice(2)).toEqual(["updated Trois", "updated Quatre"]);
  });

  test("changes of two people are told apart", async ({ database }) => {
    const id = await addArticle(database, { title: "Un" });
    for (const [index, name] of ["Ana", "Bea", "Ana"].entries()) {
      const userId = await addUser(database, name);
      const now = minutesAfter(NOW, index);
      const values = valuesWith({ title: name });
      await save(database, { id, version: index + 1, userId, now, values, ...PUBLISH });
    }
    expect(await actsOf(database)).toEqual(["updated Ana", "updated Bea", "updated Ana"]);
  });

  test("scheduling and taking off the site are called so", async ({ database }) => {
    const { write } = editor(database, await addUser(database));
    const from = minutesAfter(NOW, 600).toISOString();
    await write("Un", { intent: "save", publication: { status: "published", from, until: null } });
    await write("Un", PUBLISH);
    await write("Un", DRAFT);
    expect(await actsOf(database)).toEqual(["scheduled Un", "published Un", "unpublished Un"]);
  });

  test("what was not written is not told: the same again, a conflict, a refusal", async ({
    database,
  }) => {
    const userId = await addUser(database);
    const { id, write } = editor(database, userId);
    await write("Un", PUBLISH);
    const before = await logOf(database);
    const again = { id, userId, now: minutesAfter(NOW, 9), ...PUBLISH };
    await save(database, { ...again, version: 1, values: valuesWith({ title: "Un" }) });
    await save(database, { ...again, version: 0, values: valuesWith({ title: "Deux" }) });
    await save(database, { ...again, version: 1, values: valuesWith({ title: "" }) });
    expect(await logOf(database)).toEqual(before);
  });
});

describe("what the log says of other acts", () => {
  test("each is a line, by whom it was done; done already, it is none", async ({ database }) => {
    const userId = await addUser(database);
    const id = await addArticle(database, { title: "Cross" });
    let minute = 0;
    const act = () => {
      minute += 1;
      return { id, userId, now: minutesAfter(NOW, minute) };
    };
    await unpublishArticle(database, act());
    await unpublishArticle(database, act());
    await undoUnpublish(database, act());
    await trashArticle(database, act());
    await trashArticle(database, act());
    await restoreArticle(database, act());
    await trashArticle(database, act());
    await purgeArticle(database, act());
    const lines = await logOf(database);
    expect(lines.map(({ action }) => action)).toEqual([
      "unpublished",
      "published",
      "trashed",
      "restored",
      "trashed",
      "purged",
    ]);
    expect(new Set(lines.map(({ user_id }) => user_id))).toEqual(new Set([userId]));
    expect(new Set(lines.map(({ label }) => label))).toEqual(new Set(["Cross"]));
  });

  test("giving up changes and taking an older version back are named", async ({ database }) => {
    const userId = await addUser(database);
    const { id, write } = editor(database, userId);
    await write("Un", PUBLISH);
    await write("Deux");
    const now = minutesAfter(NOW, 5);
    await discardArticleCopy(database, { id, version: 2, userId, now });
    const [first] = (await listRevisions(database.kysely, ARTICLE_HISTORY, id)).toReversed();
    const revisionId = first?.id ?? "";
    const later = minutesAfter(NOW, 6);
    await restoreArticleRevision(database, { id, version: 3, revisionId, userId, now: later });
    expect(await actsOf(database)).toEqual(["published Un", "discarded Un", "reverted Un"]);
  });

  test("moves of one article are one line; all weights anew is another", async ({ database }) => {
    const userId = await addUser(database);
    const id = await addArticle(database, { title: "Un", order_weight: 1 });
    await addArticle(database, { title: "Deux", order_weight: 2 });
    await moveArticle(database, { kind: "down", id: id }, { userId, now: NOW });
    await moveArticle(database, { kind: "first", id: id }, { userId, now: minutesAfter(NOW, 1) });
    expect(await reorganizeArticleWeights(database, { userId, now: minutesAfter(NOW, 2) })).toBe(2);
    expect(await actsOf(database)).toEqual(["reordered Un", "reordered "]);
  });

  test("what leaves the trash by itself is the site's doing", async ({ database }) => {
    const deleted_at = minutesAfter(NOW, -60 * 24 * 31).toISOString();
    await addArticle(database, { title: "", deleted_at });
    expect(await purgeKind(database, "article", NOW)).toBe(1);
    expect(await logOf(database)).toMatchObject([
      { action: "purged", label: "Sans titre", user_id: null },
    ]);
  });
});
