import { describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { findRevision, listRevisions } from "~/records/history.server";
import {
  imageUrl,
  minutesAfter,
  NOW,
  PUBLISHED,
  save,
  savedArticle,
  valuesWith,
} from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { findEditableArticle } from "./admin-articles.server";
import { NEW_EVENT } from "./article";
import { ARTICLE_HISTORY } from "./article-history.server";
import { undoUnpublish, unpublishArticle } from "./article-lifecycle.server";
import { findPublishedArticle } from "./published-articles.server";
import { discardArticleCopy } from "./save-article.server";

const EDITED = valuesWith({ title: "Nouveau titre" });
const act = { userId: null, now: NOW };

async function publish(database: Database) {
  return savedArticle(await save(database, { intent: "save", publication: PUBLISHED }));
}

async function titleOnSite(database: Database, id: string) {
  return (await findPublishedArticle(database.kysely, id, NOW))?.title;
}

describe("autosave of what visitors see", () => {
  test("goes aside until it is published", async ({ database }) => {
    const { id } = await publish(database);
    const kept = savedArticle(await save(database, { id, version: 1, values: EDITED }));
    expect(kept).toMatchObject({ version: 2, hasWorkingCopy: true, values: EDITED });
    expect(await titleOnSite(database, id)).toBe("Cross des Résiniers");
    const published = await save(database, {
      id,
      version: 2,
      intent: "save",
      publication: PUBLISHED,
      values: EDITED,
    });
    expect(savedArticle(published)).toMatchObject({ version: 3, hasWorkingCopy: false });
    expect(await titleOnSite(database, id)).toBe("Nouveau titre");
  });

  test("goes aside for a scheduled article too", async ({ database }) => {
    const from = minutesAfter(NOW, 60).toISOString();
    const publication = { status: "published", from, until: null } as const;
    const { id } = savedArticle(await save(database, { intent: "save", publication }));
    const kept = savedArticle(await save(database, { id, version: 1, values: EDITED }));
    expect(kept).toMatchObject({ hasWorkingCopy: true, state: "scheduled" });
  });

  test("back to what is on the site leaves nothing aside", async ({ database }) => {
    const { id, values } = await publish(database);
    await save(database, { id, version: 1, values: EDITED });
    const back = savedArticle(await save(database, { id, version: 2, values }));
    expect(back).toMatchObject({ version: 3, hasWorkingCopy: false });
  });

  test("of the same text writes nothing", async ({ database }) => {
    const { id, values } = await publish(database);
    expect(savedArticle(await save(database, { id, version: 1, values })).version).toBe(1);
  });

  test("checks the version as any save", async ({ database }) => {
    const { id } = await publish(database);
    await save(database, { id, version: 1, values: EDITED });
    const other = valuesWith({ title: "Troisième" });
    expect(await save(database, { id, version: 1, values: other })).toMatchObject({
      kind: "conflict",
      current: { version: 2, values: { title: "Nouveau titre" } },
    });
  });
});

describe("the end of an event", () => {
  const event = {
    ...NEW_EVENT,
    day: "2026-03-20",
    time: "14:00",
    endDay: "2026-03-22",
    endTime: "17:00",
  };
  const values = valuesWith({ event });

  test("is saved, shown, and told in the history", async ({ database }) => {
    const first = savedArticle(
      await save(database, { intent: "save", publication: PUBLISHED, values }),
    );
    expect(first.values).toEqual(values);
    expect((await findPublishedArticle(database.kysely, first.id, NOW))?.event).toMatchObject({
      endDate: "2026-03-22",
      endTime: "17:00",
    });
    const longer = { ...values, event: { ...event, endDay: "2026-03-23" } };
    const kept = savedArticle(await save(database, { id: first.id, version: 1, values: longer }));
    expect(kept.values).toEqual(longer);
    expect((await listRevisions(database.kysely, ARTICLE_HISTORY, first.id))[0]?.summary).toBe(
      "Date modifiée",
    );
  });

  test("is none in what was written before events had one", async ({ database }) => {
    const { id } = await publish(database);
    const { event: _, ...text } = valuesWith({ title: "Stage" });
    const old = { ...text, isEvent: true, eventDate: "2026-03-20", eventTime: "18h30" };
    await database.kysely
      .updateTable("articles")
      .set({ working_copy: JSON.stringify(old) })
      .execute();
    const snapshot = JSON.stringify({ act: "publish", document: old });
    await database.kysely.updateTable("article_revisions").set({ snapshot }).execute();
    const read = { title: "Stage", event: { ...NEW_EVENT, day: "2026-03-20", time: "18:30" } };
    const edited = await findEditableArticle(database.kysely, id, NOW);
    expect(edited?.values).toMatchObject(read);
    const [revision] = await listRevisions(database.kysely, ARTICLE_HISTORY, id);
    expect(
      await findRevision(database.kysely, ARTICLE_HISTORY, {
        ownerId: id,
        revisionId: revision?.id ?? "",
      }),
    ).toMatchObject(read);
  });
});

describe("discardArticleCopy", () => {
  test("shows again what is on the site, whose version is checked", async ({ database }) => {
    const { id, values } = await publish(database);
    await save(database, { id, version: 1, values: EDITED });
    expect(await discardArticleCopy(database, { id, version: 1, ...act })).toMatchObject({
      kind: "conflict",
    });
    const result = await discardArticleCopy(database, { id, version: 2, ...act });
    expect(savedArticle(result)).toMatchObject({ version: 3, hasWorkingCopy: false, values });
  });

  test("notes the pictures that only the copy had", async ({ database }) => {
    const { id } = await publish(database);
    const content = `<p>x</p><img src="${imageUrl(id, "seule")}" alt="">`;
    await save(database, { id, version: 1, values: valuesWith({ content }) });
    await discardArticleCopy(database, { id, version: 2, ...act });
    const logged = await database.kysely
      .selectFrom("storage_cleanup_log")
      .select("file_path")
      .orderBy("file_path")
      .execute();
    expect(logged.map((row) => row.file_path)).toEqual([
      `articles/${id}/seule.jpg`,
      "thumbnails/seule.jpg",
    ]);
  });
});

describe("from the list", () => {
  test("takes off the site and puts back exactly as it was, edits staying aside", async ({
    database,
  }) => {
    const { id, values } = await publish(database);
    await save(database, { id, version: 1, values: EDITED });
    await unpublishArticle(database, { id, ...act });
    expect(await titleOnSite(database, id)).toBeUndefined();
    const typed = valuesWith({ title: "Encore" });
    await save(database, { id, version: 3, values: typed });
    expect(await undoUnpublish(database, { id, ...act })).toMatchObject({ kind: "done" });
    expect(await titleOnSite(database, id)).toBe(values.title);
    const edited = await findEditableArticle(database.kysely, id, NOW);
    expect(edited).toMatchObject({ values: typed, hasWorkingCopy: true, state: "published" });
    expect(edited?.publication.from).toBe(NOW.toISOString());
  });

  test("does not put back what was never publishable", async ({ database }) => {
    const { id } = savedArticle(await save(database, { values: valuesWith({ title: "" }) }));
    expect(await undoUnpublish(database, { id, ...act })).toEqual({ kind: "not-found" });
  });
});
