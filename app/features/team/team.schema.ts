import { z } from "zod";
import { lineSchema, nameSchema } from "~/lib/line-schema";
import { parseMediaUrl } from "~/lib/media-url";

/** What the form of a coach or a board member holds. */
export const teamValuesSchema = z.object({
  fullName: z.string(),
  role: z.string(),
  photo: z.string().optional(),
});

export type TeamValues = z.output<typeof teamValuesSchema>;

/** Said of a photo that is not on the site when its form is saved. */
export const PHOTO_LOST = "Cette photo n’est plus sur le site\u00a0: choisissez-la de nouveau.";

/** What the form sends; errors are French sentences to show beside the fields. */
export const teamFormSchema = z.object({
  version: z.coerce.number().int().min(0).max(2_147_483_647),
  fullName: nameSchema("Le nom", "Indiquez le nom de la personne."),
  role: lineSchema("Le rôle"),
  photo: z
    .string()
    .refine((url) => parseMediaUrl(url) !== null, PHOTO_LOST)
    .optional(),
});
