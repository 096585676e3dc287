import { useLocation } from "react-router";

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
