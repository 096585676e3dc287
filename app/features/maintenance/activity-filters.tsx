import { ListSearch } from "~/records/list-filters";
import { Select } from "~/ui/field";
import { ACTIVITY_PATH, type ActivityParams, personWord, SITE_WORD } from "./activity-query";

type ActivityFiltersProps = {
  params: ActivityParams;
  people: readonly { id: string; name: string }[];
  kinds: readonly { word: string; label: string }[];
};

/** Search in what things were called, and whose and which lines to see. */
export function ActivityFilters({ params, people, kinds }: ActivityFiltersProps) {
  const person = personWord(params.person);
  return (
    <ListSearch
      action={ACTIVITY_PATH}
      search={params.search}
      label="Rechercher un titre ou un nom"
      placeholder="Rechercher un titre, un nom…"
    >
      {(send) => (
        <>
          <Select
            key={`par-${person}`}
            name="par"
            aria-label="Personne"
            defaultValue={person}
            onChange={send}
          >
            <option value="">Toutes les personnes</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value={SITE_WORD}>Le site, de lui-même</option>
          </Select>
          <Select
            key={`type-${params.word}`}
            name="type"
            aria-label="Type"
            defaultValue={params.word ?? ""}
            onChange={send}
          >
            <option value="">Tous les types</option>
            {kinds.map(({ word, label }) => (
              <option key={word} value={word}>
                {label}
              </option>
            ))}
          </Select>
        </>
      )}
    </ListSearch>
  );
}
