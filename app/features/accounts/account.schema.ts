import { z } from "zod";
import { withoutUnseen } from "~/lib/storable-text";
import { isCommonPassword, TOO_COMMON } from "./common-passwords";

/** Longest address that mail systems carry (RFC 5321 §4.5.3.1.3). */
export const EMAIL_LIMIT = 254;
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;
/** Of a first name, and of a last one. */
export const PERSON_NAME_LIMIT = 60;

const email = z
  .string({ error: "Indiquez votre adresse e-mail." })
  .transform((typed) => withoutUnseen(typed).trim().toLowerCase())
  .pipe(z.string().max(EMAIL_LIMIT, "Cette adresse est trop longue."))
  .pipe(
    z.email("Cette adresse n’est pas complète\u00a0: elle s’écrit comme prenom.nom@exemple.fr."),
  );

function name(label: string) {
  return z
    .string({ error: `Indiquez votre ${label}.` })
    .transform((value) =>
      value
        .replace(/[\p{Cc}\p{Cf}]/gu, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .pipe(
      z
        .string()
        .min(1, `Indiquez votre ${label}.`)
        .max(
          PERSON_NAME_LIMIT,
          `Votre ${label} ne peut pas dépasser ${PERSON_NAME_LIMIT} caractères.`,
        ),
    );
}

/** The password that somebody has. */
const password = z
  .string({ error: "Indiquez votre mot de passe." })
  .max(PASSWORD_MAX, "Ce mot de passe est trop long.");

/** The password that somebody chooses. */
const newPassword = z
  .string({ error: "Choisissez un mot de passe." })
  .min(PASSWORD_MIN, `Choisissez un mot de passe d’au moins ${PASSWORD_MIN} caractères.`)
  .max(PASSWORD_MAX, `Le mot de passe ne peut pas dépasser ${PASSWORD_MAX} caractères.`)
  .refine((value) => !isCommonPassword(value), TOO_COMMON);

/** The login form of `/admin`. */
export const loginSchema = z.object({
  email,
  password,
  /** Where to go once signed in. */
  retour: z.string().max(500).optional(),
});

/** What a person chooses when they open a one-time link. */
export const newAccountSchema = z.object({
  jeton: z.string({ error: "Ce lien est incomplet." }).max(100),
  firstName: name("prénom"),
  lastName: name("nom"),
  email,
  password: newPassword,
});

export type NewAccount = Omit<z.output<typeof newAccountSchema>, "jeton">;
export const emailSchema = email;
/** Parts of the forms of one's own account. */
export const firstNameSchema = name("prénom");
export const lastNameSchema = name("nom");
export const passwordSchema = password;
export const newPasswordSchema = newPassword;
