import { ListSearch } from "~/records/list-filters";
import { Select } from "~/ui/field";
import { filterWord, kindWord, LIST_PATH, type ListParams, sortWord } from "./list-query";

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
