import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { isDay } from "~/lib/french-dates";
import { parseMediaUrl } from "~/lib/media-url";
import { parisInstant } from "~/lib/paris-instants";
import { storableLine, storableText } from "~/lib/storable-text";
import { fits } from "~/lib/truncate";
import { isUuid } from "~/lib/uuid";
import { ALT_LIMIT } from "~/ui/pictures/alt-fields";
import { SECTION_SLUGS } from "~club/sections";
import type { ArticleDocument, EditableCover, Publication } from "./article.types";
import { publishErrors } from "./publish-rules";

/** Lengths are characters as a reader counts them; `content` counts the HTML's code units. */
export const ARTICLE_LIMITS = {
  title: 160,
  content: 200_000,
  location: 120,
  alt: ALT_LIMIT,
  caption: 300,
  images: 60,
} as const;

const DEFAULT_TIME = "08:00";
const END_OF_DAY = "23:59";

const text = (limit: number, message: string) =>
  z
    .string()
    .default("")
    .refine((value) => fits(value, limit), message);

const day = z
  .string()
  .refine(
    (value) => isDay(value) && value >= "1900-01-01" && value <= "2199-12-31",
    "Cette date n’existe pas\u00a0: choisissez-la dans le calendrier.",
  );

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Écrivez l’heure ainsi\u00a0: 18:30, entre 00:00 et 23:59.");

const imageUrl = z
  .string()
  .refine(
    (value) => parseMediaUrl(value) !== null,
    "Cette image n’est pas arrivée sur le site\u00a0: ajoutez-la de nouveau.",
  );

const percent = z.number("Placez le point sur l’image.").min(0).max(100).default(50);

const imageSchema = z.object({
  id: z.string().refine(isUuid, "Cette image est mal identifiée\u00a0: ajoutez-la de nouveau."),
  url: imageUrl,
  alt: text(
    ARTICLE_LIMITS.alt,
    `La description est trop longue\u00a0: ${ARTICLE_LIMITS.alt} caractères au plus.`,
  ),
  caption: text(
    ARTICLE_LIMITS.caption,
    `La légende est trop longue\u00a0: ${ARTICLE_LIMITS.caption} caractères au plus.`,
  ),
  isDecorative: z.boolean().default(false),
});

const fields = z.object({
  intent: z.enum(["autosave", "save"]).default("save"),
  version: z.number().int().min(0).max(2_147_483_647).default(0),
  title: text(
    ARTICLE_LIMITS.title,
    `Le titre est trop long\u00a0: ${ARTICLE_LIMITS.title} caractères au plus.`,
  ),
  content: z
    .string()
    .max(ARTICLE_LIMITS.content, "Le texte est trop long\u00a0: partagez-le en deux actualités.")
    .default(""),
  section: z.enum(SECTION_SLUGS, "Choisissez une section de la liste.").optional(),
  coverUrl: imageUrl.optional(),
  coverAlt: imageSchema.shape.alt,
  coverIsDecorative: z.boolean().default(false),
  coverFocusX: percent,
  coverFocusY: percent,
  images: z
    .array(imageSchema)
    .max(
      ARTICLE_LIMITS.images,
      `Une actualité montre ${ARTICLE_LIMITS.images} photos au plus\u00a0: retirez-en.`,
    )
    .default([]),
  isEvent: z.boolean().default(false),
  eventDate: day.optional(),
  eventTime: time.optional(),
  eventEndDate: day.optional(),
  eventEndTime: time.optional(),
  eventLocation: text(
    ARTICLE_LIMITS.location,
    `Le lieu est trop long\u00a0: ${ARTICLE_LIMITS.location} caractères au plus.`,
  ),
  eventState: z.enum(["confirmed", "postponed", "cancelled"]).default("confirmed"),
  status: z.enum(["draft", "scheduled", "published"]).default("draft"),
  publishDate: day.optional(),
  publishTime: time.optional(),
  untilDate: day.optional(),
  untilTime: time.optional(),
  toTop: z.boolean().default(false),
});

/** What the editor's form holds, checked. Clocks are those of Paris. */
export type ArticleForm = z.output<typeof fields>;

/** The editor's form: a draft may be as incomplete as it likes, what visitors will see may not. */
const articleFormSchema = fields.superRefine((form, context) => {
  if (form.intent === "autosave" || form.status === "draft") return;
  if (form.status === "scheduled" && !form.publishDate) {
    context.addIssue({
      code: "custom",
      path: ["publishDate"],
      message: "Choisissez la date de parution.",
    });
  }
  for (const error of publishErrors(toDocument(form))) {
    context.addIssue({ code: "custom", ...error });
  }
});

/**
 * Reads the editor's form with Conform, in the browser and on the server. Fields that are not the
 * form's are left out first: `images[1000000].id` would cost seconds and gigabytes.
 */
export function readArticleForm(data: FormData) {
  const known = new FormData();
  for (const [name, value] of data) if (isFormField(name)) known.append(name, value);
  return parseWithZod(known, { schema: articleFormSchema });
}

function isFormField(name: string): boolean {
  if (Object.hasOwn(fields.shape, name) && name !== "images") return true;
  if (name === "__intent__" || name === "__state__") return true;
  const [, index, field] = /^images\[(\d{1,2})\]\.(\w+)$/.exec(name) ?? [];
  // One more than allowed passes, so that "too many" is said and not silently cut.
  return (
    field !== undefined &&
    Object.hasOwn(imageSchema.shape, field) &&
    Number(index) <= ARTICLE_LIMITS.images
  );
}

/** The document that a checked form describes; texts are cleaned, the HTML is sanitised when saved. */
export function toDocument(form: ArticleForm): ArticleDocument {
  return {
    title: storableLine(form.title),
    content: storableText(form.content),
    section: form.section ?? null,
    cover: coverOf(form),
    images: form.images.map((image) => ({
      ...image,
      alt: storableLine(image.alt),
      caption: storableLine(image.caption),
    })),
    isEvent: form.isEvent,
    eventDate: form.eventDate ?? null,
    eventTime: form.eventTime ?? null,
    eventEndDate: form.eventEndDate ?? null,
    eventEndTime: form.eventEndTime ?? null,
    eventLocation: storableLine(form.eventLocation) || null,
    eventState: form.eventState,
  };
}

function coverOf(form: ArticleForm): EditableCover | null {
  if (!form.coverUrl) return null;
  return {
    url: form.coverUrl,
    alt: storableLine(form.coverAlt),
    focusX: Math.round(form.coverFocusX),
    focusY: Math.round(form.coverFocusY),
    isDecorative: form.coverIsDecorative,
  };
}

/**
 * When visitors will see it. "published" has no `from` (saving keeps the day it first appeared); a
 * draft keeps the date that was chosen for later.
 */
export function toPublication(form: ArticleForm, now: Date): Publication {
  const chosen = form.publishDate
    ? parisInstant(form.publishDate, form.publishTime ?? DEFAULT_TIME)
    : null;
  const until = form.untilDate ? parisInstant(form.untilDate, form.untilTime ?? END_OF_DAY) : null;
  if (form.status === "published") return { status: "published", from: null, until };
  if (form.status === "scheduled") return { status: "published", from: chosen, until };
  return { status: "draft", from: chosen && chosen > now.toISOString() ? chosen : null, until };
}
