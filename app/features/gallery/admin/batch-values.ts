import { z } from "zod";
import { counted } from "~/lib/french-numbers";
import { withEntry } from "~/lib/lists";

/**
 * The form of several new photos, flat as every form is: the ids of the photos in `photos`, in the
 * order of the page, and the fields of each under its own id.
 */
export type BatchValues = Record<string, string | boolean | undefined>;

/** What a copy kept in the browser must look like. */
export const batchValuesSchema: z.ZodType<BatchValues> = z.record(
  z.string(),
  z.union([z.string(), z.boolean()]).optional(),
);

export type BatchPhoto = {
  id: string;
  url: string;
  /** As the person's own folder calls it. */
  fileName: string;
  title: string;
  description: string;
  alt: string;
  isDecorative: boolean;
  isFeatured: boolean;
};

const PHOTO_FIELDS = [
  "url",
  "fileName",
  "title",
  "description",
  "alt",
  "isDecorative",
  "isFeatured",
] as const satisfies readonly (keyof BatchPhoto)[];

export const EMPTY_BATCH: BatchValues = { photos: "", seriesTitle: "", hasConsent: false };

export function photoIds(values: BatchValues): string[] {
  return textOf(values, "photos").split(" ").filter(Boolean);
}

export function photosOf(values: BatchValues): BatchPhoto[] {
  return photoIds(values).map((id) => ({
    id,
    url: textOf(values, `${id}.url`),
    fileName: textOf(values, `${id}.fileName`),
    title: textOf(values, `${id}.title`),
    description: textOf(values, `${id}.description`),
    alt: textOf(values, `${id}.alt`),
    isDecorative: values[`${id}.isDecorative`] === true,
    isFeatured: values[`${id}.isFeatured`] === true,
  }));
}

/** What changes when a photo has just arrived. */
export function withPhoto(
  values: BatchValues,
  { id, url, fileName }: Pick<BatchPhoto, "id" | "url" | "fileName">,
): BatchValues {
  return {
    photos: [...photoIds(values), id].join(" "),
    [`${id}.url`]: url,
    [`${id}.fileName`]: fileName,
  };
}

/** What changes when a photo is taken out, and what would bring it back to its place. */
export function withoutPhoto(values: BatchValues, id: string): BatchValues {
  const left = photoIds(values).filter((other) => other !== id);
  return { photos: left.join(" "), ...fieldsOf({}, id) };
}

export function withPhotoBack(values: BatchValues, before: BatchValues, id: string): BatchValues {
  const index = photoIds(before).indexOf(id);
  const ids = photoIds(values).filter((other) => other !== id);
  return { photos: withEntry(ids, index, id).join(" "), ...fieldsOf(before, id) };
}

/** Some fields of a photo under the names of the form. */
export function photoChange(id: string, change: Partial<BatchPhoto>): BatchValues {
  return Object.fromEntries(
    Object.entries(change).map(([name, value]) => [`${id}.${name}`, value]),
  );
}

/** «il manque 5 descriptions et l’accord»; null once nothing is missing. */
export function missingInBatch(values: BatchValues): string | null {
  const photos = photosOf(values);
  if (photos.length === 0) return "il manque les photos";
  const common = textOf(values, "seriesTitle").trim();
  const titles = photos.filter(({ title }) => !common && !title.trim()).length;
  const alts = photos.filter(({ alt, isDecorative }) => !isDecorative && !alt.trim()).length;
  const missing = [
    titles > 0 && counted(titles, "titre", "titres"),
    alts > 0 && counted(alts, "description", "descriptions"),
    values.hasConsent !== true && "l’accord",
  ].filter((words) => words !== false);
  return missing.length > 0 ? `il manque ${new Intl.ListFormat("fr").format(missing)}` : null;
}

/** `Publier les 12 photos`: what the button will do. */
export function publishLabel(count: number): string {
  if (count === 0) return "Publier";
  return count === 1 ? "Publier la photo" : `Publier les ${count} photos`;
}

export function publishedMessage({ published }: BatchValues): string {
  return published === "1"
    ? "La photo est dans la galerie."
    : `Les ${published} photos sont dans la galerie.`;
}

function fieldsOf(values: BatchValues, id: string): BatchValues {
  return Object.fromEntries(PHOTO_FIELDS.map((name) => [`${id}.${name}`, values[`${id}.${name}`]]));
}

function textOf(values: BatchValues, name: string): string {
  const value = values[name];
  return typeof value === "string" ? value : "";
}
