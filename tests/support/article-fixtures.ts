import { type ArticleValues, article } from "~/features/articles/article";
import { imageUrlsOf } from "~/features/articles/article-files.server";
import type { SaveInput, SaveResult } from "~/features/articles/article-results.types";
import { saveArticle } from "~/features/articles/save-article.server";
import { articleSearchText, excerptOf } from "~/lib/stored-texts";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { emptyValues } from "~/records/kind";
import type { ArticleRow } from "~database/schema/articles";
import { storePictures } from "./picture-fixtures";

/** A Friday noon in Paris. */
export const NOW = new Date("2026-03-13T11:00:00.000Z");

export function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000);
}

/** A volunteer with a profile; returns the account's id. */
export async function addUser(database: Database, firstName = "Josiane"): Promise<string> {
  const id = newId();
  const stamp = NOW.toISOString();
  await database.kysely
    .insertInto("users")
    .values({
      id,
      name: `${firstName} Lacoste`,
      email: `${id}@example.fr`,
      email_verified: true,
      image: null,
      role: "editor",
      deactivated_at: null,
      created_at: stamp,
      updated_at: stamp,
    })
    .execute();
  await database.kysely
    .insertInto("admin_profiles")
    .values({ user_id: id, first_name: firstName, last_name: "Lacoste", avatar_url: null })
    .execute();
  return id;
}

/** Inserts an article's row as it is given, published unless told otherwise; returns its id. */
export async function addArticle(
  database: Database,
  columns: Partial<ArticleRow> = {},
): Promise<string> {
  const row = articleRow(columns);
  await database.kysely.insertInto("articles").values(row).execute();
  return row.id;
}

/** The same of several hundred at once. */
export async function addArticles(
  database: Database,
  rows: readonly Partial<ArticleRow>[],
): Promise<void> {
  await database.kysely.insertInto("articles").values(rows.map(articleRow)).execute();
}

function articleRow(columns: Partial<ArticleRow>) {
  const stamp = NOW.toISOString();
  const title = columns.title ?? "Une actualité";
  const content = columns.content ?? "<p>Du texte.</p>";
  return {
    id: newId(),
    title,
    content,
    cover_image_url: null,
    cover_alt: "",
    cover_is_decorative: false,
    cover_focus_x: 50,
    cover_focus_y: 50,
    created_at: stamp,
    author_id: null,
    order_weight: 1,
    is_event: columns.event_date !== undefined,
    event_date: null,
    event_time: null,
    event_location: null,
    event_state: "confirmed" as const,
    section: null,
    status: "published" as const,
    published_from: null,
    published_until: null,
    excerpt: excerptOf(content),
    search_text: articleSearchText({ title, content }),
    working_copy: null,
    version: 1,
    updated_at: stamp,
    updated_by: null,
    deleted_at: null,
    deleted_by: null,
    ...columns,
  };
}

/** The values of an article that may be published as it is. */
export function valuesWith(parts: Partial<ArticleValues> = {}): ArticleValues {
  return {
    ...emptyValues(article),
    title: "Cross des Résiniers",
    content: "<p>Dix podiums.</p>",
    ...parts,
  };
}

/** The address of a picture in an article's own folder. */
export function imageUrl(articleId: string, name: string): string {
  return `/media/articles/${articleId}/${name}.jpg?v=1200x800-3fa9c1d2`;
}

/**
 * Saves with defaults for whatever the test does not care about: a new draft, autosaved, its pictures
 * stored but for those that are `lost`.
 */
export async function save(
  database: Database,
  input: Partial<SaveInput & { values: ArticleValues }> = {},
  lost: readonly string[] = [],
): Promise<SaveResult> {
  const values = input.values ?? valuesWith();
  await storePictures(
    database,
    imageUrlsOf(values).filter((url) => !lost.includes(url)),
  );
  return await saveArticle(database, {
    id: newId(),
    version: 0,
    values,
    publication: { status: "draft", from: null, until: null },
    intent: "autosave",
    userId: null,
    now: NOW,
    ...input,
  });
}

export const PUBLISHED = { status: "published", from: null, until: null } as const;

/** The article that a save wrote; fails the test when it wrote none. */
export function savedArticle(result: SaveResult) {
  if (result.kind !== "saved") throw new Error(`The save answered: ${JSON.stringify(result)}`);
  return result.article;
}
