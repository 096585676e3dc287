import type { ReactNode } from "react";
import { data } from "react-router";
import { WhoToCall } from "~/features/contact/who-to-call";
import { countTeam, listTeam, type TeamMember } from "~/features/team/team.server";
import { NoTeam, type Portrait, TeamList } from "~/features/team/team-list";
import { JumpLinks } from "~/layout/jump-links";
import { PageHead } from "~/layout/page-head";
import { failedPageMeta, pageMeta } from "~/layout/page-meta";
import { type ListPage, listPage, listPath, pageCountOf, readPageNumber } from "~/lib/list-page";
import { lowerFirst } from "~/lib/lower-first";
import type { Queryable } from "~/platform/database/database.server";
import type { PageQueryHandle } from "~/platform/page-cache/page-query";
import { services } from "~/platform/services.server";
import { ListPager } from "~/ui/list-pager";
import { SectionHeading } from "~/ui/section-heading";
import { TEAM_PAGE } from "~club/club-pages";
import { TEAM_TEXT } from "~club/page-texts/team";
import { CONTACT_PEOPLE, type ContactKey } from "~club/people";
import { SECTIONS } from "~club/sections";
import type { Route } from "./+types/team";
import "~/styles/pages/club-pages.css";

const teamPath = (page: number) => listPath("/club/trombinoscope", page);

export const meta: Route.MetaFunction = ({ error, loaderData, matches }) => {
  if (!loaderData) return failedPageMeta(error, matches);
  const { page } = loaderData.board;
  const title = page > 1 ? `${TEAM_TEXT.title}, page ${page}` : TEAM_TEXT.title;
  return pageMeta({ ...TEAM_TEXT, title, path: teamPath(page) }, matches);
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
  const [board, coaches] = await Promise.all([
    listTeam(kysely, "board_members"),
    listTeam(kysely, "coaches"),
  ]);
  return {
    board: listPage(board.map(toBoardMember), page),
    coaches: listPage(coaches.map(toCoach), page),
  };
}

async function countLonger(db: Queryable): Promise<number> {
  return Math.max(await countTeam(db, "board_members"), await countTeam(db, "coaches"));
}

const isSection = (key: string) => SECTIONS.some(({ slug }) => slug === key);
const PEOPLE = Object.values(CONTACT_PEOPLE);
const SECTION_PEOPLE = PEOPLE.filter(({ key }) => isSection(key));
const BOARD_PEOPLE = PEOPLE.filter(({ key }) => !isSection(key));

/** The people of the site and the people to call are the same when their full names are. */
function toPortrait(member: TeamMember, people: typeof PEOPLE): Portrait {
  const { id, full_name: name, role, photo } = member;
  const callFor = people.flatMap((person) => (person.name === name ? [person.subject] : []));
  return { id, name, role, photo, callFor };
}

const toBoardMember = (member: TeamMember) => toPortrait(member, BOARD_PEOPLE);
const toCoach = (member: TeamMember) => toPortrait(member, SECTION_PEOPLE);

const PARTS = [
  { id: "entraineurs", label: "Entraîneurs" },
  { id: "bureau", label: "Bureau" },
  { id: "appeler", label: "Qui appeler" },
];

const keysOf = (people: typeof PEOPLE): ContactKey[] => people.map(({ key }) => key);

export default function Team({ loaderData }: Route.ComponentProps) {
  const { board, coaches } = loaderData;
  const { title, lead, call } = TEAM_PAGE;
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        crumbs={[{ label: "Accueil", to: "/" }, { label: title }]}
      />
      <JumpLinks links={PARTS} />
      <Group id="entraineurs" {...TEAM_PAGE.coaches} list={coaches}>
        <NoTeam title="Les entraîneurs se présentent bientôt">
          Leurs noms et leurs séances sont déjà sur la page de chaque section.
        </NoTeam>
      </Group>
      <Group id="bureau" {...TEAM_PAGE.board} list={board} ground="team-band">
        <NoTeam title="Le bureau se présente bientôt">
          Les portraits arrivent. Les numéros à appeler sont déjà plus bas.
        </NoTeam>
      </Group>
      <section className="section" id="appeler" aria-labelledby="titre-appeler">
        <div className="wrap">
          <SectionHeading id="titre-appeler">{call.title}</SectionHeading>
          <p className="team-text">{call.text}</p>
          <h3 className="call-group">Le club</h3>
          <WhoToCall people={keysOf(BOARD_PEOPLE)} heading="h4" />
          <h3 className="call-group">Les sections</h3>
          <WhoToCall people={keysOf(SECTION_PEOPLE)} heading="h4" />
        </div>
      </section>
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
        <p className="team-text">{text}</p>
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
