import { z } from "zod";
import { isEmailAddress, NAME_LIMIT, sentLineSchema } from "~/lib/line-schema";
import { readPhone } from "~/lib/phone-number";
import { storableLine } from "~/lib/storable-text";
import { tooLong } from "~/lib/too-long";
import type { Field } from "./fields";

type Options = { hint?: string; none?: string };

const MAIL_WRONG = "Cette adresse n’est pas complète\u00a0: elle s’écrit comme contact@exemple.fr.";
const PHONE_WRONG =
  "Ce numéro n’est pas complet\u00a0: il s’écrit comme 01 23 45 67 89, ou +32 470 12 34 56.";

/** An e-mail address; empty for none. */
export function mail(label: string, options: Options = {}): Field<string> {
  return {
    label,
    ...options,
    empty: "",
    shape: z.string(),
    rule: sentLineSchema(NAME_LIMIT, tooLong("L’adresse", NAME_LIMIT)).refine(
      (typed) => typed === "" || isEmailAddress(typed),
      MAIL_WRONG,
    ),
    input: { type: "line", limit: NAME_LIMIT, isRequired: false, as: "email" },
    readsAs: storableLine,
  };
}

/** A phone number, stored as `readPhone` writes it; empty for none. */
export function phone(label: string, options: Options = {}): Field<string> {
  return {
    label,
    ...options,
    empty: "",
    shape: z.string(),
    rule: sentLineSchema(PHONE_LIMIT, tooLong("Le numéro", PHONE_LIMIT)).transform(
      (typed, context) => {
        const read = typed === "" ? "" : readPhone(typed);
        if (read !== null) return read;
        context.addIssue({ code: "custom", message: PHONE_WRONG });
        return z.NEVER;
      },
    ),
    input: { type: "line", limit: PHONE_LIMIT, isRequired: false, as: "tel" },
    readsAs: (typed) => readPhone(typed) ?? storableLine(typed),
  };
}

const PHONE_LIMIT = 40;
