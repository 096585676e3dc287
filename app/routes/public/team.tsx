import type { ReactNode } from "react";
import { data } from "react-router";
import { withDrawing } from "~/club/drawings/drawings";
import { loadSite } from "~/club/read-site.server";
import type { Call } from "~/club/site";
import { shownCalls } from "~/features/contact/shown-calls";
import { WhoToCall } from "~/features/contact/who-to-call";
import { countTeam, listTeam, type TeamMember } from "~/features/team/team.server";
import { NoTeam, type Portrait, TeamList } from "~/features/team/team-list";
import { JumpLinks } from "~/layout/jump-links";
import { failedPageMeta, pageMeta } from "~/layout/page-meta";
import { WrittenHead } from "~/layout/written-head";
import { type ListPage, listPage, listPath, pageCountOf, readPageNumber } from "~/lib/list-page";
import { lowerFirst } from "~/lib/lower-first";
import type { Queryable } from "~/platform/database/database.server";
import type { PageQueryHandle } from "~/platform/html/page-query";
import { services } from "~/platform/services.server";
import { ListPager } from "~/ui/list-pager";
import { SectionHeading } from "~/ui/section-heading";
import type { Route } from "./+types/team";
import "~/styles/pages/club-pages.css";

const teamPath = (page: number) => listPath("/club/trombinoscope", page);

export const meta: Route.MetaFunction = ({ error, loaderData, matches }) => {
  if (!loaderData) return failedPageMeta(error, matches);
  const { page } = loaderData.board;
  const { search } = loaderData.words;
  const title = page > 1 ? `${search.title}, page ${page}` : search.title;
  return pageMeta({ ...search, title, path: teamPath(page) }, matches);
};

export const handle: PageQueryHandle = {
  canonicalPath: (params) => teamPath(readPageNumber(params.get("page"))),
};

/** Both lists go on together: next to no club has a hundred people in one. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { kysely } = services(context).database;
  const page = readPageNumber(url.searchParams.get("page"));
  // Before the lists are read: any number may be asked for.
  if (page > 1 && page > pageCountOf(await countLonger(kysely))) throw data(null, { status: 404 });
  const [site, board, coaches] = await Promise.all([
    loadSite(services(context)),
    listTeam(kysely, "board_members"),
    listTeam(kysely, "coaches"),
  ]);
  const calls = shownCalls(site.calls);
  const portraitOf = (member: TeamMember) => toPortrait(member, calls);
  return {
    board: listPage(board.map(portraitOf), page),
    coaches: listPage(coaches.map(portraitOf), page),
    calls,
    words: withDrawing(site.pages.team),
  };
}

async function countLonger(db: Queryable): Promise<number> {
  return Math.max(await countTeam(db, "board_members"), await countTeam(db, "coaches"));
}

function toPortrait(member: TeamMember, calls: readonly Call[]): Portrait {
  const { id, full_name: name, role, photo } = member;
  const callFor = calls.flatMap(({ personId, subject }) => (personId === id ? [subject] : []));
  return { id, name, role, photo, callFor };
}

const PARTS = [
  { id: "entraineurs", label: "Entraîneurs" },
  { id: "bureau", label: "Bureau" },
  { id: "appeler", label: "Qui appeler" },
];

export default function Team({ loaderData }: Route.ComponentProps) {
  const { board, coaches, calls, words } = loaderData;
  const hasCalls = calls.length > 0;
  return (
    <>
      <WrittenHead words={words} crumb="Organigramme" />
      <JumpLinks links={PARTS.filter(({ id }) => id !== "appeler" || hasCalls)} />
      <Group id="entraineurs" title="Les entraîneurs" text={words.coachesText} list={coaches}>
        <NoTeam title="Les entraîneurs se présentent bientôt">
          Leurs noms et leurs séances sont déjà sur la page de chaque section.
        </NoTeam>
      </Group>
      <Group id="bureau" title="Le bureau" text={words.boardText} list={board} ground="team-band">
        <NoTeam title="Le bureau se présente bientôt">
          {hasCalls
            ? "Les portraits arrivent. Les numéros à appeler sont déjà plus bas."
            : "Les portraits arrivent."}
        </NoTeam>
      </Group>
      {hasCalls && <Calls text={words.callsText} calls={calls} />}
    </>
  );
}

function Calls({ text, calls }: { text: string; calls: readonly Call[] }) {
  return (
    <section className="section" id="appeler" aria-labelledby="titre-appeler">
      <div className="wrap">
        <SectionHeading id="titre-appeler">Qui appeler pour quoi</SectionHeading>
        {text && <p className="team-text">{text}</p>}
        <CallGroup title="Le club" calls={calls.filter(({ section }) => section === null)} />
        <CallGroup title="Les sections" calls={calls.filter(({ section }) => section !== null)} />
      </div>
    </section>
  );
}

function CallGroup({ title, calls }: { title: string; calls: readonly Call[] }) {
  if (calls.length === 0) return null;
  return (
    <>
      <h3 className="call-group">{title}</h3>
      <WhoToCall calls={calls} heading="h4" />
    </>
  );
}

type GroupProps = {
  id: string;
  title: string;
  text: string;
  list: ListPage<Portrait>;
  ground?: string;
  /** Instead of the portraits when there are none. */
  children: ReactNode;
};

function Group({ id, title, text, list, ground = "", children }: GroupProps) {
  const { items: people, page, pageCount } = list;
  // The other list goes on here.
  if (page > pageCount) return null;
  return (
    <section className={`section ${ground}`.trimEnd()} id={id} aria-labelledby={`titre-${id}`}>
      <div className="wrap">
        <SectionHeading id={`titre-${id}`}>{title}</SectionHeading>
        {text && <p className="team-text">{text}</p>}
        {people.length > 0 ? <TeamList people={people} /> : children}
        <ListPager
          label={`Suite\u00a0: ${lowerFirst(title)}`}
          page={page}
          pageCount={pageCount}
          hrefFor={(other) => `${teamPath(other)}#${id}`}
        />
      </div>
    </section>
  );
}
