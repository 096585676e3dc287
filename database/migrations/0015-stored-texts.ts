import { type Kysely, sql } from "kysely";
import { refreshStoredTexts } from "../refresh-stored-texts";

/** Excerpts and search texts by the rules of `stored-texts.ts`; a start of the site did this before. */
export function storedTexts() {
  return { up };
}

async function up(db: Kysely<unknown>): Promise<void> {
  await refreshStoredTexts(db);
  await sql`delete from site_settings where key = 'article_texts'`.execute(db);
}
