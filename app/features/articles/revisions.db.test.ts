import { describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { findRevision, listRevisions } from "~/records/history.server";
import {
  addUser,
  imageUrl,
  minutesAfter,
  NOW,
  PUBLISHED,
  save,
  savedArticle,
  valuesWith,
} from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { ARTICLE_HISTORY } from "./article-history.server";
import { restoreArticleRevision } from "./save-article.server";

const title = (value: string) => valuesWith({ title: value });

async function summaries(database: Database, id: string): Promise<string[]> {
  return (await listRevisions(database.kysely, ARTICLE_HISTORY, id)).map(
    (revision) => revision.summary,
  );
}

describe("the history", () => {
  test("has one entry per sitting of one person, and one per publication", async ({ database }) => {
    const id = newId();
    const [josiane, maelle] = [await addUser(database), await addUser(database, "Maëlle")];
    let version = 0;
    const type = async (userId: string, minutes: number, value: string, isPublished = false) => {
      const result = await save(database, {
        id,
        version,
        userId,
        values: title(value),
        now: minutesAfter(NOW, minutes),
        ...(isPublished && { intent: "save", publication: PUBLISHED }),
      });
      version = savedArticle(result).version;
    };
    await type(josiane, 0, "a");
    await type(josiane, 9, "b");
    await type(josiane, 10, "c");
    await type(maelle, 11, "d");
    await type(maelle, 12, "e", true);
    await type(maelle, 13, "f");
    await type(maelle, 14, "g");
    expect(await summaries(database, id)).toEqual([
      "Titre modifié",
      "Publié\u00a0: titre modifié",
      "Titre modifié",
      "Titre modifié",
      "Création du brouillon",
    ]);
    const revisions = await listRevisions(database.kysely, ARTICLE_HISTORY, id);
    expect(revisions.map((revision) => revision.authorName?.split(" ")[0])).toEqual([
      "Maëlle",
      "Maëlle",
      "Maëlle",
      "Josiane",
      "Josiane",
    ]);
    const held = await Promise.all(
      revisions.map(
        async ({ id: revisionId }) =>
          (await findRevision(database.kysely, ARTICLE_HISTORY, { ownerId: id, revisionId }))
            ?.title,
      ),
    );
    expect(held).toEqual(["g", "e", "d", "c", "b"]);
  });

  test("keeps the newest fifty, and notes the files of older ones", async ({ database }) => {
    const id = newId();
    const content = `<p>x</p><img src="${imageUrl(id, "ancienne")}" alt="">`;
    await save(database, { id, values: valuesWith({ content }) });
    const logged = () => database.kysely.selectFrom("storage_cleanup_log").selectAll().execute();
    for (let version = 1; version <= 50; version += 1) {
      const now = minutesAfter(NOW, version * 11);
      savedArticle(await save(database, { id, version, values: title(`n${version}`), now }));
    }
    const revisions = await listRevisions(database.kysely, ARTICLE_HISTORY, id);
    expect(revisions).toHaveLength(50);
    expect(revisions.at(-1)?.version).toBe(2);
    // Noted when the picture left the text; not again while it waits, when nothing can bring it back.
    expect((await logged()).map((row) => row.file_path).sort()).toEqual([
      `articles/${id}/ancienne.jpg`,
      "thumbnails/ancienne.jpg",
    ]);
  });

  test("belongs to its article", async ({ database }) => {
    const { id } = savedArticle(await save(database));
    const other = savedArticle(await save(database));
    const [revision] = await listRevisions(database.kysely, ARTICLE_HISTORY, id);
    expect(
      await findRevision(database.kysely, ARTICLE_HISTORY, {
        ownerId: other.id,
        revisionId: revision?.id ?? "",
      }),
    ).toBeNull();
    expect(
      await findRevision(database.kysely, ARTICLE_HISTORY, { ownerId: id, revisionId: "x" }),
    ).toBeNull();
    expect(await listRevisions(database.kysely, ARTICLE_HISTORY, "\u0000")).toEqual([]);
  });
});

describe("restoreArticleRevision", () => {
  test("brings an earlier content back into the draft, and can be undone", async ({ database }) => {
    const { id } = savedArticle(await save(database, { values: title("avant") }));
    const now = minutesAfter(NOW, 20);
    await save(database, { id, version: 1, values: title("après"), now });
    const [, first] = await listRevisions(database.kysely, ARTICLE_HISTORY, id);
    const act = { id, revisionId: first?.id ?? "", userId: null, now };
    expect(await restoreArticleRevision(database, { ...act, version: 1 })).toMatchObject({
      kind: "conflict",
    });
    const restored = savedArticle(await restoreArticleRevision(database, { ...act, version: 2 }));
    expect(restored).toMatchObject({ version: 3, state: "draft", values: { title: "avant" } });
    expect(await summaries(database, id)).toEqual([
      "Version précédente restaurée",
      "Titre modifié",
      "Création du brouillon",
    ]);
  });

  test("goes aside when visitors see the article", async ({ database }) => {
    const publication = PUBLISHED;
    const { id } = savedArticle(await save(database, { intent: "save", publication }));
    await save(database, { id, version: 1, intent: "save", publication, values: title("b") });
    const first = (await listRevisions(database.kysely, ARTICLE_HISTORY, id)).at(-1);
    const revisionId = first?.id ?? "";
    const act = { id, revisionId, version: 2, userId: null, now: NOW };
    expect(savedArticle(await restoreArticleRevision(database, act))).toMatchObject({
      hasWorkingCopy: true,
      values: valuesWith(),
    });
    expect(await restoreArticleRevision(database, { ...act, revisionId: newId() })).toEqual({
      kind: "not-found",
    });
  });
});
