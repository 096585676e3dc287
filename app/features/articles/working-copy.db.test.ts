import { describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { findRevision, listRevisions } from "~/records/history.server";
import {
  documentWith,
  imageUrl,
  minutesAfter,
  NOW,
  PUBLISHED,
  save,
  savedArticle,
} from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { findEditableArticle } from "./admin-articles.server";
import { ARTICLE_HISTORY } from "./article-history.server";
import { undoUnpublish, unpublishArticle } from "./article-lifecycle.server";
import { findPublishedArticle } from "./published-articles.server";
import { discardWorkingCopy } from "./save-article.server";

const EDITED = documentWith({ title: "Nouveau titre" });
const NO_END = { eventEndDate: null, eventEndTime: null };
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
    const kept = savedArticle(await save(database, { id, version: 1, document: EDITED }));
    expect(kept).toMatchObject({ version: 2, hasWorkingCopy: true, document: EDITED });
    expect(await titleOnSite(database, id)).toBe("Cross des Résiniers");
    const published = await save(database, {
      id,
      version: 2,
      intent: "save",
      publication: PUBLISHED,
      document: EDITED,
    });
    expect(savedArticle(published)).toMatchObject({ version: 3, hasWorkingCopy: false });
    expect(await titleOnSite(database, id)).toBe("Nouveau titre");
  });

  test("goes aside for a scheduled article too", async ({ database }) => {
    const from = minutesAfter(NOW, 60).toISOString();
    const publication = { status: "published", from, until: null } as const;
    const { id } = savedArticle(await save(database, { intent: "save", publication }));
    const kept = savedArticle(await save(database, { id, version: 1, document: EDITED }));
    expect(kept).toMatchObject({ hasWorkingCopy: true, state: "scheduled" });
  });

  test("back to what is on the site leaves nothing aside", async ({ database }) => {
    const { id, document } = await publish(database);
    await save(database, { id, version: 1, document: EDITED });
    const back = savedArticle(await save(database, { id, version: 2, document }));
    expect(back).toMatchObject({ version: 3, hasWorkingCopy: false });
  });

  test("of the same text writes nothing", async ({ database }) => {
    const { id, document } = await publish(database);
    expect(savedArticle(await save(database, { id, version: 1, document })).version).toBe(1);
  });

  test("checks the version as any save", async ({ database }) => {
    const { id } = await publish(database);
    await save(database, { id, version: 1, document: EDITED });
    const other = documentWith({ title: "Troisième" });
    expect(await save(database, { id, version: 1, document: other })).toMatchObject({
      kind: "conflict",
      current: { version: 2, document: { title: "Nouveau titre" } },
    });
  });
});

describe("the end of an event", () => {
  const end = { eventEndDate: "2026-03-22", eventEndTime: "17:00" };
  const document = documentWith({
    isEvent: true,
    eventDate: "2026-03-20",
    eventTime: "14:00",
    ...end,
  });

  test("is saved, shown, and told in the history", async ({ database }) => {
    const first = savedArticle(
      await save(database, { intent: "save", publication: PUBLISHED, document }),
    );
    expect(first.document).toEqual(document);
    expect((await findPublishedArticle(database.kysely, first.id, NOW))?.event).toMatchObject({
      endDate: "2026-03-22",
      endTime: "17:00",
    });
    const longer = { ...document, eventEndDate: "2026-03-23" };
    const kept = savedArticle(await save(database, { id: first.id, version: 1, document: longer }));
    expect(kept.document).toEqual(longer);
    expect((await listRevisions(database.kysely, ARTICLE_HISTORY, first.id))[0]?.summary).toBe(
      "Date modifiée",
    );
  });

  test("is none in what was written before events had one", async ({ database }) => {
    const { eventEndDate: _, eventEndTime: __, ...old } = { ...document, ...NO_END };
    const { id } = savedArticle(
      await save(database, {
        intent: "save",
        publication: PUBLISHED,
        document: { ...document, ...NO_END, title: "Stage" },
      }),
    );
    await database.kysely
      .updateTable("articles")
      .set({ working_copy: JSON.stringify(old) })
      .execute();
    const snapshot = JSON.stringify({ act: "publish", document: old });
    await database.kysely.updateTable("article_revisions").set({ snapshot }).execute();
    const edited = await findEditableArticle(database.kysely, id, NOW);
    expect(edited?.document).toMatchObject(NO_END);
    const [revision] = await listRevisions(database.kysely, ARTICLE_HISTORY, id);
    expect(
      await findRevision(database.kysely, ARTICLE_HISTORY, {
        ownerId: id,
        revisionId: revision?.id ?? "",
      }),
    ).toMatchObject(NO_END);
  });
});

describe("discardWorkingCopy", () => {
  test("shows again what is on the site, whose version is checked", async ({ database }) => {
    const { id, document } = await publish(database);
    await save(database, { id, version: 1, document: EDITED });
    expect(await discardWorkingCopy(database, { id, version: 1, ...act })).toMatchObject({
      kind: "conflict",
    });
    const result = await discardWorkingCopy(database, { id, version: 2, ...act });
    expect(savedArticle(result)).toMatchObject({ version: 3, hasWorkingCopy: false, document });
  });

  test("notes the pictures that only the copy had", async ({ database }) => {
    const { id } = await publish(database);
    const content = `<p>x</p><img src="${imageUrl(id, "seule")}" alt="">`;
    await save(database, { id, version: 1, document: documentWith({ content }) });
    await discardWorkingCopy(database, { id, version: 2, ...act });
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
    const { id, document } = await publish(database);
    await save(database, { id, version: 1, document: EDITED });
    await unpublishArticle(database, { id, ...act });
    expect(await titleOnSite(database, id)).toBeUndefined();
    const typed = documentWith({ title: "Encore" });
    await save(database, { id, version: 3, document: typed });
    expect(await undoUnpublish(database, { id, ...act })).toMatchObject({ kind: "done" });
    expect(await titleOnSite(database, id)).toBe(document.title);
    const edited = await findEditableArticle(database.kysely, id, NOW);
    expect(edited).toMatchObject({ document: typed, hasWorkingCopy: true, state: "published" });
    expect(edited?.publication.from).toBe(NOW.toISOString());
  });

  test("does not put back what was never publishable", async ({ database }) => {
    const { id } = savedArticle(await save(database, { document: documentWith({ title: "" }) }));
    expect(await undoUnpublish(database, { id, ...act })).toEqual({ kind: "not-found" });
  });
});
