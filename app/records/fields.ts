import { z } from "zod";
import { type Ending, endingAt, instantOf, NO_ENDING } from "~/lib/ending";
import { isDay } from "~/lib/french-dates";
import { lineSchema, nameSchema } from "~/lib/line-schema";
import { parseMediaUrl } from "~/lib/media-url";
import type { PicturePlace } from "~/lib/pictures";
import { storableLine, storableText } from "~/lib/storable-text";
import { tooLong } from "~/lib/too-long";
import { fits } from "~/lib/truncate";
import { SITE_ADDRESS_LIMIT, siteAddress } from "~/lib/web-address";

/** How a field is typed in, shown and stored. */
export type FieldInput =
  | { type: "line"; isRequired: boolean }
  | { type: "site-link" }
  /** HTML with bold, italic, lists and links; `limit` counts its code units. */
  | { type: "short-text"; limit: number; placeholder: string }
  /** A value that is none of the choices is shown as the first one, and kept. */
  | { type: "choice"; choices: readonly Choice[] }
  /** A day and a clock of Paris over one instant; `announcement` stands before the moment in a sentence. */
  | { type: "ending"; title: string; announcement: string }
  | {
      type: "picture";
      place: PicturePlace;
      /** The error where the picture is no longer on the site when its form is saved. */
      lost: string;
    };

export type Choice = { value: string; label: string; help: string };

/** One value of a record: what it may be, and how it is entered. */
export type Field<V> = {
  label: string;
  /** Where two versions are compared. */
  shortLabel?: string | undefined;
  hint?: string | undefined;
  empty: V;
  /** The JSON that it may look like, even if it is wrong: a kept copy is given back as it was typed. */
  shape: z.ZodType<V>;
  /** The values that may be saved; errors are French sentences to show beside the field. */
  rule: z.ZodType<V>;
  input: FieldInput;
  /** Where its name is not the column’s. */
  column?: string;
  /** Instead of nothing, where two versions are compared. */
  none?: string | undefined;
};

type LineOptions = {
  /** Begins the sentence about its length: «Le rôle». */
  subject: string;
  /** The error where it is empty; it may be empty when this is left out. */
  required?: string;
  hint?: string;
  none?: string;
};

/** A line of at most 120 characters as a reader counts them. */
export function line(label: string, { subject, required, hint, none }: LineOptions): Field<string> {
  return {
    label,
    hint,
    none,
    empty: "",
    shape: z.string().default(""),
    rule: required === undefined ? lineSchema(subject) : nameSchema(subject, required),
    input: { type: "line", isRequired: required !== undefined },
  };
}

const ADDRESS_WRONG =
  "Cette adresse n’est pas complète\u00a0: elle s’écrit comme https://www.exemple.fr.";

/** The address of a site, which may be left out: what was typed, with `https://` before a bare `www.exemple.fr`. */
export function siteLink(
  label: string,
  options: Pick<LineOptions, "hint" | "none"> & { shortLabel: string },
): Field<string> {
  return {
    label,
    ...options,
    empty: "",
    shape: z.string().default(""),
    rule: z.string().transform((typed, context) => {
      if (typed.trim() === "") return "";
      const address = siteAddress(typed);
      if (address !== null) return address;
      const isLong = !fits(typed.trim(), SITE_ADDRESS_LIMIT);
      const message = isLong ? tooLong("Le lien", SITE_ADDRESS_LIMIT) : ADDRESS_WRONG;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    }),
    input: { type: "site-link" },
  };
}

type ShortTextOptions = Pick<LineOptions, "hint" | "none"> & {
  /** In code units of its HTML. */
  limit: number;
  tooLong: string;
  placeholder: string;
};

/** A few lines of text, cleaned by the server. */
export function shortText(
  label: string,
  { limit, tooLong: message, placeholder, hint, none }: ShortTextOptions,
): Field<string> {
  return {
    label,
    hint,
    none,
    empty: "",
    shape: z.string().default(""),
    rule: z.string().max(limit, message).transform(storableText),
    input: { type: "short-text", limit, placeholder },
  };
}

/** Longest word that is kept although it is none of the choices. */
const CHOICE_LIMIT = 40;

/** One of a few; any other word is stored as it is (product.md, doubtful point 2). */
export function choice(
  label: string,
  { choices, wrong }: { choices: readonly [Choice, ...Choice[]]; wrong: string },
): Field<string> {
  const [{ value: first }] = choices;
  return {
    label,
    empty: first,
    shape: z.string().default(first),
    rule: z
      .string()
      .max(CHOICE_LIMIT, wrong)
      .transform((value) => storableLine(value) || first),
    input: { type: "choice", choices },
  };
}

const DAY_WRONG = "Cette date n’existe pas\u00a0: choisissez-la dans le calendrier.";
const TIME_WRONG = "Écrivez l’heure ainsi\u00a0: 18:30, entre 00:00 et 23:59.";

type EndingOptions = {
  column: string;
  /** Above the day and the clock: «La retirer automatiquement». */
  title: string;
  /** Begins the sentence that says when: «Sera retirée automatiquement». */
  announcement: string;
};

/** When something goes away by itself, if ever: at a clock of Paris, or with the day. */
export function ending(
  label: string,
  { column, title, announcement }: EndingOptions,
): Field<Ending> {
  const part = z.string().nullable();
  return {
    label,
    empty: NO_ENDING,
    shape: z.object({ day: part, time: part }).default(NO_ENDING),
    rule: z
      .object({
        day: part.refine((day) => day === null || isStorableDay(day), DAY_WRONG),
        time: part.refine((time) => time === null || CLOCK.test(time), TIME_WRONG),
      })
      .refine(({ day, time }) => day !== null || time === null, {
        path: ["day"],
        message: "Choisissez aussi le jour, ou effacez l’heure.",
      })
      // As it is read back: sent twice, it is the same.
      .transform((typed) => endingAt(instantOf(typed))),
    none: "Sans date de fin",
    input: { type: "ending", title, announcement },
    column,
  };
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

function isStorableDay(day: string): boolean {
  return isDay(day) && day >= "1900-01-01" && day <= "2199-12-31";
}

type PictureOptions = PicturePlace &
  Required<Pick<LineOptions, "hint" | "none">> & {
    /** The error where the picture is no longer on the site when its form is saved. */
    lost: string;
  };

/** The one picture of a record, by its stored address. */
export function picture(label: string, options: PictureOptions): Field<string | null> {
  const { hint, none, lost, ...place } = options;
  return {
    label,
    hint,
    none,
    empty: null,
    shape: z.string().nullable().default(null),
    rule: z
      .string()
      .refine((url) => parseMediaUrl(url) !== null, lost)
      .nullable(),
    input: { type: "picture", place, lost },
  };
}
