import { z } from "zod";
import type { FieldErrors } from "~/lib/field-errors";
import { AVATAR_PLACE } from "~/lib/pictures";
import { checkFields } from "~/records/check-values";
import { type Field, picture, type Values } from "~/records/fields";
import { firstNameSchema, lastNameSchema, PERSON_NAME_LIMIT } from "./account.schema";

/** The error of a picture that is not on the site when the form is saved. */
export const AVATAR_LOST = "Cette photo n’est plus sur le site\u00a0: choisissez-la de nouveau.";

export const SIGNATURES = [
  { value: "no", label: "Le club signe", help: "Votre nom n’apparaîtra plus sur le site." },
  {
    value: "yes",
    label: "Mon nom reste",
    help: "Sous vos actualités et vos photos, sans votre portrait.",
  },
] as const;

function nameField(label: string, rule: z.ZodType<string>): Field<string> {
  return {
    label,
    empty: "",
    shape: z.string(),
    rule,
    input: { type: "line", limit: PERSON_NAME_LIMIT, isRequired: true },
  };
}

const signature = z.enum(["yes", "no"], "Choisissez l’une des deux réponses.").nullable();

/** Whether one's name stays under what one published once the account is erased; null while not said. */
const nameStays: Field<"yes" | "no" | null> = {
  label: "Quand vous quitterez le club",
  empty: null,
  shape: signature,
  rule: signature,
  input: { type: "one-of", choices: SIGNATURES, isRow: false },
};

const fields = {
  firstName: nameField("Prénom", firstNameSchema),
  lastName: nameField("Nom", lastNameSchema),
  avatarUrl: picture("Photo", {
    ...AVATAR_PLACE,
    hint: "Votre visage, de face. Elle accompagne votre nom sur le site.",
    none: "Sans photo",
    lost: AVATAR_LOST,
  }),
  nameStays,
};

export type ProfileValues = Values<typeof fields>;

/** One's own name and picture, as they sign what one publishes. */
export const profile = {
  localCopy: "profil",
  fields,
  /** Copies of older versions leave out what is empty. */
  upgrade: (kept: Record<string, unknown>) => ({ avatarUrl: null, nameStays: null, ...kept }),
};

/** The errors that the browser finds by itself. */
export function profileErrors(values: ProfileValues): FieldErrors {
  const checked = checkFields(profile, values);
  return checked && "errors" in checked ? checked.errors : {};
}
