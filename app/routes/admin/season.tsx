import { redirect, useNavigate } from "react-router";
import { dayPreviewPath, FEES_PART, HOURS_PAGE } from "~/club/day-preview";
import { alsoWrittenAfter } from "~/club/elsewhere/also-written-after";
import { type SeasonValues, season } from "~/club/kinds/season";
import { SECTION } from "~/club/kinds/section-key";
import { listSeasons } from "~/club/list-seasons.server";
import { nextSeason } from "~/club/next-season";
import { readSite } from "~/club/read-site.server";
import { listSectionChoices } from "~/club/sections/section-choices.server";
import { requireUser } from "~/features/accounts/guard.server";
import { adminMeta } from "~/layout/admin/admin-meta";
import { AdminPage } from "~/layout/admin/admin-page";
import type { CommandAnswer, CommandFields } from "~/lib/command";
import { dayOf } from "~/lib/dates-in-text";
import { parisDay } from "~/lib/paris-instants";
import { newId } from "~/platform/random.server";
import { services } from "~/platform/services.server";
import { EditScreen } from "~/records/edit-screen";
import { editPath, recordPath } from "~/records/kind";
import { LIST_INPUT } from "~/records/list-input";
import { REFERENCE_INPUTS } from "~/records/reference-inputs";
import { SHORT_INPUTS } from "~/records/short-inputs";
import { LinkButton } from "~/ui/button";
import { CommandButton, useCommands } from "~/ui/commands";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/season";
import { openRecord } from "./open-records.server";
import { recordMeta } from "./record-list-page";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData && "record" in loaderData
    ? recordMeta(season, loaderData)
    : adminMeta(season.french.name);

/** The season of the address, else the one that one may join by now; an id for a first one where there is none. */
export async function loader(args: Route.LoaderArgs) {
  await requireUser(args.request, args.context, season.permission);
  const { database, now } = services(args.context);
  const { kysely } = database;
  const { now: running, joining } = (await readSite(kysely, now)).season;
  if (args.params.id === undefined) {
    if (joining.id !== "") throw redirect(editPath(season, joining.id));
    return { newId: newId() };
  }
  const opened = await openRecord(args, season);
  const choices = { [SECTION]: await listSectionChoices(kysely) };
  const present = await listSeasons(kysely);
  const seasons = present.map(({ id, values: { label, firstDay } }) => ({
    id,
    label,
    firstDay: firstDay ?? "",
  }));
  const prepared = preparedValues(present, opened.record.values, parisDay(now));
  const isPrepared = (seasons.at(-1)?.firstDay ?? "") > parisDay(now);
  return {
    ...opened,
    choices,
    prepared,
    seasons,
    running: running.id,
    joining: joining.id,
    isPrepared,
  };
}

/** The values that a season to come takes from the one before it; null for one that has begun, and for the first. `present` is in order. */
function preparedValues(
  present: readonly { values: SeasonValues }[],
  { firstDay }: SeasonValues,
  today: string,
): SeasonValues | null {
  if (firstDay === null || firstDay <= today) return null;
  const before = present
    .map(({ values }) => values)
    .filter((one) => (one.firstDay ?? "") < firstDay);
  const last = before.at(-1);
  return last ? nextSeason(last) : null;
}

type OpenedSeason = Extract<Route.ComponentProps["loaderData"], { record: object }>;

const BROUGHT_INPUTS = { ...SHORT_INPUTS, ...REFERENCE_INPUTS, list: LIST_INPUT };

const HOME = { to: "/admin", label: "Accueil" };

export default function SeasonScreen({ loaderData }: Route.ComponentProps) {
  return "record" in loaderData ? <OpenedScreen {...loaderData} /> : <NoSeason {...loaderData} />;
}

function OpenedScreen(opened: OpenedSeason) {
  const { record, userId, now } = opened;
  return (
    <EditScreen
      kind={season}
      record={record}
      userId={userId}
      now={now}
      brought={BROUGHT_INPUTS}
      stays={{ back: HOME, titleFor: ({ label }) => `Saison ${label}` }}
      history={opened}
      choices={opened.choices}
      prepared={opened.prepared}
      afterChange={alsoWrittenAfter(season)}
      head={() => <Seasons {...opened} />}
    />
  );
}

/** The commands of a season; the toast of one takes back the season that it made. */
function useSeasonCommands(id: string) {
  const navigate = useNavigate();
  const commandsPath = (fields: CommandFields) => recordPath(season, fields.id ?? id);
  return useCommands<CommandAnswer & { path?: string }>(commandsPath, {
    onDone: ({ path = season.path }) => void navigate(path),
  });
}

function NoSeason({ newId: id }: { newId: string }) {
  const { run, isPending } = useSeasonCommands(id);
  const { icon, title, text } = season.list.nothingYet;
  return (
    <AdminPage title={season.french.name}>
      <div className="admin-box">
        <EmptyState
          picture={<Icon name={icon} size={40} />}
          title={title}
          action={
            <CommandButton
              path={recordPath(season, id)}
              fields={{ intent: "prepare" }}
              onCommand={(fields) => void run(fields)}
              icon="plus"
              busy={isPending}
            >
              {season.list.create}
            </CommandButton>
          }
        >
          {text}
        </EmptyState>
      </div>
    </AdminPage>
  );
}

/** The seasons beside this one, and the one to prepare. */
function Seasons({ record, seasons, running, joining, isPrepared, now }: OpenedSeason) {
  const { run, isPending } = useSeasonCommands(record.id);
  const isRunning = record.id === running;
  const today = parisDay(now);
  const coming = isRunning ? "" : comingWords(record.values, today);
  return (
    <div className="admin-stack">
      {coming && <p className="admin-note">{coming}</p>}
      <DayPreviews days={turnsAfter(record.values, today)} />
      <div className="admin-row">
        <nav className="admin-row" aria-label="Saisons">
          {seasons.map(({ id, label }) => (
            <LinkButton
              key={id}
              to={editPath(season, id)}
              size="sm"
              variant={id === record.id ? "soft" : "line"}
              aria-current={id === record.id ? "page" : undefined}
            >
              {label}
              {shownWords(id, { running, joining })}
            </LinkButton>
          ))}
        </nav>
        {!isPrepared && (
          <CommandButton
            path={recordPath(season, record.id)}
            fields={{ intent: "prepare" }}
            onCommand={(fields) => void run(fields)}
            variant="soft"
            icon="plus"
            busy={isPending}
          >
            Préparer la saison suivante
          </CommandButton>
        )}
        <LinkButton
          to={`/admin/horaires?saison=${record.id}`}
          size="sm"
          variant="line"
          icon="clock"
        >
          Ses horaires
        </LinkButton>
      </div>
    </div>
  );
}

/** The site as visitors will see it from each day on which it turns. */
function DayPreviews({ days: { fees, hours } }: { days: ReturnType<typeof turnsAfter> }) {
  if (!fees && !hours) return null;
  return (
    <div className="admin-row">
      {fees && (
        <LinkButton
          to={dayPreviewPath(fees, FEES_PART)}
          size="sm"
          variant="soft"
          icon="eye"
          target="_blank"
        >
          Voir les tarifs au {dayOf(fees)}
        </LinkButton>
      )}
      {hours && (
        <LinkButton
          to={dayPreviewPath(hours, HOURS_PAGE)}
          size="sm"
          variant="soft"
          icon="eye"
          target="_blank"
        >
          Voir les horaires au {dayOf(hours)}
        </LinkButton>
      )}
    </div>
  );
}

/** Which of its parts visitors see: fees turn before hours do. */
function shownWords(
  id: string,
  { running, joining }: { running: string; joining: string },
): string {
  if (id === running && id === joining) return ", sur le site";
  if (id === running) return ", ses horaires sur le site";
  return id === joining ? ", ses tarifs sur le site" : ", pas sur le site";
}

type SeasonDays = { firstDay: string | null; renewalOpens: string | null };

/** The days after today on which the site takes the fees and the hours of a season; null for what it has taken. */
function turnsAfter({ firstDay, renewalOpens }: SeasonDays, today: string) {
  const fees = renewalOpens ?? firstDay;
  return {
    fees: fees !== null && fees > today ? fees : null,
    hours: firstDay !== null && firstDay > today ? firstDay : null,
  };
}

/** When visitors will see a season that they do not see yet; empty for any other. */
function comingWords(days: SeasonDays, today: string): string {
  const { fees, hours } = turnsAfter(days, today);
  if (hours === null) return "";
  if (fees === null)
    return `Les horaires de cette saison paraîtront sur le site le ${dayOf(hours)}.`;
  return fees === hours
    ? `Cette saison n’est pas encore sur le site\u00a0: elle y paraîtra le ${dayOf(hours)}.`
    : `Cette saison n’est pas encore sur le site\u00a0: ses tarifs y paraîtront le ${dayOf(fees)}, ses horaires le ${dayOf(hours)}.`;
}
