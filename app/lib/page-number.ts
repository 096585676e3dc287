/** No list is that long: whoever asks for a later page gets the same answer, that there is none. */
const LAST = 999_999;

/** The page that a query asks for, from 1; what is no number is as if absent (product.md, doubtful point 14). */
export function readPageNumber(page: string | null): number {
  return page !== null && /^[1-9]\d*$/.test(page) ? Math.min(Number(page), LAST) : 1;
}
