import { type RawBuilder, sql } from "kysely";
import { wordForms } from "~/lib/word-match";

/**
 * The condition that a column made by `searchText` has all these words of `searchWords`, the same on
 * both engines: signs that LIKE reads are in neither. `end` is the pattern after a word; by default
 * anything may follow, or nothing.
 */
export function columnHasWords(
  column: string,
  words: readonly string[],
  end = "%",
): RawBuilder<boolean> {
  if (words.length === 0) return sql<boolean>`1 = 1`;
  const conditions = words.map((word) => {
    const forms = wordForms(word).map((form) => sql`${sql.ref(column)} like ${`%${form}${end}`}`);
    return sql`(${sql.join(forms, sql` or `)})`;
  });
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
