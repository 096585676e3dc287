import { readPageNumber } from "~/lib/list-page";

/** What the address of the trash asks for; anything malformed is as if absent. */
export type TrashParams = {
  /** Of one kind; null for all. */
  word: string | null;
  /** From 1. */
  page: number;
};

export const TRASH_PATH = "/admin/maintenance/corbeille";

/** `words` are those of the kinds that there are. */
export function readTrashParams(params: URLSearchParams, words: readonly string[]): TrashParams {
  return {
    word: words.find((word) => word === params.get("type")) ?? null,
    page: readPageNumber(params.get("page")),
  };
}

export function trashHref(word: string | null, page = 1): string {
  const params = new URLSearchParams();
  if (word) params.set("type", word);
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query ? `${TRASH_PATH}?${query}` : TRASH_PATH;
}
