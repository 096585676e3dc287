import { type MouseEvent, useState } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Header, Menu, MenuItem, MenuSection } from "react-aria-components/Menu";
import { Input, TextField } from "react-aria-components/TextField";
import { Form, Link, type LinkProps } from "react-router";
import { searchWords } from "~/lib/word-match";
import type { Role } from "~/platform/permissions";
import { Button } from "~/ui/button";
import { SearchInput } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { IconButton } from "~/ui/icon-button";
import { useMedia } from "~/ui/use-media";
import { useModalDialog } from "~/ui/use-modal-dialog";
import { SEARCH_LIMIT, SEARCH_PATH } from "./admin-navigation";
import { contentsFor, entriesFor, type SearchGroup, type SearchResult } from "./search-entries";
import { keyOf, ResultContent } from "./search-results";
import { type ContentSearch, useContentSearch } from "./use-content-search";

/** One field that leads to any screen, action or content. */
export function CommandPalette({ role, onClose }: { role: Role; onClose: () => void }) {
  const dialog = useModalDialog();
  const [query, setQuery] = useState("");
  const { search, look } = useContentSearch();
  const words = searchWords(query);
  const groups = [...entriesFor(role, words), ...contentsFor(search, words)];
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  const close = () => dialog.current?.close();
  const type = (typed: string) => {
    setQuery(typed);
    look(typed);
  };
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
      <Form
        className="pal-in"
        action={SEARCH_PATH}
        onSubmit={(event) => {
          // Enter has opened the chosen result already; without one, it asks for the page of results.
          if (!dialog.current?.open) event.preventDefault();
          close();
        }}
      >
        <Autocomplete inputValue={query} onInputChange={type}>
          <PaletteField onClose={close} />
          <PaletteStatus query={query} count={count} search={search} onRetry={() => look(query)} />
          <ResultMenu groups={groups} onOpen={close} />
        </Autocomplete>
        <p className="pal-keys" aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> choisir <kbd>Entrée</kbd> ouvrir <kbd>Échap</kbd> fermer
        </p>
      </Form>
    </dialog>
  );
}

function PaletteField({ onClose }: { onClose: () => void }) {
  return (
    <TextField className="pal-field" aria-label="Rechercher" name="q" inputMode="search">
      <Icon name="search" size={22} />
      <Input
        placeholder="Un écran, une action, un titre, un nom…"
        render={(props) => <SearchInput {...props} limit={SEARCH_LIMIT} />}
      />
      <IconButton icon="close" label="Fermer la recherche" onClick={onClose} />
    </TextField>
  );
}

type ResultMenuProps = {
  groups: readonly SearchGroup[];
  /** One is opened here, and not in another tab. */
  onOpen: () => void;
};

function ResultMenu({ groups, onOpen }: ResultMenuProps) {
  // On a telephone, its screen reader would begin in the menu instead of the field.
  const hasMouse = useMedia("(hover: hover)");
  const leave = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    if (!metaKey && !ctrlKey && !shiftKey) onOpen();
  };
  return (
    <Menu className="pal-list" aria-label="Résultats" autoFocus={hasMouse && "first"}>
      {groups.map(({ heading, results }) => (
        <MenuSection key={heading} id={heading}>
          <Header className="pal-heading">{heading}</Header>
          {results.map((result) => (
            <ResultItem key={keyOf(result)} result={result} onClick={leave} />
          ))}
        </MenuSection>
      ))}
    </Menu>
  );
}

type ResultItemProps = { result: SearchResult; onClick: (event: MouseEvent) => void };

function ResultItem({ result, onClick }: ResultItemProps) {
  const { to, label, external } = result;
  return (
    <MenuItem
      id={keyOf(result)}
      className="pal-option"
      textValue={label}
      href={to}
      target={external ? "_blank" : undefined}
      onClick={onClick}
      // The library leaves the links of a menu among the stops of the Tab key.
      render={(props) => <Link {...(props as LinkProps)} to={to} tabIndex={-1} />}
    >
      <ResultContent result={result} />
    </MenuItem>
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
