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

/** Where to go once signed in; one that nobody can mean is none. */
const retour = z.string().max(500).optional().catch(undefined);

/** The login form of `/admin`. */
export const loginSchema = z.object({
  email,
  password,
  retour,
});

/** What a person chooses when they open a one-time link. */
export const newAccountSchema = z.object({
  jeton: z.string({ error: "Ce lien est incomplet." }).max(100),
  firstName: name("prénom"),
  lastName: name("nom"),
  email,
  password: newPassword,
});

/** An account made by command: no name is known. */
export const credentialsSchema = newAccountSchema.pick({ email: true, password: true });

export type NewAccount = Omit<z.output<typeof newAccountSchema>, "jeton">;
export const emailSchema = email;
/** Parts of the forms of one's own account. */
export const firstNameSchema = name("prénom");
export const lastNameSchema = name("nom");
export const passwordSchema = password;
export const newPasswordSchema = newPassword;

/** What a person chooses when they open a link for a new password. */
export const chosenPasswordSchema = newAccountSchema.pick({ jeton: true, password: true });

export const PASSWORD_HINT = `${PASSWORD_MIN} caractères au moins\u00a0: une courte phrase se retient mieux qu’un mot compliqué.`;

/** The address of a person who forgot their password. */
export const forgottenPasswordSchema = z.object({ email });

/** Another address to sign in with. */
export const ownEmailSchema = z.object({ email, password });

/** Another password. */
export const ownPasswordSchema = z.object({ currentPassword: password, newPassword });

/** One session to end, or all. */
export const endSessionsSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("end"), id: z.uuid() }),
  z.object({ intent: z.literal("end-all") }),
]);

/** What people type around the figures: spaces, as their application shows them. */
const totpCode = z
  .string({ error: "Indiquez le code à six chiffres." })
  .transform((value) => withoutUnseen(value).replace(/\s/g, ""))
  .pipe(
    z.string().regex(/^\d{6}$/, "Le code a six chiffres. Recopiez celui de votre application."),
  );

/** Read as it is copied: capitals, spaces and hyphens do not matter. */
const recoveryCode = z
  .string({ error: "Indiquez un code de secours." })
  .transform((value) => value.toLowerCase().replace(/[^a-z0-9]/g, ""))
  .pipe(
    z
      .string()
      .length(10, "Un code de secours a dix lettres et chiffres, comme k7p2m-xq4rd.")
      .transform((value) => `${value.slice(0, 5)}-${value.slice(5)}`),
  );

/** The second screen of the login: one code or the other. */
export const secondStepSchema = z.discriminatedUnion("etape", [
  z.object({ etape: z.literal("code"), code: totpCode, retour }),
  z.object({ etape: z.literal("secours"), code: recoveryCode, retour }),
]);

export type SecondStep = z.output<typeof secondStepSchema>;

/** What the screen of two-step login asks of the server. */
export const twoStepCommandSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("start"), password }),
  z.object({ intent: z.literal("renew"), password }),
  z.object({ intent: z.literal("stop"), password }),
  z.object({ intent: z.literal("confirm"), code: totpCode }),
]);

/** What somebody who is signed in gives to prove that it is still them; the code where they have one. */
export const identitySchema = z.object({ password, code: totpCode.optional() });
