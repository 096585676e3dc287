import { useLocation } from "react-router";
import { readPageNumber } from "~/lib/list-page";

/** The parameters in the address of a list of records; a malformed one counts as absent. */
export type RecordListParams = { isTrash: boolean; search: string; page: number };

export const RECORDS_PER_PAGE = 12;

const TRASH = "corbeille";
export const SEARCH_LIMIT = 200;

export function readRecordListParams(params: URLSearchParams): RecordListParams {
  return {
    isTrash: params.get("filtre") === TRASH,
    search: (params.get("q") ?? "").trim().slice(0, SEARCH_LIMIT),
    page: readPageNumber(params.get("page")),
  };
}

/** The address of a list with some of it changed; another tab or search starts at the first page. */
export function recordListHref(
  listPath: string,
  current: RecordListParams,
  change: Partial<RecordListParams>,
): string {
  const next = { ...current, page: 1, ...change };
  const params = new URLSearchParams();
  if (next.isTrash) params.set("filtre", TRASH);
  if (next.search) params.set("q", next.search);
  if (next.page > 1) params.set("page", String(next.page));
  const query = params.toString();
  return query ? `${listPath}?${query}` : listPath;
}

/** Fields that a search form carries along so that the tab stays. */
export function keptFields({ isTrash }: RecordListParams): Record<string, string> {
  return isTrash ? { filtre: TRASH } : {};
}

/** State of a link from a list to an editor: the list as it is filtered, searched and paged. */
export function useListState(): { list: string } {
  const { pathname, search } = useLocation();
  return { list: pathname + search };
}

/** The address of the list at `listPath` that led here, as it was; the whole list after any other way. */
export function useWayBack(listPath: string): string {
  const state: unknown = useLocation().state;
  const isLed = typeof state === "object" && state !== null && "list" in state;
  const list = isLed ? String(state.list) : "";
  return list.startsWith(`${listPath}?`) ? list : listPath;
}
