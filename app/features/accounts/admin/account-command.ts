import type { CommandAnswer } from "~/lib/command";
import type { FieldErrors } from "~/lib/field-errors";

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
