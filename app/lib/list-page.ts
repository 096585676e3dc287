/** No list is that long: whoever asks for a later page gets the same answer, that there is none. */
const LAST = 999_999;

/** The page that a query asks for, from 1; what is no number is as if absent (product.md, doubtful point 14). */
export function readPageNumber(page: string | null): number {
  return page !== null && /^[1-9]\d*$/.test(page) ? Math.min(Number(page), LAST) : 1;
}

/** Product.md, doubtful point 14: a list without pages of its own shows so many, then « Afficher la suite ». */
const SIZE = 100;

export type ListPage<T> = { items: T[]; page: number; pageCount: number };

/** A hundred of a list; none of a page past its end. */
export function listPage<T>(all: readonly T[], page: number): ListPage<T> {
  const first = (page - 1) * SIZE;
  return {
    items: all.slice(first, first + SIZE),
    page,
    pageCount: pageCountOf(all.length),
  };
}

/** How many pages such a list has: one at least. */
export function pageCountOf(total: number): number {
  return Math.max(1, Math.ceil(total / SIZE));
}

/** The address of a page of such a list. */
export function listPath(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path;
}
