/** The reason under which a stored file that nothing names was put down. */
export const ORPHAN_REASON = "orphan";

/** How long a file that nothing names is watched before it may go. */
export const ORPHAN_DAYS = 28;
/** How long a screen that is still open may bring back a picture that was taken off. */
export const RECENT_DAYS = 1;

/** What nobody can bring back any more: nothing to wait for. */
export const FINAL_REASONS: readonly string[] = [
  "purged",
  "demo",
  "Actualité supprimée définitivement",
  "Photo supprimée définitivement",
];

const WORDS: Readonly<Record<string, string>> = {
  replaced: "Image remplacée",
  removed: "Image retirée",
  staged: "Image envoyée, jamais enregistrée",
  purged: "Élément supprimé définitivement",
  demo: "Contenu de démonstration retiré",
  [ORPHAN_REASON]: "Fichier que rien n’utilise",
};

/** Why a file was put down for cleanup, as people read it. */
export function reasonInWords(reason: string): string {
  return (Object.hasOwn(WORDS, reason) ? WORDS[reason] : undefined) ?? reason;
}

const DAY_MS = 24 * 60 * 60_000;

/** How long a file waits in the list before it may be deleted, by why it is there. */
function waitingDays(reason: string): number {
  if (reason === ORPHAN_REASON) return ORPHAN_DAYS;
  return FINAL_REASONS.includes(reason) ? 0 : RECENT_DAYS;
}

/** From when on a file that was put down may go: ISO 8601, UTC. */
export function deletableFrom({
  reason,
  createdAt,
}: {
  reason: string;
  createdAt: string;
}): string {
  return new Date(Date.parse(createdAt) + waitingDays(reason) * DAY_MS).toISOString();
}

/** What was put down at that moment or before has waited so many days. */
export function putDownBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString();
}
