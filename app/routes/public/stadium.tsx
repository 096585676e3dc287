import type { ReactNode } from "react";
import { loadSite } from "~/club/read-site.server";
import type { Bus } from "~/club/site";
import { useSite } from "~/club/use-site";
import { loadWarning } from "~/features/banner/load-warning.server";
import { WarningLine } from "~/features/banner/warning-line";
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
import { STADIUM_TEXT } from "~club/page-texts/stadium";
import "~/styles/pages/club-pages.css";
import type { Route } from "./+types/stadium";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...STADIUM_TEXT, path: "/club/le-stade" }, matches);

const TIMETABLE_MORE = { to: "/horaires", label: "Voir les horaires" };
const CONTACT_MORE = { to: "/contacts", label: "Nous contacter" };

export async function loader({ context }: Route.LoaderArgs) {
  const { bus, clubHouseHours, sessions } = await loadSite(services(context));
  return {
    bus,
    clubHouseHours,
    sessions: sessions.filter(({ isAtStadium }) => isAtStadium),
    warning: await loadWarning(services(context)),
  };
}

export default function Stadium({ loaderData }: Route.ComponentProps) {
  const { title, lead, picture, week } = STADIUM_PAGE;
  return (
    <>
      <WarningLine title={loaderData.warning} />
      <PageHead
        title={title}
        lead={lead}
        crumbs={[{ label: "Accueil", to: "/" }, { label: title }]}
        art={<img {...picture} alt={picture.alt} />}
      />
      <Block id="ouverture" title="Quand c’est ouvert" more={CONTACT_MORE}>
        <OpeningHours clubHouseHours={loaderData.clubHouseHours} />
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
      <WayToStadium bus={loaderData.bus} />
    </>
  );
}

function WayToStadium({ bus }: { bus: Bus | null }) {
  return (
    <Block id="plan" title="Venir au stade">
      <div className="stadium-access">
        <div className="plan">
          <AccessPlan bus={bus} />
        </div>
        <StepFreeAccess />
      </div>
      <StadiumAddress />
      <AccessWays bus={bus} />
    </Block>
  );
}

function StadiumAddress() {
  const { name, address } = useSite().club.stadium;
  if (!name && !address) return null;
  return (
    <p className="stadium-address">
      {name && <b>{name}</b>}
      {name && address && ", "}
      {address}
    </p>
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
