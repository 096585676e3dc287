import type { ShouldRevalidateFunctionArgs } from "react-router";
import { coachClashes, type HeldSession } from "~/club/coach-clashes";
import { type SessionValues, session } from "~/club/kinds/session";
import { sectionName } from "~/club/session-words";
import { keepNewRecord } from "~/editing/use-session";
import { requireUser } from "~/features/accounts/guard.server";
import { adminMeta } from "~/layout/admin/admin-meta";
import { lowerFirst } from "~/lib/lower-first";
import { services } from "~/platform/services.server";
import { EditScreen } from "~/records/edit-screen";
import { createPath } from "~/records/kind";
import { REFERENCE_INPUTS } from "~/records/reference-inputs";
import { type ReferenceChoices, TO_REPLACE } from "~/records/references";
import { SHORT_INPUTS } from "~/records/short-inputs";
import { LinkButton } from "~/ui/button";
import type { Route } from "./+types/sessions";
import { openRecord } from "./open-records.server";
import { heldBeside, listChoices, newSessionValues, openWeek } from "./open-sessions.server";
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
    const week = await openWeek(kysely, asked("saison"), now);
    return { week: { ...week, section: asked("section"), place: asked("lieu") }, opened: null };
  }
  const isNew = params.id === NEW;
  const opened = await openRecord({ ...args, params: isNew ? {} : { id: params.id } }, session);
  if (isNew) {
    const { season } = await openWeek(kysely, asked("saison"), now);
    const copied = asked("copie");
    const begun = await newSessionValues(kysely, { copied, section: asked("section"), season });
    opened.record.values = { ...opened.record.values, ...begun };
  }
  const { sessions } = await openWeek(kysely, opened.record.values.season, now);
  return {
    week: null,
    opened: {
      ...opened,
      choices: await listChoices(kysely),
      beside: heldBeside(sessions, opened.record.id),
    },
  };
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
      stays={{ back: { to: session.path, label: session.french.name }, titleFor: sessionTitle }}
      history={opened}
      head={record.version > 0 && <SessionLinks {...opened} />}
    />
  );
}

/** `Athlétisme, sauts` */
function sessionTitle({ section, group }: SessionValues): string {
  return `${sectionName(section)}, ${lowerFirst(group)}`;
}

function clashesOf(
  values: SessionValues,
  beside: readonly HeldSession[],
  choices: ReferenceChoices,
): string[] {
  const nameIn = (subject: string, id: string) =>
    choices[subject]?.find(({ value }) => value === id)?.label ?? TO_REPLACE;
  return coachClashes(values, beside, {
    person: (person) => ("name" in person ? person.name : nameIn("coach", person.id)),
    place: (id) => nameIn("place", id),
  });
}

/** The season of a session, and a new one like it. */
function SessionLinks({ record, choices }: OpenedSession) {
  const season = choices.season.find(({ value }) => value === record.values.season);
  const duplicate = new URLSearchParams({ copie: record.id, saison: record.values.season ?? "" });
  return (
    <div className="admin-row">
      {season && <p className="ad-head-sub">Saison {season.label}</p>}
      <LinkButton to={`${createPath(session)}?${duplicate}`} size="sm" variant="soft" icon="plus">
        Dupliquer
      </LinkButton>
      <LinkButton to="/horaires" size="sm" variant="line" icon="external" target="_blank">
        Voir sur le site
      </LinkButton>
    </div>
  );
}
