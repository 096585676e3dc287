import { useEffect, useRef, useState } from "react";
import { isLoginAddress } from "~/lib/request-failure";
import { searchWords } from "~/lib/word-match";
import { SEARCH_PATH } from "./admin-navigation";
import type { SearchGroup } from "./search-entries";

/** What `/admin/recherche/resultats` answers. */
export type FoundContent = { groups: SearchGroup[] };

export type ContentSearch = {
  state: "idle" | "searching" | "found" | "failed";
  /** Until the answer is there, those of the earlier one. */
  groups: readonly SearchGroup[];
  /** Why it failed. */
  message?: string;
};

const TYPING_PAUSE = 200;

const UNREACHABLE =
  "La recherche dans les contenus n’a pas abouti. Vérifiez votre connexion, puis réessayez.";
const SIGNED_OUT =
  "Votre session est terminée\u00a0: reconnectez-vous dans un autre onglet, puis réessayez.";

/** Looks for content while somebody types: after a pause, one request at a time, the earlier one given up. */
export function useContentSearch() {
  const [search, setSearch] = useState<ContentSearch>({ state: "idle", groups: [] });
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);

  function look(query: string) {
    request.current?.abort();
    if (searchWords(query).length === 0) {
      setSearch({ state: "idle", groups: [] });
      return;
    }
    setSearch(({ groups }) => ({ state: "searching", groups }));
    const controller = new AbortController();
    request.current = controller;
    setTimeout(async () => {
      // Given up during the pause, it sends nothing.
      const answer = await askForContent(query, controller.signal);
      if (!controller.signal.aborted) setSearch(answer);
    }, TYPING_PAUSE);
  }

  return { search, look };
}

async function askForContent(query: string, signal: AbortSignal): Promise<ContentSearch> {
  const failed = (message: string): ContentSearch => ({ state: "failed", groups: [], message });
  const address = `${SEARCH_PATH}/resultats?${new URLSearchParams({ q: query })}`;
  try {
    const response = await fetch(address, { signal });
    // A session that ended is sent on to the login; a portal sends on to itself.
    if (response.redirected && isLoginAddress(response.url)) return failed(SIGNED_OUT);
    if (!response.ok) return failed(UNREACHABLE);
    const { groups } = (await response.json()) as FoundContent;
    // Of another version of the site, an answer has another shape.
    if (!groups.every(({ results }) => Array.isArray(results))) return failed(UNREACHABLE);
    return { state: "found", groups };
  } catch {
    return failed(UNREACHABLE);
  }
}
