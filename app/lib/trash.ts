/** How long what was deleted can still be brought back (product.md, Administrator area). */
export const TRASH_DAYS = 30;

const DAY_MS = 24 * 60 * 60_000;

/** What went to the trash at this instant or before is due to go for good. */
export function trashDeadline(now: Date): string {
  return new Date(now.getTime() - TRASH_DAYS * DAY_MS).toISOString();
}
