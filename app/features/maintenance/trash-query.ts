import { readPageNumber } from "~/lib/page-number";
import { TRASH_KINDS, type TrashKind } from "./trash-kinds";

/** What the address of the trash asks for; anything malformed is as if absent. */
export type TrashParams = {
  kind: TrashKind | null;
  /** From 1. */
  page: number;
};

export const TRASH_PATH = "/admin/maintenance/corbeille";

export function readTrashParams(params: URLSearchParams): TrashParams {
  const word = params.get("type");
  return {
    kind: TRASH_KINDS.find((kind) => kind.word === word)?.kind ?? null,
    page: readPageNumber(params.get("page")),
  };
}

export function trashHref(kind: TrashKind | null, page = 1): string {
  const params = new URLSearchParams();
  const word = TRASH_KINDS.find((one) => one.kind === kind)?.word;
  if (word) params.set("type", word);
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query ? `${TRASH_PATH}?${query}` : TRASH_PATH;
}
