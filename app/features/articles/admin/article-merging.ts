import { type Merging, mergingByFields, type RecordField } from "~/editing/merging";
import { clockTime, shortDate } from "~/lib/french-dates";
import { mergingOf } from "~/records/record-merging";
import { article } from "../article";
import type { PublicationChoice } from "../publication";
import { SHOWN_FIELDS, showPhoto } from "./compare-fields";
import type { EditorValues } from "./editor-values";

const PUBLICATION: RecordField<EditorValues> = {
  id: "publication",
  label: "Publication",
  names: ["status", "publishDate", "publishTime", "untilDate", "untilTime"],
  show: publicationWords,
  key: publicationKey,
};

const publicationMerging = mergingByFields([PUBLICATION]);
const textMerging = mergingOf(article, {
  own: {
    fields: SHOWN_FIELDS,
    items: { images: showPhoto },
  },
});

/** How two versions of an article come together: its text thing by thing, its publication as one. */
export const ARTICLE_MERGING: Merging<EditorValues> = {
  merge(versions, sideOf) {
    const publication = publicationMerging.merge(versions, sideOf);
    const text = textMerging.merge(versions, sideOf);
    return {
      values: { ...publication.values, ...text.values },
      asked: [...publication.asked, ...text.asked],
    };
  },
  label: (question, versions) => mergingAt(question.place).label(question, versions),
  show: (question, values, today) => mergingAt(question.place).show(question, values, today),
  describe(before, after, today) {
    const text = textMerging.describe(before, after, today);
    const [former, words] = [before, after].map((values) => publicationWords(values, today));
    const publication = former !== words && `publication\u00a0: ${words}`;
    return [text, publication].filter(Boolean).join(", ");
  },
};

function mergingAt(place: string): Merging<EditorValues> {
  return place === PUBLICATION.id ? publicationMerging : (textMerging as Merging<EditorValues>);
}

/** Equal for publications that visitors see the same. */
function publicationKey(values: PublicationChoice): string {
  const { status, publishDate, publishTime, untilDate, untilTime } = values;
  const from = status === "published" ? null : [publishDate, publishTime];
  return JSON.stringify([status, from, untilDate, untilTime]);
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
