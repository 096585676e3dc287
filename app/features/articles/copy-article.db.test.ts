import { describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { MISUNDERSTOOD } from "~/records/acts.server";
import { actOnArticle as send } from "~tests/support/article-acts";
import {
  imageUrl,
  NOW,
  PUBLISHED,
  save,
  savedArticle,
  valuesWith,
} from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { findEditableArticle, listAdminArticles } from "./admin-articles.server";
import { NEW_EVENT } from "./article";
import { findPublishedArticle } from "./published-articles.server";

async function addEvent(database: Database) {
  const id = newId();
  const values = valuesWith({
    cover: {
      url: imageUrl(id, "cover"),
      alt: "Le départ",
      isDecorative: false,
      focusX: 20,
      focusY: 30,
    },
    images: [
      { id: newId(), url: imageUrl(id, "one"), alt: "Une haie", isDecorative: false, caption: "" },
    ],
    event: {
      ...NEW_EVENT,
      day: "2026-03-28",
      time: "18:30",
      endDay: "2026-03-30",
      location: "Stade",
      state: "cancelled",
    },
  });
  savedArticle(await save(database, { id, values, intent: "save", publication: PUBLISHED }));
  return { id, values };
}

async function list(database: Database) {
  return (await listAdminArticles(database.kysely, { page: 1, now: NOW })).items;
}

describe("«Dupliquer»", () => {
  test("makes a draft of what the editor shows, at the top, with the same files", async ({
    database,
  }) => {
    const { id, values } = await addEvent(database);
    const answer = await send(database, { intent: "copy", id });
    expect(answer).toMatchObject({
      ok: true,
      message: "«\u00a0Cross des Résiniers\u00a0» est copié en brouillon.",
      page: { label: "Ouvrir la copie" },
    });
    const [row, original] = await list(database);
    expect([row?.title, row?.state, original?.id]).toEqual([
      "Cross des Résiniers (copie)",
      "draft",
      id,
    ]);
    const copy = await findEditableArticle(database.kysely, row?.id ?? "", NOW);
    expect(copy).toMatchObject({
      version: 1,
      values: {
        content: values.content,
        cover: values.cover,
        event: { ...values.event, state: "confirmed" },
      },
    });
    const [photo] = copy?.values.images ?? [];
    expect({ ...photo, id: null }).toEqual({ ...values.images[0], id: null });
    expect(photo?.id).not.toBe(values.images[0]?.id);
    expect(await findPublishedArticle(database.kysely, row?.id ?? "", NOW)).toBeNull();
    // It may be edited and published like any other, with the pictures of the first.
    const published = await save(database, {
      id: row?.id ?? "",
      version: 1,
      values: { ...values, images: copy?.values.images ?? [], title: "Le suivant" },
      intent: "save",
      publication: PUBLISHED,
    });
    expect(published.kind).toBe("saved");
    // A picture that was taken out is put back from a toast.
    const edited = { ...values, images: copy?.values.images ?? [], title: "Le suivant" };
    const without = { ...edited, cover: null };
    const draft = { id: row?.id ?? "", values: without, version: 2 };
    expect((await save(database, draft)).kind).toBe("saved");
    expect((await save(database, { ...draft, values: edited, version: 3 })).kind).toBe("saved");
    await send(database, answer.undo ?? {});
    expect((await list(database)).map((one) => one.id)).toEqual([id]);
  });

  test("says when the article is gone", async ({ database }) => {
    const { id } = await addEvent(database);
    await send(database, { intent: "trash", id });
    for (const gone of [id, newId()]) {
      expect(await send(database, { intent: "copy", id: gone })).toMatchObject({ ok: false });
    }
  });
});

describe("«Répéter»", () => {
  test("makes a draft for each day, as long as the event, undone together", async ({
    database,
  }) => {
    const { id } = await addEvent(database);
    const days = "2026-04-25,2026-05-30,2026-06-27";
    const answer = await send(database, { intent: "repeat", id, days });
    expect(answer).toMatchObject({
      ok: true,
      message:
        "«\u00a0Cross des Résiniers\u00a0» est répété\u00a0: 3 brouillons en tête de la liste.",
    });
    const rows = await list(database);
    expect(
      rows.map(({ title, state, event }) => [title, state, event?.date, event?.endDate]),
    ).toEqual([
      ["Cross des Résiniers", "draft", "2026-04-25", "2026-04-27"],
      ["Cross des Résiniers", "draft", "2026-05-30", "2026-06-01"],
      ["Cross des Résiniers", "draft", "2026-06-27", "2026-06-29"],
      ["Cross des Résiniers", "published", "2026-03-28", "2026-03-30"],
    ]);
    expect(await send(database, answer.undo ?? {})).toMatchObject({
      message: "3\u00a0copies sont dans la corbeille.",
    });
    expect((await list(database)).map((row) => row.id)).toEqual([id]);
  });

  test("follows what the site says, as the line in the list does", async ({ database }) => {
    const { id, values } = await addEvent(database);
    const event = values.event && { ...values.event, day: "2026-05-10", endDay: null };
    await save(database, { id, version: 1, values: { ...values, title: "Reporté", event } });
    const answer = await send(database, { intent: "repeat", id, days: "2026-04-25" });
    expect(answer.ok).toBe(true);
    const [row] = await list(database);
    expect([row?.title, row?.event?.date]).toEqual(["Cross des Résiniers", "2026-04-25"]);
  });

  test("refuses days that are no later ones, and more than it makes at once", async ({
    database,
  }) => {
    const { id } = await addEvent(database);
    const wrong = ["2026-03-28", "2026-03-27", "2026-05-01,2026-04-01", "2026-05-01,2026-05-01"];
    for (const days of wrong) {
      expect(await send(database, { intent: "repeat", id, days }), days).toMatchObject({
        ok: false,
        message: "Choisissez des jours après celui de l’événement, 24 au plus.",
      });
    }
    const many = Array.from({ length: 25 }, (_, index) =>
      `2027-01-${index + 1}`.replace(/-(\d)$/, "-0$1"),
    );
    for (const days of ["", "2026-02-30", many.join(",")]) {
      expect(await send(database, { intent: "repeat", id, days })).toBe(MISUNDERSTOOD);
    }
    expect(await list(database)).toHaveLength(1);
    const news = savedArticle(await save(database, {}));
    expect(
      await send(database, { intent: "repeat", id: news.id, days: "2026-05-01" }),
    ).toMatchObject({ ok: false });
  });
});
