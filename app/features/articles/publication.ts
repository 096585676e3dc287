import type { FieldErrors } from "~/lib/field-errors";
import { parisClock, parisDay, parisInstant } from "~/lib/paris-instants";
import { day, oneOf, time, type Values, yesNo } from "~/records/fields";
import type { CheckContext } from "~/records/kind";
import type { Publication } from "./article.types";

const DEFAULT_TIME = "08:00";
const END_OF_DAY = "23:59";

const fields = {
  status: oneOf("Publication", {
    choices: [
      { value: "draft", label: "Brouillon" },
      { value: "scheduled", label: "Programmé" },
      { value: "published", label: "Publié" },
    ],
    wrong: "Choisissez un état de la liste.",
  }),
  publishDate: day("Le", { named: "la date de parution" }),
  publishTime: time("À"),
  untilDate: day("Retirer le"),
  untilTime: time("À"),
  toTop: yesNo("Mettre en premier"),
};

/** When visitors are to see an article, as its editor holds it; days and clocks are those of Paris. */
export type PublicationChoice = Values<typeof fields>;

/** The fields beside the values of an article, which are sent whole: nothing is put on the site by a guess. */
export const publication = {
  fields,
  check({ status, publishDate }: Values<typeof fields>, { intent }: CheckContext): FieldErrors {
    const isDateMissing = intent === "publish" && status === "scheduled" && publishDate === null;
    return isDateMissing ? { publishDate: ["Choisissez la date de parution."] } : {};
  },
};

/**
 * The publication that was chosen. "published" has no `from` (saving keeps the day it first appeared);
 * a draft keeps the date that was chosen for later.
 */
export function toPublication(choice: PublicationChoice, now: Date): Publication {
  const { status, publishDate, publishTime, untilDate, untilTime } = choice;
  const chosen = publishDate && parisInstant(publishDate, publishTime ?? DEFAULT_TIME);
  const until = untilDate && parisInstant(untilDate, untilTime ?? END_OF_DAY);
  if (status === "published") return { status: "published", from: null, until };
  if (status === "scheduled") return { status: "published", from: chosen, until };
  return { status: "draft", from: chosen && chosen > now.toISOString() ? chosen : null, until };
}

/** The inverse: "scheduled" is a publication still ahead of now. */
export function toChoice({ status, from, until }: Publication, now: Date): PublicationChoice {
  const isAhead = from !== null && from > now.toISOString();
  return {
    status: status === "published" && isAhead ? "scheduled" : status,
    publishDate: from && parisDay(from),
    publishTime: from && parisClock(from),
    untilDate: until && parisDay(until),
    untilTime: until && parisClock(until),
    toTop: false,
  };
}

/**
 * Errors where visitors could never see it: a scheduled publication has a date ahead, an end comes after
 * the start. Dates that stand in the database already (`stored`) are left alone.
 */
export function publicationErrors(
  { status, from, until }: Publication,
  stored: { from: string | null; until: string | null } | null,
  now: Date,
): FieldErrors {
  if (status === "draft") return {};
  const errors: FieldErrors = {};
  const clock = now.toISOString();
  if (from !== null && from <= clock && from !== stored?.from) {
    errors.publishDate = [
      "Cette date de parution est passée\u00a0: choisissez-en une à venir, ou «\u00a0Publié\u00a0».",
    ];
  }
  const start = from ?? clock;
  if (until !== null && from !== null && until <= from) {
    errors.untilDate = ["La fin doit venir après la parution."];
  } else if (until !== null && until <= start && until !== stored?.until) {
    errors.untilDate = [
      "Cette date de fin est passée\u00a0: choisissez-en une à venir, ou effacez-la.",
    ];
  }
  return errors;
}
