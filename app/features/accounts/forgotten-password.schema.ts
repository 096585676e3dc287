import { z } from "zod";
import { emailSchema } from "./account.schema";

/** The address of a person who forgot their password. */
export const forgottenPasswordSchema = z.object({ email: emailSchema });

export const FORGOTTEN_PASSWORD_PATH = "/admin/mot-de-passe-oublie";
