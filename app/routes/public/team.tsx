import type { ReactNode } from "react";
import { WhoToCall } from "~/features/contact/who-to-call";
import { NoTeam } from "~/features/team/no-team";
import { listTeam, type TeamMember } from "~/features/team/team.server";
import { type Portrait, TeamList } from "~/features/team/team-list";
import { JumpLinks } from "~/layout/jump-links";
import { PageHead } from "~/layout/page-head";
import { pageMeta } from "~/layout/page-meta";
import { services } from "~/platform/services.server";
import { SectionHeading } from "~/ui/section-heading";
import { TEAM_PAGE } from "~club/club-pages";
import { TEAM_TEXT } from "~club/page-texts/team";
import { CONTACT_PEOPLE, type ContactKey } from "~club/people";
import { SECTIONS } from "~club/sections";
import "~/styles/pages/club-pages.css";
import type { Route } from "./+types/team";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...TEAM_TEXT, path: "/club/trombinoscope" }, matches);

export async function loader({ context }: Route.LoaderArgs) {
  const { kysely } = services(context).database;
  const [board, coaches] = await Promise.all([
    listTeam(kysely, "board_members"),
    listTeam(kysely, "coaches"),
  ]);
  return { board: board.map(toBoardMember), coaches: coaches.map(toCoach) };
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
      <Group id="entraineurs" {...TEAM_PAGE.coaches} people={coaches}>
        <NoTeam title="Les entraîneurs se présentent bientôt">
          Leurs noms et leurs séances sont déjà sur la page de chaque section.
        </NoTeam>
      </Group>
      <Group id="bureau" {...TEAM_PAGE.board} people={board} ground="team-band">
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
  people: readonly Portrait[];
  ground?: string;
  /** Instead of the portraits when there are none. */
  children: ReactNode;
};

function Group({ id, title, text, people, ground = "", children }: GroupProps) {
  return (
    <section className={`section ${ground}`.trimEnd()} id={id} aria-labelledby={`titre-${id}`}>
      <div className="wrap">
        <SectionHeading id={`titre-${id}`}>{title}</SectionHeading>
        <p className="team-text">{text}</p>
        {people.length > 0 ? <TeamList people={people} /> : children}
      </div>
    </section>
  );
}
