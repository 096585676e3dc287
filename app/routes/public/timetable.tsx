import { redirect } from "react-router";
import { withDrawing } from "~/club/drawings/drawings";
import { ClubMark } from "~/club/logo/club-logo";
import type { TimetableWords } from "~/club/page-words";
import { loadSite } from "~/club/read-site.server";
import { findSection } from "~/club/sections/sections";
import type { Season } from "~/club/site";
import { trialPathFor } from "~/club/trial-paths";
import { useSite } from "~/club/use-site";
import { loadWarning } from "~/features/banner/load-warning.server";
import { WarningLine } from "~/features/banner/warning-line";
import { daysOfSession } from "~/features/sections/session-days";
import { BreakToday, ComingBreaks } from "~/features/sections/timetable/timetable-breaks";
import { TimetableDays } from "~/features/sections/timetable/timetable-days";
import { TimetableFilters } from "~/features/sections/timetable/timetable-filters";
import { PrintButton, PrintedAddress } from "~/features/sections/timetable/timetable-print";
import {
  ANY_SESSION,
  dayWord,
  findSessions,
  parseTimetableQuery,
  type TimetableQuery,
  timetablePath,
} from "~/features/sections/timetable/timetable-query";
import { failedPageMeta, pageMeta } from "~/layout/page-meta";
import { useToday } from "~/layout/site-context";
import { WrittenHead } from "~/layout/written-head";
import { dayOf } from "~/lib/dates-in-text";
import { type Weekday, weekdayOf } from "~/lib/french-dates";
import { qrCode } from "~/lib/qr-code";
import type { PageQueryHandle } from "~/platform/page-cache/page-query";
import { services } from "~/platform/services.server";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import "~/styles/pages/timetable.css";
import type { Route } from "./+types/timetable";

// Sections, days and ages show less of the same page.
export const meta: Route.MetaFunction = ({ error, loaderData, matches }) => {
  if (!loaderData) return failedPageMeta(error, matches);
  return pageMeta({ ...loaderData.words.search, path: "/horaires" }, matches);
};

export const handle: PageQueryHandle = {
  canonicalPath: (params) => timetablePath(parseTimetableQuery(params)),
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const { environment } = services(context);
  const site = await loadSite(services(context));
  const query = parseTimetableQuery(url.searchParams);
  const { sections, sessions, nextHours, season } = site;
  // The club’s own life has no hours.
  if (query.section !== null && !findSection(sections, query.section)?.lane) {
    throw redirect(timetablePath({ ...query, section: null }));
  }
  const shown = findSessions(sessions, query);
  return {
    words: afterSeason(withDrawing(site.pages.timetable), season.now),
    query,
    label: season.now.label,
    nextHours,
    breaks: season.now.breaks,
    address: `${environment.publicUrl}/horaires`,
    code: qrCode(`${environment.publicUrl}/horaires`),
    sessions: shown,
    withoutCalendar: shown
      .filter((session) => daysOfSession(session, season.now).days.length === 0)
      .map(({ id }) => id),
    hasAge: findSessions(sessions, { ...ANY_SESSION, age: query.age }).length > 0,
    hasSessions: sessions.length > 0,
    warning: await loadWarning(services(context)),
  };
}

/** The season stands before the lead: it turns by itself. */
function afterSeason(words: TimetableWords, { label }: Pick<Season, "label">): TimetableWords {
  const season = label && `Saison ${label}.`;
  return { ...words, lead: [season, words.lead].filter(Boolean).join(" ") };
}

/** When nothing is found. */
const NONE =
  "Essayez un autre jour ou une autre section, ou écrivez-nous\u00a0: nous vous dirons quel groupe vous attend.";

/** When no group of the club takes that age. */
const NONE_FOR_AGE =
  "Aucun groupe du club n’accueille cet âge, quels que soient le jour et la section. Écrivez-nous\u00a0: nous vous dirons ce qui est possible.";

export default function Timetable({ loaderData }: Route.ComponentProps) {
  const { call } = useSite().menus;
  const { words, query, sessions, hasSessions, nextHours, breaks } = loaderData;
  const day = useToday();
  const today = weekdayOf(day);
  const leadsToToday = query.weekday === null && sessions.some(({ weekday }) => weekday === today);
  return (
    <>
      <WarningLine title={loaderData.warning} />
      <WrittenHead words={words} crumb="Horaires" />
      <div className="wrap tt">
        {hasSessions && <TimetableFilters query={query} today={today} />}
        {nextHours && <p className="slots-note">{nextHoursWords(nextHours)}</p>}
        <p className="tt-count">
          {hasSessions && <span role="status">{countOf(sessions.length)}</span>}
          {leadsToToday && (
            <a href={`#${dayWord(today)}`}>Voir les séances d’aujourd’hui, {dayWord(today)}</a>
          )}
          {sessions.length > 0 && <PrintButton />}
        </p>
        <BreakToday breaks={breaks} today={day} />
        {sessions.length > 0 ? (
          <TimetableDays
            sessions={sessions}
            withoutCalendar={loaderData.withoutCalendar}
            today={today}
          />
        ) : (
          <NothingFound {...loaderData} />
        )}
        {words.note && <p className="slots-note">{words.note}</p>}
        <ComingBreaks breaks={breaks} today={day} />
        <PrintedAddress {...loaderData} />
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

type NothingFoundProps = Pick<
  Route.ComponentProps["loaderData"],
  "query" | "hasAge" | "hasSessions"
>;

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
