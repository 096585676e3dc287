import type { ArticleDocument, EditableImage, PublicationState } from "../article.types";
import type { ArticleFormValues } from "../article-form-values";
import type { SaveIntent } from "../article-results.types";

/** What the fields of the editor hold. */
export type EditorValues = Omit<ArticleFormValues, "version"> & { toTop: boolean };

export type ChangeValues = (change: Partial<EditorValues>) => void;

/** Field names of what visitors see and when, as opposed to the text itself. */
const PUBLICATION_FIELDS = [
  "status",
  "publishDate",
  "publishTime",
  "untilDate",
  "untilTime",
  "toTop",
] as const satisfies readonly (keyof EditorValues)[];

function isPublicationField(name: string): boolean {
  return PUBLICATION_FIELDS.some((field) => field === name);
}

function keyOf(values: EditorValues, wanted: (name: string) => boolean): string {
  const entries = Object.entries(values)
    .filter(([name, value]) => wanted(name) && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(entries);
}

/** Equal for equal texts: what autosave looks at. */
export function documentKey(values: EditorValues): string {
  return keyOf(values, (name) => !isPublicationField(name));
}

/** Equal for equal choices of publication, which only the main button saves. */
export function publicationKey(values: EditorValues): string {
  return keyOf(values, isPublicationField);
}

/** When visitors see the article, as the fields hold it. */
export function publicationOf(values: EditorValues) {
  const { status, publishDate, publishTime, untilDate, untilTime } = values;
  return { status, publishDate, publishTime, untilDate, untilTime };
}

/** The form as the server reads it (article.schema.ts); what is empty is left out. */
export function toFormData(values: EditorValues, version: number, intent: SaveIntent): FormData {
  const form = new FormData();
  form.set("intent", intent);
  form.set("version", String(version));
  const { images, ...fields } = values;
  for (const [name, value] of Object.entries(fields)) setField(form, name, value);
  images.forEach((image, index) => {
    for (const [name, value] of Object.entries(image)) {
      setField(form, `images[${index}].${name}`, value);
    }
  });
  return form;
}

function setField(form: FormData, name: string, value: string | number | boolean | undefined) {
  if (value === true) form.set(name, "on");
  else if (value !== false && value !== undefined && value !== "") form.set(name, String(value));
}

/** The document part of the fields, as cards and comparisons want it. */
export function toDraftDocument(values: EditorValues): ArticleDocument {
  const { title, content, section, images, isEvent, eventState } = values;
  return {
    title,
    content,
    section: section ?? null,
    cover: values.coverUrl
      ? {
          url: values.coverUrl,
          alt: values.coverAlt,
          focusX: values.coverFocusX,
          focusY: values.coverFocusY,
          isDecorative: values.coverIsDecorative,
        }
      : null,
    images,
    isEvent,
    eventDate: values.eventDate ?? null,
    eventTime: values.eventTime ?? null,
    eventLocation: values.eventLocation || null,
    eventState,
  };
}

/** What the main button will do, in its own words. */
export function primaryLabel(status: EditorValues["status"], state: PublicationState): string {
  if (status === "scheduled") return "Programmer";
  if (status === "published")
    return state === "published" ? "Publier les modifications" : "Publier";
  return state === "draft" ? "Enregistrer le brouillon" : "Repasser en brouillon";
}

export function movedImage(
  images: readonly EditableImage[],
  from: number,
  to: number,
): EditableImage[] {
  const image = images[from];
  if (!image || to < 0 || to >= images.length) return [...images];
  return images.toSpliced(from, 1).toSpliced(to, 0, image);
}
