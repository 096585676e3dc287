import { z } from "zod";
import { parseMediaUrl } from "~/lib/media-url";
import { firstNameSchema, lastNameSchema } from "./account.schema";

/** Whether one's name stays under what one published once the account is erased; absent while not said. */
const nameStays = z.enum(["yes", "no"]);

/** What the fields of one's own profile hold; no address is no picture. */
export const profileValuesSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  avatarUrl: z.string().optional(),
  nameStays: nameStays.optional(),
});

export type ProfileValues = z.output<typeof profileValuesSchema>;

/** Said of a picture that is not on the site when the form is saved. */
export const AVATAR_LOST = "Cette photo n’est plus sur le site\u00a0: choisissez-la de nouveau.";

/** What the form sends; errors are French sentences to show beside the fields. */
export const profileFormSchema = z.object({
  version: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  avatarUrl: z
    .string()
    .refine((url) => parseMediaUrl(url) !== null, AVATAR_LOST)
    .optional(),
  nameStays: nameStays.optional(),
});
