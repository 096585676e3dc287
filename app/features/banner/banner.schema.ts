import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { isDay } from "~/lib/french-dates";
import { parisClock, parisDay, parisInstant } from "~/lib/paris-instants";
import { plainText } from "~/lib/plain-text";
import { storableLine, storableText } from "~/lib/storable-text";
import { fits } from "~/lib/truncate";

/** The title counts characters as a reader does; `content` counts the HTML's code units. */
export const BANNER_LIMITS = { title: 120, content: 10_000, type: 40 } as const;

/** A banner that ends on a day without a time goes at the end of that day. */
const END_OF_DAY = "23:59";

/** What the fields of the banner's form hold; the days and clocks are those of Paris. */
export const bannerValuesSchema = z.object({
  title: z.string(),
  content: z.string(),
  type: z.string(),
  expiryDate: z.string().optional(),
  expiryTime: z.string().optional(),
});

export type BannerValues = z.output<typeof bannerValuesSchema>;

export const EMPTY_BANNER: BannerValues = { title: "", content: "", type: "info" };

const bannerFormSchema = z
  .object({
    version: z.number().int().min(0).max(2_147_483_647).default(0),
    title: z
      .string()
      .default("")
      .refine(
        (title) => fits(title, BANNER_LIMITS.title),
        `Le titre ne peut pas dépasser ${BANNER_LIMITS.title}\u00a0caractères.`,
      ),
    content: z
      .string()
      .max(
        BANNER_LIMITS.content,
        "Ce texte est trop long pour l’accueil\u00a0: gardez l’essentiel, et écrivez le reste dans une actualité.",
      )
      .default(""),
    // Any word: a type that this site does not know is stored as it is (product.md, doubtful point 2).
    type: z.string().max(BANNER_LIMITS.type, "Choisissez un type de la liste.").default("info"),
    expiryDate: z
      .string()
      .refine(
        (day) => isDay(day) && day >= "1900-01-01" && day <= "2199-12-31",
        "Cette date n’existe pas\u00a0: choisissez-la dans le calendrier.",
      )
      .optional(),
    expiryTime: z
      .string()
      .regex(
        /^([01]\d|2[0-3]):[0-5]\d$/,
        "Écrivez l’heure ainsi\u00a0: 18:30, entre 00:00 et 23:59.",
      )
      .optional(),
  })
  .refine(({ expiryDate, expiryTime }) => expiryDate !== undefined || expiryTime === undefined, {
    path: ["expiryDate"],
    message: "Choisissez aussi le jour, ou effacez l’heure.",
  });

/** What a save asks for: the version that was looked at, and the banner as it shall be. */
export type BannerForm = z.output<typeof bannerFormSchema>;

/** A banner as it is stored, before its HTML is cleaned. */
export type BannerText = {
  title: string;
  content: string;
  type: string;
  /** ISO 8601 instant, UTC; null when it stays until somebody takes it off. */
  expiresAt: string | null;
};

export function readBannerForm(data: FormData) {
  return parseWithZod(data, { schema: bannerFormSchema });
}

export function toBannerText({ expiryDate, expiryTime, ...form }: BannerForm): BannerText {
  return {
    title: storableLine(form.title),
    content: storableText(form.content),
    type: storableLine(form.type) || EMPTY_BANNER.type,
    expiresAt: expiryDate ? parisInstant(expiryDate, expiryTime ?? END_OF_DAY) : null,
  };
}

export function toBannerValues({ expiresAt, ...text }: BannerText): BannerValues {
  if (expiresAt === null) return text;
  return { ...text, expiryDate: parisDay(expiresAt), expiryTime: parisClock(expiresAt) };
}

/** When a form's banner would go away by itself; null when never, or when the day is missing. */
export function expiryOf({ expiryDate, expiryTime }: BannerValues): string | null {
  return expiryDate ? parisInstant(expiryDate, expiryTime ?? END_OF_DAY) : null;
}

/** Nothing that a reader would see: tags, spaces and what has no width do not count. */
function isBlank(text: string): boolean {
  return text.replace(/[\s\u00a0\u00ad\u200b-\u200f\u2060\ufeff]/g, "") === "";
}

/**
 * Whether saving this takes the banner off the home page: an empty title or an empty text
 * (specification §4); an image alone is empty (product.md, doubtful point 2).
 */
export function isEmptyBanner({ title, content }: { title: string; content: string }): boolean {
  return isBlank(title) || isBlank(plainText(content));
}
