import type { RecordField } from "~/editing/conflict";
import { clockTime, shortDate } from "~/lib/french-dates";
import { COMPARED_FIELDS } from "./compare-fields";
import { type EditorValues, toDraftDocument } from "./editor-values";

/** How two versions of an article are told apart, as visitors or volunteers can see it. */
export function articleFields(today: string): RecordField<EditorValues>[] {
  const fields = COMPARED_FIELDS.map(
    ({ id, label, names, key, show }): RecordField<EditorValues> => ({
      id,
      label,
      names,
      key: (values) => key(toDraftDocument(values)),
      show: (values) => show(toDraftDocument(values), today),
    }),
  );
  const publication: RecordField<EditorValues> = {
    id: "publication",
    label: "Publication",
    names: ["status", "publishDate", "publishTime", "untilDate", "untilTime"],
    key: (values) => publicationWords(values, today),
    show: (values) => publicationWords(values, today),
  };
  return [publication, ...fields];
}

/** `Programmé pour le lun. 16 mars à 08h00 · retrait du site le mar. 24 mars à 18h00`. */
export function publicationWords(values: EditorValues, today: string): string {
  const { untilDate, untilTime } = values;
  const until = untilDate && `retrait du site le ${dayAndTime(untilDate, untilTime, today)}`;
  return [stateWords(values, today), until].filter(Boolean).join(" · ");
}

function stateWords({ status, publishDate, publishTime }: EditorValues, today: string): string {
  const day = publishDate && dayAndTime(publishDate, publishTime, today);
  if (status === "published") return "Publié";
  if (status === "scheduled") return day ? `Programmé pour le ${day}` : "Programmé, date à choisir";
  // A draft keeps a day chosen for later; a day gone by is of no effect.
  const isAhead = publishDate !== undefined && publishDate >= today;
  return isAhead ? `Brouillon · parution choisie le ${day}` : "Brouillon";
}

function dayAndTime(day: string, time: string | undefined, today: string): string {
  return `${shortDate(day, today)}${time ? ` à ${clockTime(time)}` : ""}`;
}
