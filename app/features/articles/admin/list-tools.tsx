import { useSyncExternalStore } from "react";
import { ListSearch, ListTabs } from "~/editing/list-filters";
import { browserStorage } from "~/ui/browser-storage";
import { Select } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { IconButton } from "~/ui/icon-button";
import type { AdminCounts, AdminFilter } from "../article-results.types";
import { filterWord, kindWord, LIST_PATH, type ListParams, listHref, sortWord } from "./list-query";

/** Search, kind and order. */
export function ListTools({ params }: { params: ListParams }) {
  return (
    <ListSearch
      action={LIST_PATH}
      search={params.search}
      label="Rechercher dans les titres et les textes"
      placeholder="Rechercher un titre, un mot…"
      kept={params.filter === "all" ? {} : { etat: filterWord(params.filter) }}
    >
      {(send) => (
        <>
          <KindSelect params={params} onChange={send} />
          <SortSelect params={params} onChange={send} />
        </>
      )}
    </ListSearch>
  );
}

type SelectProps = { params: ListParams; onChange: () => void };

function KindSelect({ params, onChange }: SelectProps) {
  const value = kindWord(params.kind);
  return (
    <Select key={value} name="type" aria-label="Type" defaultValue={value} onChange={onChange}>
      <option value="">Actualités et événements</option>
      <option value="actualites">Actualités seulement</option>
      <option value="evenements">Événements seulement</option>
    </Select>
  );
}

function SortSelect({ params, onChange }: SelectProps) {
  const value = sortWord(params.sort);
  return (
    <Select key={value} name="tri" aria-label="Trier" defaultValue={value} onChange={onChange}>
      <option value="">Ordre du site</option>
      <option value="evenement">Date de l’événement</option>
      <option value="modification">Dernière modification</option>
      <option value="titre">Titre, de A à Z</option>
    </Select>
  );
}

const TABS: readonly { filter: AdminFilter; label: string }[] = [
  { filter: "all", label: "Tout" },
  { filter: "published", label: "Publiés" },
  { filter: "scheduled", label: "Programmés" },
  { filter: "draft", label: "Brouillons" },
  { filter: "trash", label: "Corbeille" },
];

type ArticleTabsProps = { params: ListParams; counts: AdminCounts };

export function ArticleTabs({ params, counts }: ArticleTabsProps) {
  const tabs = TABS.map(({ filter, label }) => ({
    to: listHref(params, { filter }),
    label,
    count: counts[filter],
    isCurrent: params.filter === filter,
  }));
  return <ListTabs label="Filtrer par état" tabs={tabs} />;
}

const KEY = "foulee:conseil-ordre-masque";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isHidden(): boolean {
  return browserStorage.read(KEY) === "1";
}

function hide() {
  browserStorage.write(KEY, "1");
  for (const listener of listeners) listener();
}

/** How to reorder; once put away it stays away in this browser. */
export function ListHint() {
  const hidden = useSyncExternalStore(subscribe, isHidden, () => false);
  if (hidden) return null;
  return (
    <div className="ad-hintbar">
      <Icon name="info" />
      <span>
        Cette liste est dans l’ordre du site. Pour déplacer une ligne,{" "}
        <span className="al-drag-hint">glissez la poignée ou </span>utilisez les flèches.
      </span>
      <IconButton icon="close" iconSize={18} label="Masquer ce conseil" onClick={hide} />
    </div>
  );
}
