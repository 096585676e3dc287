import { z } from "zod";
import { nameSchema } from "~/lib/line-schema";
import { parseMediaUrl } from "~/lib/media-url";
import { tooLong } from "~/lib/too-long";
import { fits } from "~/lib/truncate";
import { PARTNER_LINK_LIMIT, partnerLink } from "./partner-link";

/** What the form of a partner holds; an empty link is none. */
export const partnerValuesSchema = z.object({
  name: z.string(),
  link: z.string(),
  logo: z.string().optional(),
});

export type PartnerValues = z.output<typeof partnerValuesSchema>;

/** Said of a logo that is not on the site when its form is saved. */
export const LOGO_LOST = "Ce logo n’est plus sur le site\u00a0: choisissez-le de nouveau.";

const LINK_WRONG =
  "Cette adresse n’est pas complète\u00a0: elle s’écrit comme https://www.exemple.fr.";

/** What the form sends; errors are French sentences to show beside the fields. */
export const partnerFormSchema = z.object({
  version: z.coerce.number().int().min(0).max(2_147_483_647),
  name: nameSchema("Le nom", "Indiquez le nom du partenaire."),
  link: z
    .string()
    .default("")
    .transform((typed, context) => {
      if (typed.trim() === "") return "";
      if (!fits(typed.trim(), PARTNER_LINK_LIMIT)) {
        context.addIssue({ code: "custom", message: tooLong("Le lien", PARTNER_LINK_LIMIT) });
        return z.NEVER;
      }
      const link = partnerLink(typed);
      if (link !== null) return link;
      context.addIssue({ code: "custom", message: LINK_WRONG });
      return z.NEVER;
    }),
  logo: z
    .string()
    .refine((url) => parseMediaUrl(url) !== null, LOGO_LOST)
    .optional(),
});
