import { z } from "zod";
import { type FieldErrors, fieldErrorsOf } from "~/lib/field-errors";
import { lineSchema, nameSchema } from "~/lib/line-schema";
import { isUuid } from "~/lib/uuid";
import { ALT_LIMIT, ALT_MESSAGE } from "~/ui/pictures/alt-fields";
import { isGalleryUrl } from "./gallery-files";

/** Lengths are characters as a reader counts them. */
export const PHOTO_LIMITS = { description: 600, alt: ALT_LIMIT } as const;

/** How many photos are published at once. */
const BATCH_LIMIT = 60;

export const IMAGE_LOST = "Cette image n’est pas arrivée sur le site\u00a0: envoyez-la de nouveau.";
export const CHANGED_SINCE =
  "Cette photo est déjà dans la galerie, et quelqu’un l’y a changée\u00a0: retirez-la de cet envoi, puis modifiez-la dans la galerie.";
export const IN_TRASH =
  "Cette photo était dans la galerie, et quelqu’un l’a mise à la corbeille\u00a0: rétablissez-la, ou retirez-la de cet envoi.";
const BATCH_TITLE_MISSING = "Donnez un titre à cette photo, ou un titre commun plus haut.";
const CONSENT_MISSING =
  "Cochez cette case pour publier\u00a0: sans l’accord des personnes, une photo ne paraît pas sur le site.";

const checkbox = z
  .string()
  .optional()
  .transform((value) => value === "on");

const words = {
  title: lineSchema("Le titre"),
  description: lineSchema("La légende", PHOTO_LIMITS.description),
  alt: lineSchema("La description de l’image", PHOTO_LIMITS.alt),
  isDecorative: checkbox,
  isFeatured: checkbox,
};

const url = z.string(IMAGE_LOST).refine(isGalleryUrl, IMAGE_LOST);

/** A photo that is shown needs words for those who do not see it; one that is not may wait for them. */
const photoSchema = z
  .object({
    ...words,
    title: nameSchema("Le titre", "Donnez un titre à la photo."),
    url,
    hasConsent: checkbox,
    version: z.coerce.number().int().min(0).max(2_147_483_647),
  })
  .superRefine((form, context) => {
    if (form.hasConsent && lacksAlt(form)) {
      context.addIssue({ code: "custom", path: ["alt"], message: ALT_MESSAGE });
    }
  });

const named = nameSchema("Le titre", BATCH_TITLE_MISSING);

const batchSchema = z
  .object({
    seriesTitle: lineSchema("Le titre commun"),
    hasConsent: checkbox,
    photos: z
      .array(z.object({ ...words, id: z.string().refine(isUuid, IMAGE_LOST), url }))
      .min(1, "Ajoutez au moins une photo.")
      .max(BATCH_LIMIT, `Publiez ${BATCH_LIMIT}\u00a0photos au plus à la fois\u00a0: retirez-en.`),
  })
  .superRefine((form, context) => {
    const fail = (path: (string | number)[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    form.photos.forEach((photo, index) => {
      const { error } = named.safeParse(photo.title || form.seriesTitle);
      if (error?.issues.some(({ message }) => message === BATCH_TITLE_MISSING)) {
        fail(["photos", index, "title"], BATCH_TITLE_MISSING);
      }
      if (lacksAlt(photo)) fail(["photos", index, "alt"], ALT_MESSAGE);
    });
    if (!form.hasConsent) fail(["hasConsent"], CONSENT_MISSING);
  });

/** What the form of a photo holds, checked. */
export type PhotoForm = z.output<typeof photoSchema>;

/** What the form of several new photos holds, checked. */
export type BatchForm = z.output<typeof batchSchema>;

type Reading<T> = { kind: "read"; form: T } | { kind: "invalid"; errors: FieldErrors };

/** Whether a photo has neither words for those who do not see it nor says that it needs none. */
export function lacksAlt({ alt, isDecorative }: { alt: string; isDecorative: boolean }): boolean {
  return !isDecorative && !alt;
}

/** Reads the form of one photo. */
export function readPhotoForm(data: FormData): Reading<PhotoForm> {
  const checked = photoSchema.safeParse(Object.fromEntries(data));
  if (checked.success) return { kind: "read", form: checked.data };
  return { kind: "invalid", errors: fieldErrorsOf(checked.error, (path) => path.join(".")) };
}

/**
 * Reads the form of several new photos: their ids in `photos`, in the order of the page, and the
 * fields of each under its own id (`{id}.title`). Errors carry the names of those fields.
 */
export function readBatchForm(data: FormData): Reading<BatchForm> {
  const ids = textOf(data, "photos")
    .split(" ", BATCH_LIMIT + 1)
    .filter(Boolean);
  const photos = ids.map((id) => ({ id, ...fieldsOf(data, id) }));
  const { seriesTitle, hasConsent } = Object.fromEntries(data);
  const checked = batchSchema.safeParse({ seriesTitle, hasConsent, photos });
  if (checked.success) return { kind: "read", form: checked.data };
  const errors = fieldErrorsOf(checked.error, ([name, index, field]) =>
    typeof index === "number" && field !== undefined
      ? `${ids[index]}.${String(field)}`
      : String(name ?? ""),
  );
  return { kind: "invalid", errors };
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}

function fieldsOf(data: FormData, id: string): Record<string, string | undefined> {
  const names = ["url", ...Object.keys(words)];
  return Object.fromEntries(
    names.map((name) => [name, textOf(data, `${id}.${name}`) || undefined]),
  );
}
