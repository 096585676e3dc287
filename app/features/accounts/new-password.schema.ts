import { newAccountSchema } from "./account.schema";

/** What a person chooses when they open a link for a new password. */
export const newPasswordSchema = newAccountSchema.pick({ jeton: true, password: true });
