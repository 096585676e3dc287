import { Link } from "react-router";
import { dayPreviewPath, HOURS_PAGE } from "~/club/day-preview";
import { RETIRED_SECTION } from "~/club/kinds/section-key";
import { session } from "~/club/kinds/session";
import { DAYS, rhythmWords, WEEKDAYS } from "~/club/session-words";
import { useListState } from "~/editing/list-address";
import { ListTabs } from "~/editing/list-filters";
import { AdminPage } from "~/layout/admin/admin-page";
import { dayOf } from "~/lib/dates-in-text";
import { clockTime } from "~/lib/french-dates";
import type { Person } from "~/records/fields";
import { createPath, editPath } from "~/records/kind";
import { labelOf, type ReferenceChoices } from "~/records/references";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { ExampleMark } from "~/ui/example-mark";
import { Icon } from "~/ui/icon";
import { LaneTag } from "~/ui/lane-tag";
import type { ListedSession, OpenedWeek } from "./open-sessions.server";
import styles from "./session-week.module.css";

/** The week of a season, each session a line that opens it. */
export function SessionWeek(props: OpenedWeek) {
  const { sessions, season, section, place } = props;
  const shown = sessions.filter(({ values }) => section === null || values.section === section);
  return (
    <AdminPage
      title={session.french.name}
      actions={
        season && (
          <LinkButton to={newPath(props)} size="sm" icon="plus">
            {session.list.create}
          </LinkButton>
        )
      }
    >
      <div className={styles.around}>
        <div className="admin-row">
          <LinkButton to="/admin/lieux" size="sm" variant="soft" icon="pin">
            Lieux
          </LinkButton>
          <SeenOnSite {...props} />
        </div>
        <SeasonLinks {...props} />
        <SectionTabs {...props} />
      </div>
      {place !== null && <PlaceNote {...props} place={place} />}
      {shown.length > 0 ? <Days {...props} sessions={shown} /> : <NoSession {...props} />}
    </AdminPage>
  );
}

/** The page that shows the week; for a season to come, as it will be on its first day. */
function SeenOnSite({ comingDay }: OpenedWeek) {
  if (comingDay === null) {
    return (
      <LinkButton to={HOURS_PAGE} size="sm" variant="soft" icon="external" target="_blank">
        Voir et imprimer
      </LinkButton>
    );
  }
  return (
    <LinkButton
      to={dayPreviewPath(comingDay, HOURS_PAGE)}
      size="sm"
      variant="soft"
      icon="eye"
      target="_blank"
    >
      Voir les horaires au {dayOf(comingDay)}
    </LinkButton>
  );
}

/** The address of the list, narrowed down otherwise. */
function weekPath(
  { season, shownSeason, section, place }: OpenedWeek,
  change: Partial<Record<"season" | "section" | "place", string | null>>,
): string {
  const asked = { season, section, place, ...change };
  const query = new URLSearchParams();
  if (asked.season && asked.season !== shownSeason) query.set("saison", asked.season);
  if (asked.section) query.set("section", asked.section);
  if (asked.place) query.set("lieu", asked.place);
  return query.size > 0 ? `${session.path}?${query}` : session.path;
}

function newPath({ season, section }: OpenedWeek): string {
  const query = new URLSearchParams({ saison: season });
  if (section) query.set("section", section);
  return `${createPath(session)}?${query}`;
}

function SeasonLinks(props: OpenedWeek) {
  const { choices, season, shownSeason } = props;
  const seasons = choices.season ?? [];
  if (seasons.length < 2) return null;
  return (
    <nav className="admin-row" aria-label="Saisons">
      {seasons.map(({ value, label }) => (
        <LinkButton
          key={value}
          to={weekPath(props, { season: value })}
          size="sm"
          variant={value === season ? "soft" : "line"}
          aria-current={value === season ? "page" : undefined}
        >
          {label}
          {value === shownSeason ? ", sur le site" : ", pas sur le site"}
        </LinkButton>
      ))}
    </nav>
  );
}

function SectionTabs(props: OpenedWeek) {
  const { sessions, section } = props;
  const countOf = (slug: string) => sessions.filter(({ values }) => values.section === slug).length;
  const all = {
    to: weekPath(props, { section: null }),
    label: "Toutes",
    count: sessions.length,
    isCurrent: section === null,
  };
  const offered = (props.choices.section ?? []).filter(
    ({ value, isGone }) => !isGone || countOf(value) > 0,
  );
  const tabs = offered.map(({ value, label }) => ({
    to: weekPath(props, { section: value }),
    label,
    count: countOf(value),
    isCurrent: section === value,
  }));
  return <ListTabs label="Sections" tabs={[all, ...tabs]} />;
}

function PlaceNote({ place, ...props }: OpenedWeek & { place: string }) {
  const name = labelOf(props.choices, "place", place);
  return (
    <p className="admin-note">
      Les séances de ce lieu{"\u00a0"}: {name}.{" "}
      <Link to={weekPath({ place, ...props }, { place: null })}>Voir toutes les séances</Link>
    </p>
  );
}

function Days({ sessions: all, choices, lanes }: OpenedWeek) {
  const days = DAYS.map((day) => ({
    day,
    sessions: all.filter(({ values }) => Number(values.weekday) === day),
  }));
  return (
    <div className={`admin-stack ${styles.week}`}>
      {days.map(
        ({ day, sessions }) =>
          sessions.length > 0 && (
            <section key={day} className="admin-box" aria-labelledby={`jour-${day}`}>
              <h2 className={styles.day} id={`jour-${day}`}>
                {WEEKDAYS[day]}
              </h2>
              <ul className={styles.sessions}>
                {sessions.map((one) => (
                  <SessionLine key={one.id} session={one} choices={choices} lanes={lanes} />
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}

type SessionLineProps = { session: ListedSession } & Pick<OpenedWeek, "choices" | "lanes">;

function SessionLine({ session: { id, values, isExample }, choices, lanes }: SessionLineProps) {
  const list = useListState();
  const section = choices.section?.find(({ value }) => value === values.section);
  const place =
    values.placeWords || (values.place === null ? "" : labelOf(choices, "place", values.place));
  const people = values.coaches.map((person) => personName(choices, person)).join(", ");
  const rhythm = rhythmWords(values);
  return (
    <li>
      <Link className={styles.line} to={editPath(session, id)} state={list}>
        <span className={styles.hours}>
          {clockTime(values.start ?? "")}
          {"\u00a0– "}
          {clockTime(values.end ?? "")}
        </span>
        <span className={styles.words}>
          <b>{values.group}</b>
          <LaneTag lane={lanes[values.section ?? ""] ?? null}>
            {section?.label ?? RETIRED_SECTION}
          </LaneTag>
          {isExample && <ExampleMark />}
          <small>{[place, people].filter(Boolean).join(", ")}</small>
          {rhythm && <small>{rhythm}</small>}
        </span>
        <Icon name="chevron-right" size={20} />
      </Link>
    </li>
  );
}

function personName(choices: ReferenceChoices, person: Person): string {
  return "name" in person ? person.name : labelOf(choices, "coach", person.id);
}

function NoSession(props: OpenedWeek) {
  const { icon, title, text } = session.list.nothingYet;
  const { sessions, season } = props;
  if (sessions.length > 0) {
    return (
      <div className="admin-box">
        <EmptyState
          picture={<Icon name={icon} size={40} />}
          title="Aucune séance ici"
          action={
            <LinkButton
              to={weekPath(props, { section: null, place: null })}
              size="sm"
              variant="soft"
            >
              Voir toutes les séances
            </LinkButton>
          }
        >
          Une autre section ou un autre lieu a peut-être les séances que vous cherchez.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="admin-box">
      <EmptyState
        picture={<Icon name={icon} size={40} />}
        title={title}
        action={
          season ? (
            <LinkButton to={newPath(props)} size="sm" icon="plus">
              {session.list.create}
            </LinkButton>
          ) : (
            <LinkButton to="/admin/saisons" size="sm">
              Ouvrir la saison
            </LinkButton>
          )
        }
      >
        {season ? text : "Les séances appartiennent à une saison\u00a0: ouvrez-la d’abord."}
      </EmptyState>
    </div>
  );
}
