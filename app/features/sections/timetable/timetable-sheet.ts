import { withDrawing } from "~/club/drawings/drawings";
import type { TimetableWords } from "~/club/page-words";
import type { Season, Site } from "~/club/site";
import { qrCode } from "~/lib/qr-code";
import { daysOfSession } from "../session-days";
import { ANY_SESSION, findSessions, type TimetableQuery } from "./timetable-query";

export type TimetableSheet = ReturnType<typeof timetableSheet>;

/** All that the timetable shows of the sessions that its address asks for. */
export function timetableSheet(site: Site, query: TimetableQuery, publicUrl: string) {
  const { pages, sessions, nextHours, season } = site;
  const shown = findSessions(sessions, query);
  const address = `${publicUrl}/horaires`;
  return {
    words: afterSeason(withDrawing(pages.timetable), season.now),
    query,
    label: season.now.label,
    nextHours,
    breaks: season.now.breaks,
    address,
    code: qrCode(address),
    sessions: shown,
    withoutCalendar: shown
      .filter((session) => daysOfSession(session, season.now).days.length === 0)
      .map(({ id }) => id),
    hasAge: findSessions(sessions, { ...ANY_SESSION, age: query.age }).length > 0,
    hasSessions: sessions.length > 0,
  };
}

/** The season stands before the lead: it turns by itself. */
function afterSeason(words: TimetableWords, { label }: Pick<Season, "label">): TimetableWords {
  const season = label && `Saison ${label}.`;
  return { ...words, lead: [season, words.lead].filter(Boolean).join(" ") };
}
