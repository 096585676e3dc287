import { describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { addArticle, addUser, NOW } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { listAdminArticles } from "../admin-articles.server";
import { articleCommandSchema } from "./article-command.schema";
import { runArticleCommand } from "./run-article-command.server";

async function send(database: Database, fields: Record<string, string>) {
  const command = articleCommandSchema.parse(fields);
  return runArticleCommand(database, command, { userId: await addUser(database), now: NOW });
}

async function orderOf(database: Database): Promise<string> {
  const page = await listAdminArticles(database.kysely, { page: 1, now: NOW });
  return page.items.map((item) => item.title).join("");
}

async function addThree(database: Database) {
  const a = await addArticle(database, { title: "A", order_weight: 1 });
  const b = await addArticle(database, { title: "B", order_weight: 2 });
  const c = await addArticle(database, { title: "C", order_weight: 3 });
  return { a, b, c };
}

describe("commands of the list", () => {
  test("each move says where the article is and carries its own undoing", async ({ database }) => {
    const { a, b, c } = await addThree(database);
    const commands: [Record<string, string>, string][] = [
      [{ intent: "move-to-top", id: c }, "CAB"],
      [{ intent: "move-up", id: b }, "BAC"],
      [{ intent: "move-down", id: a }, "BAC"],
      [{ intent: "swap", id: a, otherId: c }, "CBA"],
      [{ intent: "insert", id: c, afterId: "", beforeId: a }, "CAB"],
      [{ intent: "insert", id: a, afterId: c, beforeId: "" }, "BCA"],
    ];
    for (const [fields, order] of commands) {
      const answer = await send(database, fields);
      expect(answer).toMatchObject({ ok: true, message: expect.stringMatching(/place\.$/) });
      expect(await orderOf(database), JSON.stringify(fields)).toBe(order);
      expect(await send(database, answer.undo ?? {})).toMatchObject({ ok: true, undo: null });
      expect(await orderOf(database)).toBe("ABC");
    }
  });

  test("the trash is undone into the old place", async ({ database }) => {
    const { b } = await addThree(database);
    const answer = await send(database, { intent: "trash", id: b });
    expect(answer.message).toBe("«\u00a0B\u00a0» est dans la corbeille.");
    expect(await orderOf(database)).toBe("AC");
    expect(answer.undo).toEqual({ intent: "restore", id: b });
    await send(database, answer.undo ?? {});
    expect(await orderOf(database)).toBe("ABC");
  });

  test("an unknown article is said, in French", async ({ database }) => {
    for (const intent of ["move-up", "trash", "unpublish"]) {
      const answer = await send(database, { intent, id: newId() });
      expect(answer).toMatchObject({ ok: false, undo: null });
      expect(answer.message).not.toBe("");
    }
  });
});

describe("fields of a command", () => {
  test("that mean nothing are refused", () => {
    const id = newId();
    for (const fields of [
      {},
      { intent: "trash" },
      { intent: "trash", id: "1 OR 1=1" },
      { intent: "delete", id },
      { intent: "swap", id },
      { intent: "undo-move", undo: "{" },
      { intent: "undo-move", undo: '{"places":[]}' },
      { intent: "undo-move", undo: "[".repeat(5_000) },
    ]) {
      expect(articleCommandSchema.safeParse(fields).success, JSON.stringify(fields)).toBe(false);
    }
  });
});
