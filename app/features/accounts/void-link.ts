/** Why a one-time link opens nothing. */
export type VoidReason = "unknown" | "used" | "expired" | "withdrawn" | "deactivated";

const REASONS: Record<VoidReason, string> = {
  unknown: "il a été remplacé par un plus récent, ou l’adresse est incomplète",
  used: "il a déjà servi",
  expired: "il a expiré",
  withdrawn: "il a été retiré",
  deactivated: "ce compte est désactivé",
};

/** What the bearer of a void link is told, and what to do. */
export function sayVoidLink(reason: VoidReason): string {
  return `Ce lien n’est plus valable\u00a0: ${REASONS[reason]}. Demandez-en un nouveau à la personne qui vous l’a envoyé.`;
}
