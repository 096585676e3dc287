import { z } from "zod";
import { lineSchema, nameSchema } from "~/lib/line-schema";
import { parseMediaUrl } from "~/lib/media-url";
import type { RecordTarget } from "~/lib/pictures";
import { SITE_ADDRESS_LIMIT, siteAddress } from "~/lib/site-address";
import { tooLong } from "~/lib/too-long";
import { fits } from "~/lib/truncate";

/** How a field is typed in, shown and stored. */
export type FieldInput =
  | { type: "line"; isRequired: boolean }
  | { type: "site-link" }
  | {
      type: "picture";
      /** A portrait is cropped to its frame, a logo is shown whole. */
      look: "portrait" | "logo";
      /** Whose place it takes among the stored files. */
      target: Exclude<RecordTarget["kind"], "avatar">;
      /** Said of one that is not on the site when its form is saved. */
      lost: string;
    };

/** One value of a record: what it may be, and how it is entered. */
export type Field<V> = {
  label: string;
  /** Where two versions are compared. */
  shortLabel?: string | undefined;
  hint?: string | undefined;
  empty: V;
  /** What its JSON may look like, be it wrong: a kept copy is given back as it was typed. */
  shape: z.ZodType<V>;
  /** What may be saved; errors are French sentences to show beside the field. */
  rule: z.ZodType<V>;
  input: FieldInput;
  /** Instead of nothing, where two versions are compared. */
  none?: string | undefined;
};

type LineOptions = {
  /** Begins the sentence about its length: «Le rôle». */
  subject: string;
  /** Said when it is empty; it may be when left out. */
  required?: string;
  hint?: string;
  none?: string;
};

/** A line of at most 120 characters as a reader counts them. */
export function line(label: string, { subject, required, hint, none }: LineOptions): Field<string> {
  return {
    ...{ label, hint, none },
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

type PictureOptions = Omit<Extract<FieldInput, { type: "picture" }>, "type"> &
  Required<Pick<LineOptions, "hint" | "none">>;

/** The one picture of a record, by its stored address. */
export function picture(label: string, options: PictureOptions): Field<string | null> {
  const { hint, none, ...input } = options;
  return {
    ...{ label, hint, none },
    empty: null,
    shape: z.string().nullable().default(null),
    rule: z
      .string()
      .refine((url) => parseMediaUrl(url) !== null, input.lost)
      .nullable(),
    input: { type: "picture", ...input },
  };
}
