import { useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { Select, TextInput } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { filterWord, kindWord, LIST_PATH, type ListParams, sortWord } from "./list-query";

const TYPING_PAUSE = 350;

/** Search, kind and order: a form of the address, sent by itself once scripts run. */
export function ListTools({ params }: { params: ListParams }) {
  const { form, send, sendSoon, cancel } = useSelfSending(params.search);
  return (
    <Form ref={form} className="al-tools" action={LIST_PATH} role="search" onSubmit={cancel}>
      {params.filter !== "all" && (
        <input type="hidden" name="etat" value={filterWord(params.filter)} />
      )}
      <div className="al-search">
        <Icon name="search" />
        <TextInput
          type="search"
          name="q"
          defaultValue={params.search}
          maxLength={200}
          aria-label="Rechercher dans les titres et les textes"
          placeholder="Rechercher un titre, un mot…"
          onChange={sendSoon}
        />
      </div>
      <KindSelect params={params} onChange={send} />
      <SortSelect params={params} onChange={send} />
      <button type="submit" className="skip">
        Appliquer les filtres
      </button>
    </Form>
  );
}

function useSelfSending(search: string) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  const send = () => {
    cancel();
    void submit(form.current, { replace: true, preventScrollReset: true });
  };
  const sendSoon = () => {
    cancel();
    timer.current = setTimeout(send, TYPING_PAUSE);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // The address changed elsewhere («Effacer la recherche», back): the field follows unless it is being typed in.
    const field = form.current?.elements.namedItem("q");
    if (field instanceof HTMLInputElement && field !== document.activeElement) {
      field.value = search;
    }
  }, [search]);
  return { form, send, sendSoon, cancel };
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
