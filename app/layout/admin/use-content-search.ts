import { useEffect, useRef, useState } from "react";
import { searchWords } from "~/lib/word-match";
import { type FoundGroup, foundContentSchema } from "./found-content";
import { SEARCH_RESULTS_PATH } from "./search-paths";

export type ContentSearch =
  | { state: "idle" | "searching" | "found"; groups: readonly FoundGroup[] }
  | { state: "failed"; groups: readonly FoundGroup[]; message: string };

const TYPING_PAUSE = 200;

const UNREACHABLE =
  "La recherche dans les contenus n’a pas abouti. Vérifiez votre connexion, puis réessayez.";
const SIGNED_OUT =
  "Votre session est terminée\u00a0: reconnectez-vous dans un autre onglet, puis réessayez.";

/**
 * Looks for content while somebody types: after a pause, one request at a time, the earlier one
 * given up. What was found last stays until the next answer.
 */
export function useContentSearch() {
  const [search, setSearch] = useState<ContentSearch>({ state: "idle", groups: [] });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const request = useRef<AbortController>(undefined);

  function stop() {
    clearTimeout(timer.current);
    request.current?.abort();
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      request.current?.abort();
    },
    [],
  );

  async function ask(query: string) {
    const controller = new AbortController();
    request.current = controller;
    const answer = await askForContent(query, controller.signal);
    if (!controller.signal.aborted) setSearch(answer);
  }

  function look(query: string) {
    stop();
    if (searchWords(query).length === 0) {
      setSearch({ state: "idle", groups: [] });
      return;
    }
    setSearch(({ groups }) => ({ state: "searching", groups }));
    timer.current = setTimeout(() => void ask(query), TYPING_PAUSE);
  }

  return { search, look };
}

async function askForContent(query: string, signal: AbortSignal): Promise<ContentSearch> {
  const failed = (message: string): ContentSearch => ({ state: "failed", groups: [], message });
  const address = `${SEARCH_RESULTS_PATH}?${new URLSearchParams({ q: query })}`;
  try {
    // A session that ended answers with the way to the login: the page being written is not left for it.
    const response = await fetch(address, { signal, redirect: "manual" });
    if (response.type === "opaqueredirect") return failed(SIGNED_OUT);
    if (!response.ok) return failed(UNREACHABLE);
    const { groups } = foundContentSchema.parse(await response.json());
    return { state: "found", groups };
  } catch {
    return failed(UNREACHABLE);
  }
}
