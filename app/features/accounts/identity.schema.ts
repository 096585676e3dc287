import { z } from "zod";
import { passwordSchema } from "./account.schema";
import { confirmTwoStepSchema } from "./two-step.schema";

/** What somebody who is signed in gives to prove that it is still them; the code where they have one. */
export const identitySchema = z.object({
  password: passwordSchema,
  code: confirmTwoStepSchema.shape.code.optional(),
});
