import { z } from "zod";
import type { CommandAnswer } from "~/lib/command";
import type { FieldErrors } from "~/lib/field-errors";
import type { Role } from "~/platform/permissions";
import { emailSchema } from "../account.schema";

export const ACCOUNTS_PATH = "/admin/comptes";
export const COMMANDS_PATH = `${ACCOUNTS_PATH}/commandes`;

/** A one-time link to hand over: shown once. */
export type HandedLink = {
  kind: "invitation" | "password";
  url: string;
  /** Who it is for. */
  email: string;
  expiresAt: string;
  /** Its mail could not leave at once, and is tried again. */
  isMailLate: boolean;
};

/** What a command on accounts answers: some make a link to pass on, an invitation may have fields in error. */
export type AccountAnswer = CommandAnswer & { link?: HandedLink; errors?: FieldErrors };

const role = z.enum(["editor", "administrator"], { error: "Choisissez un rôle." });
const id = z.uuid();
const nameStays = z.enum(["yes", "no"]);
/** The address of the person to invite; an empty one gets the same error as an incomplete one. */
const invitedEmail = z.string().default("").pipe(emailSchema);

/** What is asked of accounts from `/admin/comptes`. */
export const accountCommandSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("invite"), email: invitedEmail, role }),
  z.object({ intent: z.literal("renew"), id }),
  z.object({ intent: z.literal("withdraw"), id }),
  z.object({ intent: z.literal("take-back"), id }),
  z.object({ intent: z.literal("deactivate"), id, nameStays: nameStays.optional() }),
  z.object({ intent: z.literal("choose-signature"), id, nameStays }),
  z.object({ intent: z.literal("reactivate"), id }),
  z.object({ intent: z.literal("change-role"), id, role }),
  z.object({ intent: z.literal("password-link"), id }),
  z.object({ intent: z.literal("reset-two-step"), id }),
]);

export type AccountCommand = z.output<typeof accountCommandSchema>;

/** What roles are called, and what they let a person do. */
export const ROLE_WORDS: Record<Role, { name: string; help: string }> = {
  editor: {
    name: "Rédacteur",
    help: "Publie et modifie tout ce que montre le site. N’ouvre ni les comptes, ni l’entretien, ni les commandes.",
  },
  administrator: {
    name: "Administrateur",
    help: "Peut tout faire, y compris inviter et désactiver des personnes.",
  },
};
