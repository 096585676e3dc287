import { z } from "zod";
import { emailSchema } from "../account.schema";

const role = z.enum(["editor", "administrator"], { error: "Choisissez un rôle." });
const id = z.uuid();

/** What is asked of accounts from `/admin/comptes`. */
export const accountCommandSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("invite"), email: emailSchema, role }),
  z.object({ intent: z.literal("renew"), id }),
  z.object({ intent: z.literal("withdraw"), id }),
  z.object({ intent: z.literal("take-back"), id }),
  z.object({ intent: z.literal("deactivate"), id }),
  z.object({ intent: z.literal("reactivate"), id }),
  z.object({ intent: z.literal("change-role"), id, role }),
  z.object({ intent: z.literal("password-link"), id }),
  z.object({ intent: z.literal("reset-two-step"), id }),
]);

export type AccountCommand = z.output<typeof accountCommandSchema>;
