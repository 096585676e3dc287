import { z } from "zod";
import { emailSchema, newPasswordSchema, passwordSchema } from "./account.schema";

/** Another address to sign in with. */
export const ownEmailSchema = z.object({ email: emailSchema, password: passwordSchema });

/** Another password. */
export const ownPasswordSchema = z.object({
  currentPassword: passwordSchema,
  newPassword: newPasswordSchema,
});

/** One session to end, or all. */
export const endSessionsSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("end"), id: z.uuid() }),
  z.object({ intent: z.literal("end-all") }),
]);

/** What the screen of two-step login asks of the server. */
export const twoStepCommandSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("start"), password: passwordSchema }),
  z.object({ intent: z.literal("renew"), password: passwordSchema }),
  z.object({ intent: z.literal("stop"), password: passwordSchema }),
]);
