import { hasWords, searchText, searchWords } from "./word-match";

/** A page of a list and how many there are: without the search, with it, and in the trash. */
export type ShortListPage<T> = {
  items: T[];
  total: number;
  pageCount: number;
  counts: { present: number; trash: number };
};

type Listed = { deletedAt: string | null };

export type ShortListQuery = { isTrash: boolean; search: string; page: number };

/** French order: `Élise` before `Eric`, capitals or not, `Lot 2` before `Lot 10`. */
const FRENCH = new Intl.Collator("fr", { numeric: true });

/** Sorts by a name as a French directory does, alike on both database engines; equals keep their order. */
export function sortByName<T>(rows: readonly T[], nameOf: (row: T) => string): T[] {
  return [...rows].sort((a, b) => FRENCH.compare(nameOf(a), nameOf(b)));
}

/**
 * The page of a short list (a club's people, its partners) that its address asks for, by name; the
 * trash with the latest first. Every word of the search is in what `textOf` tells, accents or not.
 */
export function shortListPage<T extends Listed>(
  rows: readonly T[],
  query: ShortListQuery & { pageSize: number },
  { nameOf, textOf }: { nameOf: (row: T) => string; textOf: (row: T) => string },
): ShortListPage<T> {
  const trash = rows.filter(({ deletedAt }) => deletedAt !== null);
  const present = rows.filter(({ deletedAt }) => deletedAt === null);
  const words = searchWords(query.search);
  const found = (query.isTrash ? trash : present).filter((row) =>
    hasWords(searchText(textOf(row)), words),
  );
  const named = sortByName(found, nameOf);
  const sorted = query.isTrash
    ? named.sort((a, b) => (b.deletedAt ?? "").localeCompare(a.deletedAt ?? ""))
    : named;
  const first = (query.page - 1) * query.pageSize;
  return {
    items: sorted.slice(first, first + query.pageSize),
    total: sorted.length,
    pageCount: Math.max(1, Math.ceil(sorted.length / query.pageSize)),
    counts: { present: present.length, trash: trash.length },
  };
}
