import { ClubMark } from "~/club/logo/club-logo";
import { trialPathFor } from "~/club/trial-paths";
import { useSite } from "~/club/use-site";
import { WarningLine } from "~/features/banner/warning-line";
import { BreakToday, ComingBreaks } from "~/features/sections/timetable/timetable-breaks";
import { TimetableDays } from "~/features/sections/timetable/timetable-days";
import { TimetableFilters } from "~/features/sections/timetable/timetable-filters";
import { PrintButton, PrintedAddress } from "~/features/sections/timetable/timetable-print";
import {
  dayWord,
  type TimetableQuery,
  timetablePath,
} from "~/features/sections/timetable/timetable-query";
import type { TimetableSheet } from "~/features/sections/timetable/timetable-sheet";
import { useToday } from "~/layout/site-context";
import { WrittenHead } from "~/layout/written-head";
import { dayOf } from "~/lib/dates-in-text";
import { type Weekday, weekdayOf } from "~/lib/french-dates";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import "~/styles/pages/timetable.css";

/** When nothing is found. */
const NONE =
  "Essayez un autre jour ou une autre section, ou écrivez-nous\u00a0: nous vous dirons quel groupe vous attend.";

/** When no group of the club takes that age. */
const NONE_FOR_AGE =
  "Aucun groupe du club n’accueille cet âge, quels que soient le jour et la section. Écrivez-nous\u00a0: nous vous dirons ce qui est possible.";

type TimetablePageProps = {
  sheet: TimetableSheet;
  /** The title of the important information where it is a warning; null for none. */
  warning: string | null;
};

/** The week of the club, or the part of it that the address asks for. */
export function TimetablePage({ sheet, warning }: TimetablePageProps) {
  const { call } = useSite().menus;
  const { words, query, sessions, hasSessions, nextHours, breaks } = sheet;
  const day = useToday();
  const today = weekdayOf(day);
  const leadsToToday = query.weekday === null && sessions.some(({ weekday }) => weekday === today);
  return (
    <>
      <WarningLine title={warning} />
      <WrittenHead words={words} crumb="Horaires" />
      <div className="wrap tt">
        {hasSessions && <TimetableFilters query={query} today={today} />}
        {nextHours && <p className="slots-note">{nextHoursWords(nextHours)}</p>}
        <p className="tt-count">
          {hasSessions && <span role="status">{countOf(sessions.length)}</span>}{" "}
          {leadsToToday && (
            <a href={`#${dayWord(today)}`}>Voir les séances d’aujourd’hui, {dayWord(today)}</a>
          )}{" "}
          {sessions.length > 0 && <PrintButton />}
        </p>
        <BreakToday breaks={breaks} today={day} />
        {sessions.length > 0 ? (
          <TimetableDays
            sessions={sessions}
            withoutCalendar={sheet.withoutCalendar}
            today={today}
          />
        ) : (
          <NothingFound {...sheet} />
        )}
        {words.note && <p className="slots-note">{words.note}</p>}
        <ComingBreaks breaks={breaks} today={day} />
        <PrintedAddress {...sheet} />
        <p className="tt-trial">
          <LinkButton
            variant="action"
            arrow
            to={trialPathFor(call.path, query.section ?? undefined)}
          >
            {call.label}
          </LinkButton>
        </p>
      </div>
    </>
  );
}

function countOf(count: number): string {
  if (count === 0) return "Aucune séance";
  return `${count}\u00a0séance${count > 1 ? "s" : ""}`;
}

/** `Les horaires de la saison 2027-2028 commencent le 1er septembre 2027.` */
function nextHoursWords({ label, firstDay }: { label: string; firstDay: string }): string {
  return `Les horaires de la saison ${label} commencent le ${dayOf(firstDay)}.`;
}

function nothingTitle({ age }: TimetableQuery, weekday: Weekday | null | false): string {
  if (weekday) return `Rien pour vous le ${dayWord(weekday)}`;
  return age === null ? "Pas de séance dans cette section" : "Pas de séance pour cet âge";
}

type NothingFoundProps = Pick<TimetableSheet, "query" | "hasAge" | "hasSessions">;

/** `hasAge`: other filters would find sessions for that age. */
function NothingFound({ query, hasAge, hasSessions }: NothingFoundProps) {
  const weekday = hasAge && query.weekday;
  if (!hasSessions) {
    return (
      <div className="panel tt-empty">
        <EmptyState
          picture={<ClubMark alt="" width={64} height={77} />}
          title="Pas encore d’horaires"
        >
          Les horaires de la saison ne sont pas encore connus. Écrivez-nous{"\u00a0"}: nous vous
          répondrons.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="panel tt-empty">
      <EmptyState
        picture={<ClubMark alt="" width={64} height={77} />}
        title={nothingTitle(query, weekday)}
        action={
          <p className="tt-empty-links">
            {weekday && (
              <LinkButton variant="line" size="sm" to={timetablePath({ ...query, weekday: null })}>
                Voir toute la semaine
              </LinkButton>
            )}
            <LinkButton variant="soft" size="sm" to="/horaires">
              Voir toutes les séances
            </LinkButton>
          </p>
        }
      >
        {hasAge || query.age === null ? NONE : NONE_FOR_AGE}
      </EmptyState>
    </div>
  );
}
