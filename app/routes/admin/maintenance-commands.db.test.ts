import { beforeEach, describe, expect } from "vitest";
import { CONTENT_KINDS, findKind } from "~/kinds.server";
import type { CommandAnswer } from "~/lib/command";
import { findClockDoubt } from "~/platform/clock-doubt.server";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { pictureOf } from "~/records/kind";
import { createTestAccount, openTestSession } from "~tests/support/accounts";
import { addArticle } from "~tests/support/article-fixtures";
import { addRecord } from "~tests/support/content-kinds";
import { test } from "~tests/support/database-test";
import { demoSite, loadSmallDemo } from "~tests/support/demo-site";
import { doubtClock } from "~tests/support/doubted-clock";
import { testContext } from "~tests/support/services";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { action } from "./maintenance-commands";

const COMMANDS = "http://localhost:3000/admin/maintenance/commandes";

let dataDir = "";
beforeEach(() => {
  dataDir = temporaryFolder();
});

/** The screens of maintenance as an *administrateur* has them in the browser. */
async function openScreen(database: Database) {
  const site = { ...demoSite(database, dataDir), now: new Date() };
  const email = "maelle@exemple.fr";
  const userId = await createTestAccount(site, { email });
  const cookie = await openTestSession(site, email);
  const send = async (fields: Record<string, string>) => {
    const request = new Request(COMMANDS, {
      method: "POST",
      headers: { cookie, accept: "application/json" },
      body: new URLSearchParams(fields),
    });
    const args = { request, url: new URL(COMMANDS), params: {}, context: testContext(site) };
    const response = await (action as (args: unknown) => Promise<Response>)(args);
    return { status: response.status, answer: (await response.json()) as CommandAnswer };
  };
  return { site, userId, send };
}

describe("deleting for good", () => {
  test.for(CONTENT_KINDS.map(({ subject, table }) => [subject, table] as const))(
    "takes what is in the trash, and nothing else: %s",
    async ([kind, table], { database }) => {
      const { site, userId, send } = await openScreen(database);
      await loadSmallDemo(site);
      const described = findKind(kind)?.kind;
      const added = described && (await addRecord(database, described, site.now));
      const rows = () => database.kysely.selectFrom(table).select("id").orderBy("id").execute();
      const before = await rows();
      const id = added ?? before[0]?.id ?? "";
      const purge = { intent: "purge", kind, id };
      expect((await send(purge)).answer).toMatchObject({ ok: false, undo: null });
      expect(await rows()).toEqual(before);

      const deleted_at = site.now.toISOString();
      await database.kysely.updateTable(table).set({ deleted_at }).where("id", "=", id).execute();
      expect((await send(purge)).answer).toEqual({
        ok: true,
        message: "Supprimé définitivement.",
        undo: null,
      });
      expect(await rows()).toEqual(before.filter((row) => row.id !== id));
      const told = await database.kysely
        .selectFrom("activity_log")
        .select(["action", "subject", "subject_id", "user_id"])
        .where("action", "=", "purged")
        .execute();
      expect(told).toEqual([{ action: "purged", subject: kind, subject_id: id, user_id: userId }]);
      const files = await database.kysely.selectFrom("storage_cleanup_log").selectAll().execute();
      expect(files.length > 0).toBe(!described || pictureOf(described) !== null);
      expect((await send(purge)).answer.ok).toBe(false);
    },
  );

  test("asked wrongly is refused", async ({ database }) => {
    const { send } = await openScreen(database);
    for (const fields of [
      {},
      { intent: "purge" },
      { intent: "purge", kind: "users", id: newId() },
      { intent: "purge", kind: "article", id: "1 OR 1=1" },
      { intent: "empty-trash" },
    ] as Record<string, string>[]) {
      const { status, answer } = await send(fields);
      expect([status, answer.ok], JSON.stringify(fields)).toEqual([400, false]);
    }
  });
});

test("ranks are spaced by ten, and the log says by whom", async ({ database }) => {
  const { userId, send } = await openScreen(database);
  for (const order_weight of [1, 1.0000001, 7]) await addArticle(database, { order_weight });
  expect((await send({ intent: "reorganize" })).answer).toEqual({
    ok: true,
    message:
      "Rangs réorganisés de 10 en 10 pour 3\u00a0actualités. L’ordre du site n’a pas changé.",
    undo: null,
  });
  const weights = await database.kysely
    .selectFrom("articles")
    .select("order_weight")
    .orderBy("order_weight")
    .execute();
  expect(weights.map((row) => row.order_weight)).toEqual([10, 20, 30]);
  const told = await database.kysely
    .selectFrom("activity_log")
    .select("user_id")
    .where("action", "=", "reordered")
    .execute();
  expect(told).toEqual([{ user_id: userId }]);
});

test("the clock is believed on a word, once", async ({ database }) => {
  const { site, userId, send } = await openScreen(database);
  await doubtClock(site);
  const believe = { intent: "believe-clock" };
  expect((await send(believe)).answer).toMatchObject({
    ok: true,
    message: expect.stringMatching(/^C’est noté/),
  });
  expect(await findClockDoubt(database.kysely)).toBeNull();
  expect((await send(believe)).answer).toMatchObject({
    ok: true,
    message: "L’horloge n’est plus mise en doute.",
  });
  const told = await database.kysely
    .selectFrom("activity_log")
    .select("user_id")
    .where("action", "=", "clock-believed")
    .execute();
  expect(told).toEqual([{ user_id: userId }]);
});

test("the demo content goes, but for what somebody made theirs", async ({ database }) => {
  const { site, userId, send } = await openScreen(database);
  await loadSmallDemo(site);
  await database.kysely.updateTable("coaches").set({ updated_by: userId }).execute();
  const { answer } = await send({ intent: "remove-demo" });
  expect(answer.message).toMatch(/retiré \(7\u00a0éléments\)\. Ce que le club avait modifié/);
  expect(await database.kysely.selectFrom("coaches").select("id").execute()).toHaveLength(1);
  expect(await database.kysely.selectFrom("articles").select("id").execute()).toEqual([]);
  const again = await send({ intent: "remove-demo" });
  expect(again.answer).toMatchObject({ ok: true, message: expect.stringContaining("plus de") });
});
