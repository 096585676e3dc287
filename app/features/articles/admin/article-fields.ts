import type { RecordField } from "~/editing/conflict";
import { clockTime, shortDate } from "~/lib/french-dates";
import { readingOf } from "~/records/merge-values";
import { article } from "../article";
import type { PublicationChoice } from "../publication";
import { COMPARED_FIELDS } from "./compare-fields";
import type { EditorValues } from "./editor-values";

/** How two versions of an article are told apart, as visitors or volunteers can see it. */
export function articleFields(today: string): RecordField<EditorValues>[] {
  const fields = COMPARED_FIELDS.map(
    ({ name, label, show }): RecordField<EditorValues> => ({
      id: name,
      label,
      names: [name],
      key: (values) => readingOf(article.fields[name], values[name]),
      show: (values) => show(values, today),
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
export function publicationWords(values: PublicationChoice, today: string): string {
  const { untilDate, untilTime } = values;
  const until = untilDate && `retrait du site le ${dayAndTime(untilDate, untilTime, today)}`;
  return [stateWords(values, today), until].filter(Boolean).join(" · ");
}

function stateWords(
  { status, publishDate, publishTime }: PublicationChoice,
  today: string,
): string {
  const day = publishDate && dayAndTime(publishDate, publishTime, today);
  if (status === "published") return "Publié";
  if (status === "scheduled") return day ? `Programmé pour le ${day}` : "Programmé, date à choisir";
  // A draft keeps a day chosen for later; a day gone by is of no effect.
  const isAhead = publishDate !== null && publishDate >= today;
  return isAhead ? `Brouillon · parution choisie le ${day}` : "Brouillon";
}

function dayAndTime(day: string, time: string | null, today: string): string {
  return `${shortDate(day, today)}${time ? ` à ${clockTime(time)}` : ""}`;
}
