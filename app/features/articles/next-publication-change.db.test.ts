import { describe, expect } from "vitest";
import { addArticle, minutesAfter, NOW } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { findNextPublicationChange } from "./next-publication-change.server";

const at = (minutes: number) => minutesAfter(NOW, minutes).toISOString();

describe("findNextPublicationChange", () => {
  test("is the next moment at which something appears or ends", async ({ database }) => {
    expect(await findNextPublicationChange(database.kysely, NOW)).toBeNull();
    await addArticle(database, { published_from: at(30), published_until: at(60) });
    await addArticle(database, { published_from: at(-30), published_until: at(40) });
    await addArticle(database, { published_from: at(10), status: "draft" });
    await addArticle(database, { published_from: at(20), deleted_at: at(0) });
    const next = (minutes: number) =>
      findNextPublicationChange(database.kysely, minutesAfter(NOW, minutes));
    expect(await next(0)).toEqual(minutesAfter(NOW, 30));
    expect(await next(30)).toEqual(minutesAfter(NOW, 40));
    expect(await next(40)).toEqual(minutesAfter(NOW, 60));
    expect(await next(60)).toBeNull();
  });
});
