import type { ActivitySubject } from "~/platform/activity-log.server";

/** What the log can be narrowed to: a word of the address, what people read, what it covers. */
export const ACTIVITY_KINDS = [
  { word: "actualites", label: "Actualités et événements", subjects: ["article"] },
  { word: "information-importante", label: "Information importante", subjects: ["banner"] },
  { word: "galerie", label: "Galerie photos", subjects: ["gallery-image"] },
  { word: "entraineurs", label: "Entraîneurs", subjects: ["coach"] },
  { word: "bureau", label: "Membres du bureau", subjects: ["board-member"] },
  { word: "partenaires", label: "Partenaires", subjects: ["partner"] },
  { word: "boutique", label: "Boutique", subjects: ["product", "order"] },
  { word: "messages", label: "Messages reçus", subjects: ["sender"] },
  { word: "comptes", label: "Comptes et profils", subjects: ["account", "profile"] },
  { word: "site", label: "Entretien du site", subjects: ["site"] },
] as const satisfies readonly {
  word: string;
  label: string;
  subjects: readonly ActivitySubject[];
}[];

export type ActivityKind = (typeof ACTIVITY_KINDS)[number]["word"];
