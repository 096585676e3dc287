import { addDays } from "~/lib/french-dates";
import { comingMoment, momentInSentence, shortMoment } from "~/lib/french-moments";
import { parisDay } from "~/lib/paris-instants";
import { Icon } from "~/ui/icon";

/** `sera retirée automatiquement mardi à 08h00` */
export function endingInWords(expiresAt: string, today: string): string {
  return `sera retirée automatiquement ${comingMoment(expiresAt, today)}`;
}

/** `Sera retirée automatiquement mardi à 08h00.` */
export function endingSentence(expiresAt: string, today: string): string {
  return `S${endingInWords(expiresAt, today).slice(1)}.`;
}

export type BannerState = { kind: "shown" | "ended" | "none"; words: string };

/** Whether the home page shows it, since when or why not. `now` is an ISO 8601 instant. */
export function bannerState(
  stored: { updatedAt: string | null; expiresAt: string | null },
  { today, now }: { today: string; now: string },
): BannerState {
  if (stored.updatedAt === null) return { kind: "none", words: "Rien n’est affiché" };
  if (stored.expiresAt !== null && stored.expiresAt <= now) {
    const when = momentInSentence(stored.expiresAt, today);
    return { kind: "ended", words: `Rien n’est affiché\u00a0: l’information a pris fin ${when}` };
  }
  const isRecent = parisDay(stored.updatedAt) >= addDays(today, -1);
  const since = `${isRecent ? "" : "le "}${shortMoment(stored.updatedAt, today)}`;
  return { kind: "shown", words: `Affichée depuis ${since}` };
}

type StateLineProps = { state: BannerState; expiresAt: string | null; today: string };

/** Said in the form: whether the home page shows it now, and until when. */
export function StateLine({ state, expiresAt, today }: StateLineProps) {
  const isShown = state.kind === "shown";
  return (
    <p className={isShown ? "ad-done" : "ad-done bn-none"} role="status">
      <Icon name={isShown ? "check-circle" : "info"} />
      <span>
        {state.words}.{isShown && expiresAt && ` ${endingSentence(expiresAt, today)}`}
      </span>
    </p>
  );
}

type EndingLineProps = { title: string; expiresAt: string; today: string };

/** Said on the dashboard: nobody needs to take the banner off. */
export function EndingLine({ title, expiresAt, today }: EndingLineProps) {
  return (
    <p className="ad-done">
      <Icon name="check-circle" />
      <span>
        L’information importante «{"\u00a0"}
        {title}
        {"\u00a0"}» {endingInWords(expiresAt, today)}.
      </span>
    </p>
  );
}
