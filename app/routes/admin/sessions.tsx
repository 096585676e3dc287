import type { ShouldRevalidateFunctionArgs } from "react-router";
import { coachClashes, type HeldSession } from "~/club/coach-clashes";
import { alsoWrittenAfter } from "~/club/elsewhere/also-written-after";
import { RETIRED_SECTION, SECTION } from "~/club/kinds/section-key";
import { type SessionValues, session } from "~/club/kinds/session";
import { keepNewRecord } from "~/editing/use-session";
import { requireUser } from "~/features/accounts/guard.server";
import { adminMeta } from "~/layout/admin/admin-meta";
import { services } from "~/platform/services.server";
import { EditScreen } from "~/records/edit-screen";
import type { NameOfKey } from "~/records/fields";
import { createPath } from "~/records/kind";
import { REFERENCE_INPUTS } from "~/records/reference-inputs";
import { findLabel, labelOf, namesOf, type ReferenceChoices } from "~/records/references";
import { SHORT_INPUTS } from "~/records/short-inputs";
import { LinkButton } from "~/ui/button";
import type { Route } from "./+types/sessions";
import { openRecord } from "./open-records.server";
import { beginSession, heldBeside, openWeek, readTimetable } from "./open-sessions.server";
import { recordMeta } from "./record-list-page";
import { SessionWeek } from "./session-week";

/** The last part of the address where one is created. */
const NEW = "nouvelle";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.opened ? recordMeta(session, loaderData.opened) : adminMeta(session.french.name);

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return args.currentParams.id === NEW
    ? keepNewRecord({ ...args, currentParams: {} })
    : args.defaultShouldRevalidate;
}

/** The week of a season, or the session of the address. */
export async function loader(args: Route.LoaderArgs) {
  const { request, url, params, context } = args;
  await requireUser(request, context, session.permission);
  const { database, now } = services(context);
  const { kysely } = database;
  const asked = (name: string) => url.searchParams.get(name);
  if (params.id === undefined) {
    const timetable = await readTimetable(kysely, now);
    const query = { season: asked("saison"), section: asked("section"), place: asked("lieu") };
    return { week: openWeek(timetable, query), opened: null };
  }
  const isNew = params.id === NEW;
  const opened = await openRecord({ ...args, params: isNew ? {} : { id: params.id } }, session);
  const timetable = await readTimetable(kysely, now);
  if (isNew) {
    const begun = beginSession(timetable, {
      copied: asked("copie"),
      section: asked("section"),
      season: asked("saison"),
    });
    opened.record.values = { ...opened.record.values, ...begun };
  }
  const { choices } = timetable;
  const beside = heldBeside(timetable, opened.record);
  return { week: null, opened: { ...opened, choices, beside } };
}

const BROUGHT_INPUTS = { ...SHORT_INPUTS, ...REFERENCE_INPUTS };

export default function Sessions({ loaderData: { week, opened } }: Route.ComponentProps) {
  return opened ? <SessionScreen {...opened} /> : <SessionWeek {...week} />;
}

type OpenedSession = NonNullable<Route.ComponentProps["loaderData"]["opened"]>;

function SessionScreen(opened: OpenedSession) {
  const { record, userId, now, choices, beside } = opened;
  return (
    <EditScreen
      kind={session}
      record={record}
      userId={userId}
      now={now}
      brought={BROUGHT_INPUTS}
      choices={choices}
      warn={(values) => ({ coaches: clashesOf(values, beside, choices) })}
      stays={{
        back: { to: session.path, label: session.french.name },
        titleFor: (values) => sessionTitle(values, namesOf(choices)),
      }}
      history={opened}
      afterChange={alsoWrittenAfter(session)}
      head={({ values, stored }) => (
        <SessionLinks season={values.season} id={stored?.id ?? null} choices={choices} />
      )}
    />
  );
}

/** `Athlétisme : Sauts` */
function sessionTitle({ section, group }: SessionValues, nameOf: NameOfKey): string {
  const of = (section && nameOf(SECTION, section)) ?? RETIRED_SECTION;
  return `${of}\u00a0: ${group}`;
}

function clashesOf(
  values: SessionValues,
  beside: readonly HeldSession[],
  choices: ReferenceChoices,
): string[] {
  return coachClashes(values, beside, {
    person: (person) =>
      "name" in person ? person.name.trim() : (findLabel(choices, "coach", person.id) ?? ""),
    place: (id) => labelOf(choices, "place", id),
  });
}

type SessionLinksProps = {
  season: string | null;
  /** Null for a session that is not stored yet. */
  id: string | null;
  choices: ReferenceChoices;
};

/** The season of a session, a new one like it, and the page that shows it. */
function SessionLinks({ season, id, choices }: SessionLinksProps) {
  return (
    <div className="admin-row">
      {season !== null && (
        <p className="ad-head-sub">Saison {labelOf(choices, "season", season)}</p>
      )}
      {id !== null && (
        <>
          <LinkButton
            to={`${createPath(session)}?${new URLSearchParams({ copie: id })}`}
            size="sm"
            variant="soft"
            icon="plus"
          >
            Dupliquer
          </LinkButton>
          <LinkButton to="/horaires" size="sm" variant="line" icon="external" target="_blank">
            Voir sur le site
          </LinkButton>
        </>
      )}
    </div>
  );
}
