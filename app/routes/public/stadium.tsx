import type { ReactNode } from "react";
import { loadSite } from "~/club/read-site.server";
import { AccessPlan } from "~/features/stadium/access-plan";
import { AccessWays } from "~/features/stadium/access-ways";
import {
  FacilityList,
  OpeningHours,
  StadiumPhotos,
  StepFreeAccess,
} from "~/features/stadium/stadium-blocks";
import { StadiumWeek } from "~/features/stadium/stadium-week";
import { PageHead } from "~/layout/page-head";
import { pageMeta } from "~/layout/page-meta";
import { services } from "~/platform/services.server";
import { SectionHeading } from "~/ui/section-heading";
import { STADIUM_PAGE } from "~club/club-pages";
import { TIMETABLE_LINK } from "~club/navigation";
import { STADIUM_TEXT } from "~club/page-texts/stadium";
import { STADIUM } from "~club/stadium";
import "~/styles/pages/club-pages.css";
import type { Route } from "./+types/stadium";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...STADIUM_TEXT, path: "/club/le-stade" }, matches);

const TIMETABLE_MORE = { to: TIMETABLE_LINK.path, label: TIMETABLE_LINK.label };
const CONTACT_MORE = { to: "/contacts", label: "Nous contacter" };

export async function loader({ context }: Route.LoaderArgs) {
  const { sessions } = await loadSite(services(context));
  return { sessions: sessions.filter(({ isAtStadium }) => isAtStadium) };
}

export default function Stadium({ loaderData }: Route.ComponentProps) {
  const { title, lead, picture, week } = STADIUM_PAGE;
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        crumbs={[{ label: "Accueil", to: "/" }, { label: title }]}
        art={<img {...picture} alt={picture.alt} />}
      />
      <Block id="ouverture" title="Quand c’est ouvert" more={CONTACT_MORE}>
        <OpeningHours />
      </Block>
      <Block id="installations" title="Les installations" className="stadium-band">
        <FacilityList />
      </Block>
      {loaderData.sessions.length > 0 && (
        <Block id="semaine" title={week.title} more={TIMETABLE_MORE}>
          <p className="stadium-text">{week.text}</p>
          <StadiumWeek sessions={loaderData.sessions} />
        </Block>
      )}
      <Block id="photos" title="En images" className="stadium-band">
        <StadiumPhotos />
      </Block>
      <WayToStadium />
    </>
  );
}

function WayToStadium() {
  return (
    <Block id="plan" title="Venir au stade">
      <div className="stadium-access">
        <div className="plan">
          <AccessPlan />
        </div>
        <StepFreeAccess />
      </div>
      <p className="stadium-address">
        <b>{STADIUM.name}</b>, {STADIUM.address}
      </p>
      <AccessWays />
    </Block>
  );
}

type BlockProps = {
  id: string;
  title: string;
  more?: { to: string; label: string };
  className?: string;
  children: ReactNode;
};

function Block({ id, title, more, className = "", children }: BlockProps) {
  return (
    <section className={`section ${className}`.trimEnd()} id={id} aria-labelledby={`titre-${id}`}>
      <div className="wrap">
        <SectionHeading id={`titre-${id}`} link={more}>
          {title}
        </SectionHeading>
        {children}
      </div>
    </section>
  );
}
