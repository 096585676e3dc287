import { describe, expect } from "vitest";
import type { CommandFields } from "~/lib/command";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { MISUNDERSTOOD } from "~/records/acts.server";
import { listRevisions } from "~/records/history.server";
import { actOnArticle as send } from "~tests/support/article-acts";
import {
  addArticle,
  NOW,
  PUBLISHED,
  save,
  savedArticle,
  valuesWith,
} from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { findEditableArticle, listAdminArticles } from "../admin-articles.server";
import { NEW_EVENT } from "../article";
import { ARTICLE_HISTORY } from "../article-history.server";
import { findPublishedArticle } from "../published-articles.server";

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

describe("acts of the list", () => {
  test("each move says where the article is and carries its own undoing", async ({ database }) => {
    const { a, b, c } = await addThree(database);
    const commands: [Record<string, string>, string][] = [
      [{ intent: "move-first", id: c }, "CAB"],
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
      const undone = await send(database, answer.undo ?? {});
      expect(undone.ok).toBe(true);
      expect(await orderOf(database)).toBe("ABC");
      await send(database, undone.undo ?? {});
      expect(await orderOf(database), `${JSON.stringify(fields)} again`).toBe(order);
      await send(database, answer.undo ?? {});
    }
  });

  test("«Annuler» puts an article back between its neighbours", async ({ database }) => {
    const { a, b, c } = await addThree(database);
    const answer = await send(database, { intent: "move-up", id: b });
    expect(answer.undo).toEqual({ intent: "insert", id: b, afterId: a, beforeId: c });
    // Another volunteer moves the one after it: the one before still tells the place.
    await send(database, { intent: "move-first", id: c });
    await send(database, answer.undo ?? {});
    expect(await orderOf(database)).toBe("CAB");
  });

  test("«Annuler» puts an article beside the neighbour that is left, and moves nothing without one", async ({
    database,
  }) => {
    const { a, b, c } = await addThree(database);
    const answer = await send(database, { intent: "move-first", id: b });
    await addArticle(database, { title: "D", order_weight: 2 });
    await database.kysely.deleteFrom("articles").where("id", "=", a).execute();
    expect(await orderOf(database)).toBe("BDC");
    await send(database, answer.undo ?? {});
    expect(await orderOf(database)).toBe("DBC");
    await database.kysely.deleteFrom("articles").where("id", "=", c).execute();
    expect(await send(database, answer.undo ?? {})).toEqual({
      ok: false,
      message:
        "Les actualités voisines n’existent plus\u00a0: rien n’a été déplacé. Actualisez la liste.",
      undo: null,
    });
    expect(await orderOf(database)).toBe("DB");
  });

  test("«Annuler» of a swap is the same swap, which moves of others leave possible", async ({
    database,
  }) => {
    const { a, b, c } = await addThree(database);
    const d = await addArticle(database, { title: "D", order_weight: 4 });
    const answer = await send(database, { intent: "swap", id: a, otherId: d });
    expect(answer.undo).toEqual({ intent: "swap", id: a, otherId: d });
    await send(database, { intent: "move-down", id: b });
    expect(await orderOf(database)).toBe("DCBA");
    await send(database, answer.undo ?? {});
    expect(await orderOf(database)).toBe("ACBD");
    await send(database, { intent: "trash", id: c });
    await send(database, { intent: "trash", id: d });
    expect(await send(database, answer.undo ?? {})).toEqual({
      ok: false,
      message: "Articles non trouvés",
      undo: null,
    });
  });

  test("an event is cancelled, on the site and in what is written of it", async ({ database }) => {
    const values = valuesWith({ event: { ...NEW_EVENT, day: "2026-03-20" } });
    const { id } = savedArticle(
      await save(database, { intent: "save", publication: PUBLISHED, values }),
    );
    const event = { ...NEW_EVENT, day: "2026-03-21", state: "postponed" } as const;
    const copy = { ...values, title: "Cross, nouvel horaire", event };
    await save(database, { id, version: 1, values: copy });
    const answer = await send(database, { intent: "event-state", id, state: "cancelled" });
    expect(answer.message).toBe(
      "«\u00a0Cross des Résiniers\u00a0» est marqué «\u00a0Annulé\u00a0».",
    );
    const shown = await findPublishedArticle(database.kysely, id, NOW);
    expect(shown).toMatchObject({ title: "Cross des Résiniers", event: { state: "cancelled" } });
    const edited = await findEditableArticle(database.kysely, id, NOW);
    expect(edited).toMatchObject({
      hasWorkingCopy: true,
      values: { title: "Cross, nouvel horaire", event: { ...event, state: "cancelled" } },
    });
    expect((await listRevisions(database.kysely, ARTICLE_HISTORY, id))[0]?.summary).toBe(
      "Événement annulé",
    );

    expect(answer.undo).toEqual({ intent: "event-state", id, state: "confirmed" });
    await send(database, answer.undo ?? {});
    expect(await findPublishedArticle(database.kysely, id, NOW)).toMatchObject({
      event: { state: "confirmed" },
    });
  });

  test("what is no event is not cancelled", async ({ database }) => {
    const { a } = await addThree(database);
    const answer = await send(database, { intent: "event-state", id: a, state: "cancelled" });
    expect(answer.ok).toBe(false);
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

describe("fields of an act", () => {
  test("that mean nothing are refused", async ({ database }) => {
    const id = newId();
    const wrong: CommandFields[] = [
      { intent: "event-state", id, state: "gone" },
      { intent: "swap", id },
      { intent: "insert", id, afterId: "[".repeat(5_000) },
    ];
    for (const fields of wrong) {
      expect(await send(database, fields), JSON.stringify(fields)).toBe(MISUNDERSTOOD);
    }
  });
});
