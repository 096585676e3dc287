import type { ReactNode } from "react";
import { clockTime, shortDate } from "~/lib/french-dates";
import type { EditableArticle } from "../article.types";
import { differingFields } from "./compare-fields";
import { valuesOf } from "./editor-state";
import { type EditorValues, publicationKey, publicationOf, toDraftDocument } from "./editor-values";

export type Side = "mine" | "theirs";

/** What two persons saved differently: both versions as they are shown, and the one to start from. */
export type ConflictField = {
  id: string;
  label: string;
  /** Names of the editor's values that go with it. */
  names: readonly (keyof EditorValues)[];
  mine: ReactNode;
  theirs: ReactNode;
  preferred: Side;
};

export type Conflict = {
  mine: EditorValues;
  /** `publicationKey` of what the editor last had from the server. */
  savedPublication: string;
  current: EditableArticle;
  /** Day of Paris. */
  today: string;
  now: Date;
};

/** Where the two versions differ, as visitors or volunteers can see it. */
export function conflictFields(conflict: Conflict): ConflictField[] {
  const { mine, current, today } = conflict;
  const document = toDraftDocument(mine);
  const fields = differingFields(document, current.document).map(
    ({ id, label, names, show }): ConflictField => ({
      id,
      label,
      names,
      mine: show(document, today),
      theirs: show(current.document, today),
      preferred: "mine",
    }),
  );
  const publication = publicationField(conflict);
  return publication ? [publication, ...fields] : fields;
}

/**
 * My values, with theirs wherever they were chosen. A publication that reads the same is theirs:
 * only dates without effect may differ.
 */
export function mergeConflict(
  { mine, current, now }: Conflict,
  fields: readonly ConflictField[],
  sideOf: (field: ConflictField) => Side,
): EditorValues {
  const theirs = valuesOf(current, now);
  const isPublicationAsked = fields.some(({ id }) => id === "publication");
  const names = fields.filter((field) => sideOf(field) === "theirs").flatMap(({ names: n }) => n);
  return {
    ...mine,
    ...(isPublicationAsked ? {} : publicationOf(theirs)),
    ...Object.fromEntries(names.map((name) => [name, theirs[name]])),
  };
}

/** A publication that I never touched is only an older one: theirs is preferred. */
function publicationField(conflict: Conflict): ConflictField | null {
  const { mine, savedPublication, current, today, now } = conflict;
  const [my, their] = [mine, valuesOf(current, now)].map((one) => publicationWords(one, today));
  if (my === their) return null;
  const isUntouched = publicationKey({ ...mine, toTop: false }) === savedPublication;
  return {
    id: "publication",
    label: "Publication",
    names: ["status", "publishDate", "publishTime", "untilDate", "untilTime"],
    mine: my,
    theirs: their,
    preferred: isUntouched ? "theirs" : "mine",
  };
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
