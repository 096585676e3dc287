import { SECTION } from "~/club/kinds/section-key";
import { quoted } from "~/lib/command";
import { clockTime, shortDate } from "~/lib/french-dates";
import { parisClock, parisDay } from "~/lib/paris-instants";
import type { NameOfKey } from "~/records/fields";
import type { IconName } from "~/ui/icon";
import type { AdminArticleRow, PublicationState } from "../article.types";
import { displayTitle } from "../article-text";
import { clockWords, shortDays } from "../event-times";

/** How volunteers are told about a state; `look` ends the class of its pill. */
export const STATE_WORDS: Record<
  PublicationState,
  { label: string; icon: IconName; look: string }
> = {
  published: { label: "Publié", icon: "check", look: "published" },
  scheduled: { label: "Programmé", icon: "clock", look: "scheduled" },
  draft: { label: "Brouillon", icon: "pencil", look: "draft" },
  expired: { label: "Terminé", icon: "clock", look: "expired" },
  trash: { label: "Corbeille", icon: "trash", look: "trash" },
};

/** `lun. 16 mars, 08h00` */
export function dayAndClock(instant: string, today: string): string {
  return `${shortDate(parisDay(instant), today)}, ${clockTime(parisClock(instant))}`;
}

/** `Événement · mar. 24 mars · 18h30 · Stade municipal`, `Actualité · Athlétisme`. */
export function describeRow(row: AdminArticleRow, today: string, nameOf: NameOfKey): string {
  if (!row.isEvent) {
    const section = row.section && nameOf(SECTION, row.section);
    return ["Actualité", section].filter(Boolean).join(" · ");
  }
  if (!row.event) return "Événement · Date et lieu à compléter";
  const { location, state } = row.event;
  const change = { confirmed: null, postponed: "Reporté", cancelled: "Annulé" }[state];
  return ["Événement", change, shortDays(row.event, today), clockWords(row.event), location]
    .filter(Boolean)
    .join(" · ");
}

/** `« Cross du village »`, with the spaces that do not break. */
export function quotedTitle(title: string): string {
  return quoted(displayTitle(title));
}
