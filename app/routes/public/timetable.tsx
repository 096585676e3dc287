import { loadSite } from "~/club/read-site.server";
import { slotView } from "~/features/sections/section-sheet";
import { TimetableDays } from "~/features/sections/timetable/timetable-days";
import { TimetableFilters } from "~/features/sections/timetable/timetable-filters";
import {
  ANY_SESSION,
  dayWord,
  findSessions,
  parseTimetableQuery,
  timetablePath,
} from "~/features/sections/timetable/timetable-query";
import { PageHead } from "~/layout/page-head";
import { failedPageMeta, pageMeta } from "~/layout/page-meta";
import { useToday } from "~/layout/site-context";
import { weekdayOf } from "~/lib/french-dates";
import type { PageQueryHandle } from "~/platform/page-cache/page-query";
import { services } from "~/platform/services.server";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import mark from "~club/art/brand/mark.svg";
import { TIMETABLE_PAGE } from "~club/club-pages";
import { TIMETABLE_LINK, TRIAL_LINK } from "~club/navigation";
import { timetableText } from "~club/page-texts/timetable";
import "~/styles/pages/timetable.css";
import type { Route } from "./+types/timetable";

// Sections, days and ages show less of the same page.
export const meta: Route.MetaFunction = ({ error, loaderData, matches }) => {
  if (!loaderData) return failedPageMeta(error, matches);
  return pageMeta({ ...timetableText(loaderData), path: TIMETABLE_LINK.path }, matches);
};

export const handle: PageQueryHandle = {
  canonicalPath: (params) => timetablePath(parseTimetableQuery(params)),
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = await loadSite(services(context));
  const query = parseTimetableQuery(url.searchParams);
  return {
    query,
    label: site.season.now.label,
    slots: findSessions(query).map((slot) => slotView(slot, site)),
    hasAge: findSessions({ ...ANY_SESSION, age: query.age }).length > 0,
  };
}

export default function Timetable({ loaderData }: Route.ComponentProps) {
  const { query, slots, hasAge, label } = loaderData;
  const today = weekdayOf(useToday());
  const { title, lead, note } = TIMETABLE_PAGE;
  const leadsToToday = query.weekday === null && slots.some(({ weekday }) => weekday === today);
  return (
    <>
      <PageHead
        title={title}
        lead={lead({ label })}
        crumbs={[{ label: "Accueil", to: "/" }, { label: "Horaires" }]}
      />
      <div className="wrap tt">
        <TimetableFilters query={query} today={today} />
        <p className="tt-count">
          <span role="status">{countOf(slots.length)}</span>
          {leadsToToday && (
            <a href={`#${dayWord(today)}`}>Voir les séances d’aujourd’hui, {dayWord(today)}</a>
          )}
        </p>
        {slots.length > 0 ? (
          <TimetableDays slots={slots} today={today} />
        ) : (
          <NothingFound query={query} hasAge={hasAge} />
        )}
        <p className="slots-note">{note}</p>
        <p className="tt-trial">
          <LinkButton variant="action" arrow to={TRIAL_LINK.path}>
            {TRIAL_LINK.label}
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

type NothingFoundProps = Pick<Route.ComponentProps["loaderData"], "query" | "hasAge">;

/** `hasAge`: other filters would find sessions for that age. */
function NothingFound({ query, hasAge }: NothingFoundProps) {
  const weekday = hasAge && query.weekday;
  return (
    <div className="panel tt-empty">
      <EmptyState
        picture={<img src={mark} alt="" width="64" height="77" />}
        title={weekday ? `Rien pour vous le ${dayWord(weekday)}` : "Pas de séance pour cet âge"}
        action={
          <p className="tt-empty-links">
            {weekday && (
              <LinkButton variant="line" size="sm" to={timetablePath({ ...query, weekday: null })}>
                Voir toute la semaine
              </LinkButton>
            )}
            <LinkButton variant="soft" size="sm" to={TIMETABLE_LINK.path}>
              Voir toutes les séances
            </LinkButton>
          </p>
        }
      >
        {hasAge ? TIMETABLE_PAGE.none : TIMETABLE_PAGE.noneForAge}
      </EmptyState>
    </div>
  );
}
