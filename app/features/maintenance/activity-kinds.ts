import { addressWordOf, type ContentKind } from "~/records/server-kind";

/** What the log can be narrowed to: a word of the address, what people read, what it covers. */
export type ActivityKind = { word: string; label: string; subjects: readonly string[] };

const OTHERS: readonly ActivityKind[] = [
  { word: "messages", label: "Messages reçus", subjects: ["sender"] },
  { word: "comptes", label: "Comptes et profils", subjects: ["account", "profile"] },
  { word: "site", label: "Entretien du site", subjects: ["site"] },
];

export function activityKinds(kinds: readonly ContentKind[]): ActivityKind[] {
  const content = kinds.map((kind) => ({
    word: addressWordOf(kind),
    label: kind.french.name,
    subjects: [kind.subject, ...(kind.alsoLogged ? [kind.alsoLogged.subject] : [])],
  }));
  return [...content, ...OTHERS];
}
