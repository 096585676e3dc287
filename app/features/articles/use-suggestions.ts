import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useFetcher, useNavigate } from "react-router";

/** What `/actualites/suggestions` answers. */
export type ArticleSuggestions = { suggestions: { id: string; title: string }[] };

export type SuggestionBox = ReturnType<typeof useSuggestions>;

const TYPING_PAUSE = 180;

/** The suggestions under a search field: asked for while typing, chosen with the arrows. */
export function useSuggestions() {
  const fetcher = useFetcher<ArticleSuggestions>();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(-1);
  const suggestions = fetcher.data?.suggestions ?? [];
  const isOpen = typed.length >= 2 && suggestions.length > 0;

  useEffect(() => () => clearTimeout(timer.current), []);

  function suggest(text: string) {
    setTyped(text.trim());
    setActive(-1);
    clearTimeout(timer.current);
    if (text.trim().length < 2) return;
    timer.current = setTimeout(() => {
      fetcher.load(`/actualites/suggestions?q=${encodeURIComponent(text.trim())}`);
    }, TYPING_PAUSE);
  }

  function close() {
    clearTimeout(timer.current);
    setTyped("");
    setActive(-1);
  }

  function moveByKeyboard(event: KeyboardEvent) {
    if (!isOpen) return;
    const chosen = suggestions[active];
    if (event.key === "ArrowDown") setActive((active + 1) % suggestions.length);
    else if (event.key === "ArrowUp") setActive(active <= 0 ? suggestions.length - 1 : active - 1);
    else if (event.key === "Enter" && chosen) {
      close();
      navigate(`/actualites/${chosen.id}`);
    } else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
  }

  return { suggestions, isOpen, active, suggest, close, moveByKeyboard };
}
