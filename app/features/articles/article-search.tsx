import { useId } from "react";
import { Form } from "react-router";
import { Button } from "~/ui/button";
import { SearchInput } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { useAddressField } from "~/ui/use-address-field";
import { type NewsQuery, newsPath, SEARCH_LIMIT } from "./news-query";
import { type SuggestionBox, useSuggestions } from "./use-suggestions";

/** Filters that a new search keeps, as hidden fields. */
function keptFilters(query: NewsQuery): [string, string][] {
  const path = newsPath({ kind: query.kind, section: query.section });
  return [...new URLSearchParams(path.split("?")[1] ?? "")];
}

/** The search of the news: a plain form that works before and without JavaScript, with up to five suggestions while typing. */
export function ArticleSearch({ query }: { query: NewsQuery }) {
  const box = useSuggestions();
  return (
    <search>
      <Form
        action="/actualites"
        role="presentation"
        className="news-search-form"
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) box.close();
        }}
        onSubmit={box.close}
      >
        {keptFilters(query).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SearchField query={query} box={box} />
        <Button type="submit" variant="line">
          Rechercher
        </Button>
      </Form>
    </search>
  );
}

function SearchField({ query, box }: { query: NewsQuery; box: SuggestionBox }) {
  const listId = useId();
  return (
    <div className="news-search-field">
      <Icon name="search" />
      <SearchInput
        ref={useAddressField(query.search, query)}
        className="input"
        type="search"
        name="q"
        defaultValue={query.search}
        limit={SEARCH_LIMIT}
        placeholder="Rechercher un titre, un mot…"
        aria-label="Rechercher dans les actualités"
        autoComplete="off"
        role="combobox"
        aria-expanded={box.isOpen}
        aria-controls={listId}
        aria-activedescendant={box.active >= 0 ? `${listId}-${box.active}` : undefined}
        aria-autocomplete="list"
        onInput={(event) => box.suggest(event.currentTarget.value)}
        onKeyDown={box.moveByKeyboard}
      />
      <SuggestionList listId={listId} box={box} />
    </div>
  );
}

function SuggestionList({ listId, box }: { listId: string; box: SuggestionBox }) {
  return (
    <div
      className="news-suggestions"
      id={listId}
      role="listbox"
      hidden={!box.isOpen}
      aria-label="Suggestions"
    >
      {box.suggestions.map(({ id, title }, index) => (
        <a
          key={id}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === box.active}
          tabIndex={-1}
          href={`/actualites/${id}`}
        >
          {title}
        </a>
      ))}
    </div>
  );
}
