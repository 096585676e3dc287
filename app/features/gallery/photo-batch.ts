import type { FieldErrors } from "~/lib/field-errors";
import { isVisible } from "~/lib/line-schema";
import { list } from "~/records/composed-fields";
import { line, type Values } from "~/records/fields";
import { emptyParts } from "~/records/kind";
import { ALT_MESSAGE } from "~/ui/pictures/alt-fields";
import { IMAGE_LOST, lacksAlt, photo } from "./photo";

/** How many photos are published at once. */
const BATCH_LIMIT = 60;

export const TITLE_MISSING = "Donnez un titre à cette photo, ou un titre commun plus haut.";
const CONSENT_MISSING =
  "Cochez cette case pour publier\u00a0: sans l’accord des personnes, une photo ne paraît pas sur le site.";

const { hasConsent, ...own } = photo.fields;

const photoFields = {
  ...own,
  // The common title stands in for one that is empty.
  title: line("Titre", { subject: "Le titre" }),
  // As the person's own folder calls it: longer than a name of a file can be, and never stored.
  fileName: line("Fichier", { subject: "Le nom du fichier", limit: 1000 }),
};

const fields = {
  seriesTitle: line("Titre commun", { subject: "Le titre commun" }),
  photos: list("Photos", {
    noun: "photo",
    isFeminine: true,
    moved: "photos déplacées",
    reworded: "textes des photos modifiés",
    most: BATCH_LIMIT,
    tooMany: `Publiez ${BATCH_LIMIT}\u00a0photos au plus à la fois\u00a0: retirez-en.`,
    wrongId: IMAGE_LOST,
    fields: photoFields,
  }),
  hasConsent,
};

/** `published` comes with the answer to a save that has passed: how many photos went into the gallery. */
export type BatchValues = Values<typeof fields> & { published?: number };

/** A new photo in the order of the page. It is stored under the id that it has here. */
export type BatchPhoto = BatchValues["photos"][number];

/** Several new photos, which are published together. */
export const photoBatch = {
  localCopy: "photos",
  fields,
  check(values: BatchValues): FieldErrors {
    const errors: FieldErrors = {};
    for (const one of values.photos) {
      if (!isVisible(one.title || values.seriesTitle)) {
        errors[`photos.${one.id}.title`] = [TITLE_MISSING];
      }
      if (lacksAlt(one)) errors[`photos.${one.id}.alt`] = [ALT_MESSAGE];
    }
    if (values.photos.length === 0) errors.photos = ["Ajoutez au moins une photo."];
    if (!values.hasConsent) errors.hasConsent = [CONSENT_MISSING];
    return errors;
  },
  upgrade: upgradeBatch,
};

export const EMPTY_BATCH: BatchValues = emptyParts(fields);

/** A photo that has just arrived. */
export function newBatchPhoto(arrived: Pick<BatchPhoto, "id" | "url" | "fileName">): BatchPhoto {
  return { ...emptyParts(photoFields), ...arrived };
}

/** Copies in browsers had the ids in one text, and the fields of each photo under its id: `{id}.title`. */
function upgradeBatch(kept: Record<string, unknown>): Record<string, unknown> {
  const { photos, ...others } = kept;
  if (typeof photos !== "string") return kept;
  const ids = photos.split(" ").filter(Boolean);
  const partsOf = (id: string) =>
    Object.keys(photoFields).map((name) => [name, kept[`${id}.${name}`]]);
  return { ...others, photos: ids.map((id) => ({ ...Object.fromEntries(partsOf(id)), id })) };
}
