import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { searchWords } from "~/lib/word-match";
import type { Role } from "~/platform/permissions";
import { Button } from "~/ui/button";
import { SearchInput } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { IconButton } from "~/ui/icon-button";
import { useModalDialog } from "~/ui/use-modal-dialog";
import { SEARCH_LIMIT } from "./admin-navigation";
import { contentsFor, entriesFor, type SearchGroup } from "./search-entries";
import { optionId, ResultOptions } from "./search-results";
import { type ContentSearch, useContentSearch } from "./use-content-search";

/**
 * One field that leads to any screen, action or content: a combobox whose list is always open. By
 * hand rather than React Aria's Autocomplete, which gives the field no such role and names the
 * chosen option to screen readers half a second late only.
 */
export function CommandPalette({ role, onClose }: { role: Role; onClose: () => void }) {
  const dialog = useModalDialog();
  const listId = useId();
  const [query, setQuery] = useState("");
  const { search, look } = useContentSearch();
  const words = searchWords(query);
  const groups = [...entriesFor(role, words), ...contentsFor(search, words)];
  const keys = useActiveOption(groups, listId);
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is for the keyboard what a click outside is for the mouse
    <dialog
      ref={dialog}
      className="pal"
      aria-label="Rechercher dans l’espace club"
      onClose={(event) => {
        // An effect that runs twice in development leaves a stale event behind.
        if (!event.currentTarget.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className="pal-in">
        <PaletteField
          listId={listId}
          query={query}
          active={keys.active}
          hasOptions={groups.length > 0}
          onKeyDown={keys.move}
          onClose={close}
          onType={(typed) => {
            setQuery(typed);
            keys.point(0);
            look(typed);
          }}
        />
        <PaletteStatus
          query={query}
          count={keys.count}
          search={search}
          onRetry={() => look(query)}
        />
        {groups.length > 0 && (
          <ResultOptions
            id={listId}
            groups={groups}
            active={keys.active}
            onPoint={keys.point}
            onOpen={close}
          />
        )}
        <p className="pal-keys" aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> choisir <kbd>Entrée</kbd> ouvrir <kbd>Échap</kbd> fermer
        </p>
      </div>
    </dialog>
  );
}

/** Which option Enter opens, moved with the arrows; the first one after each change of the words. */
function useActiveOption(groups: readonly SearchGroup[], listId: string) {
  const [wanted, point] = useState(0);
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  const active = Math.min(wanted, count - 1);
  useEffect(() => {
    document.getElementById(optionId(listId, active))?.scrollIntoView({ block: "nearest" });
  }, [listId, active]);

  function move(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || count === 0) return;
    if (event.key === "ArrowDown") point((active + 1) % count);
    else if (event.key === "ArrowUp") point((active + count - 1) % count);
    else if (event.key === "Enter") document.getElementById(optionId(listId, active))?.click();
    else return;
    event.preventDefault();
  }

  return { active, count, point, move };
}

type PaletteFieldProps = {
  listId: string;
  query: string;
  active: number;
  hasOptions: boolean;
  onType: (typed: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
};

function PaletteField({ listId, query, active, hasOptions, ...on }: PaletteFieldProps) {
  return (
    <div className="pal-field">
      <Icon name="search" size={22} />
      <SearchInput
        type="text"
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        limit={SEARCH_LIMIT}
        placeholder="Un écran, une action, un titre, un nom…"
        aria-label="Rechercher"
        role="combobox"
        aria-expanded={hasOptions}
        aria-controls={hasOptions ? listId : undefined}
        aria-activedescendant={hasOptions ? optionId(listId, active) : undefined}
        aria-autocomplete="list"
        value={query}
        onChange={(event) => on.onType(event.currentTarget.value)}
        onKeyDown={on.onKeyDown}
      />
      <IconButton icon="close" label="Fermer la recherche" onClick={on.onClose} />
    </div>
  );
}

type PaletteStatusProps = {
  query: string;
  /** How many options there are. */
  count: number;
  search: ContentSearch;
  onRetry: () => void;
};

/** How far the search is, seen and heard; nothing before something is typed. */
function PaletteStatus({ query, count, search, onRetry }: PaletteStatusProps) {
  const status = statusOf(query.trim(), count, search.state);
  return (
    <div className="pal-status">
      <p role="status" className={status.isSeen ? undefined : "sr-only"}>
        {status.text}
      </p>
      {search.state === "failed" && (
        <div className="pal-failure" role="alert">
          <Icon name="warning" size={20} />
          <span>{search.message}</span>
          <Button variant="soft" size="sm" onClick={onRetry}>
            Réessayer
          </Button>
        </div>
      )}
    </div>
  );
}

function statusOf(query: string, count: number, state: ContentSearch["state"]) {
  if (state === "searching") return { text: "Recherche…", isSeen: true };
  if (state !== "found") return { text: "", isSeen: false };
  if (count > 0) return { text: count === 1 ? "1 résultat" : `${count} résultats`, isSeen: false };
  const text = `Aucun résultat pour «\u00a0${query}\u00a0». Essayez un mot du titre ou un nom.`;
  return { text, isSeen: true };
}
