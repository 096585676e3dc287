import { z } from "zod";
import { withoutUnseen } from "~/lib/storable-text";

/** What people type around the figures: spaces, as their application shows them. */
const totpCode = z
  .string({ error: "Indiquez le code à six chiffres." })
  .transform((value) => withoutUnseen(value).replace(/\s/g, ""))
  .pipe(
    z.string().regex(/^\d{6}$/, "Le code a six chiffres. Recopiez celui de votre application."),
  );

/** Read as it is copied: capitals, spaces and hyphens do not matter. */
const recoveryCode = z
  .string({ error: "Indiquez un code de secours." })
  .transform((value) => value.toLowerCase().replace(/[^a-z0-9]/g, ""))
  .pipe(
    z
      .string()
      .length(10, "Un code de secours a dix lettres et chiffres, comme k7p2m-xq4rd.")
      .transform((value) => `${value.slice(0, 5)}-${value.slice(5)}`),
  );

const retour = z.string().max(500).optional();

/** The second screen of the login: one code or the other. */
export const secondStepSchema = z.discriminatedUnion("etape", [
  z.object({ etape: z.literal("code"), code: totpCode, retour }),
  z.object({ etape: z.literal("secours"), code: recoveryCode, retour }),
]);

export type SecondStep = z.output<typeof secondStepSchema>;

/** The first code of an application that has just been set up. */
export const confirmTwoStepSchema = z.object({ code: totpCode });
