/** How long something stays in the trash: `encore 12 jours`. */
export function timeLeft(daysLeft: number): string {
  if (daysLeft <= 0) return "sera supprimé dans l’heure";
  if (daysLeft === 1) return "supprimé d’ici demain";
  return `encore ${daysLeft}\u00a0jours`;
}

/** From this on, what is left of the time is worth a colour. */
export const SOON_DAYS = 3;

/** «Sans titre» for what has no name yet. */
export function trashName(name: string): string {
  return name || "Sans titre";
}
