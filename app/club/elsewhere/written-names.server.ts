import { searchable } from "~/lib/plain-text";
import type { Queryable } from "~/platform/database/database.server";
import { editPath, titleOf } from "~/records/kind";
import { listPresent, publishedValues } from "~/records/rows.server";
import type { Rules } from "~/records/rules";
import { textsIn } from "./mentions";
import { ALSO_IN, type NamingRecord } from "./naming-record";

/** A record with every word that people wrote in it. */
export type WrittenRecord = NamingRecord & { words: string };

/** The records of some kinds that visitors see, with their words; with drafts, all that is written. */
export async function readWritten(
  db: Queryable,
  kinds: readonly Rules["kind"][],
  { withDrafts }: { withDrafts: boolean },
): Promise<WrittenRecord[]> {
  const written: WrittenRecord[] = [];
  for (const kind of kinds) {
    for (const record of await listPresent(db, kind)) {
      const published = publishedValues(record);
      const read = withDrafts ? [published, record.values] : [published];
      const texts = read.flatMap((values) => (values ? textsIn(kind.fields, values) : []));
      written.push({
        title: listedTitle(kind, published ?? record.values),
        path: editPath(kind, record.id),
        words: texts.map(searchedWords).join(""),
      });
    }
  }
  return written;
}

/** `Section : Running adulte`: titles of several kinds stand beside each other. */
function listedTitle(kind: Rules["kind"], values: Record<string, unknown>): string {
  const title = titleOf(kind, values);
  return kind.list ? `${kind.french.one ?? kind.french.name}\u00a0: ${title}` : title;
}

/** Words alone, between spaces: `É. Le-Gall` → ` e le gall `. */
export function searchedWords(text: string): string {
  return ` ${searchable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(" ")} `;
}

/**
 * The records whose own words have a person's name, whatever its accents and capitals. A first name alone
 * finds no record.
 */
export function recordsNaming(fullName: string, written: readonly WrittenRecord[]): NamingRecord[] {
  const name = searchedWords(fullName);
  if (!name.trim().includes(" ")) return [];
  return written
    .filter(({ words }) => words.includes(name))
    .map(({ title, path }) => ({ title, path }));
}

/** A toast is read in four seconds; the list says all of them. */
const NAMED_IN_TOAST = 3;

/** A sentence with the records that still name somebody who has left the list; empty for none. */
export function namedElsewhere(fullName: string, written: readonly WrittenRecord[]): string {
  const titles = recordsNaming(fullName, written).map(({ title }) => title);
  if (titles.length === 0) return "";
  const isLong = titles.length > NAMED_IN_TOAST;
  const named = isLong ? titles.slice(0, NAMED_IN_TOAST - 1) : titles;
  const rest = isLong ? ` et ${titles.length - named.length}\u00a0autres` : "";
  return ` ${ALSO_IN} ${named.join(", ")}${rest}.`;
}
