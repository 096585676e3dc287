import { recordForm, setField } from "~/editing/edited-record";
import type { ArticleDocument, PublicationState } from "../article.types";
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

/** The text itself, saved as it is typed. */
export function isTextField(name: string): boolean {
  return !PUBLICATION_FIELDS.some((field) => field === name);
}

/** The form as the server reads it (article.schema.ts); what is empty is left out. */
export function toFormData(values: EditorValues, version: number, intent: SaveIntent): FormData {
  const { images, ...fields } = values;
  const form = recordForm(fields, version);
  form.set("intent", intent);
  images.forEach((image, index) => {
    for (const [name, value] of Object.entries(image)) {
      setField(form, `images[${index}].${name}`, value);
    }
  });
  return form;
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
    eventEndDate: values.eventEndDate ?? null,
    eventEndTime: values.eventEndTime ?? null,
    eventLocation: values.eventLocation || null,
    eventState,
  };
}

/** What saving with a status will do to an article in this state, in the words of a button. */
export function saveLabel(status: EditorValues["status"], state: PublicationState): string {
  if (status === "scheduled") return "Programmer";
  if (status === "published")
    return state === "published" ? "Publier les modifications" : "Publier";
  return state === "draft" ? "Garder en brouillon" : "Repasser en brouillon";
}

/** What the buttons of the bar save as, the main one first: a draft is one press away from the site. */
export function offeredStatuses(
  chosen: EditorValues["status"],
  state: PublicationState,
): EditorValues["status"][] {
  const main = chosen === "draft" && state === "draft" ? "published" : chosen;
  return main === "draft" || state === "published" ? [main] : [main, "draft"];
}
