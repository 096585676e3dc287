import type { ReactNode } from "react";
import { drawnStadium, withDrawing } from "~/club/drawings/drawings";
import type { PagePicture } from "~/club/page-picture";
import type { StadiumWords } from "~/club/page-words";
import { loadSite } from "~/club/read-site.server";
import type { Bus } from "~/club/site";
import { useSite } from "~/club/use-site";
import { loadWarning } from "~/features/banner/load-warning.server";
import { WarningLine } from "~/features/banner/warning-line";
import { AccessPlan } from "~/features/stadium/access-plan";
import { AccessWays, hasAccessWays } from "~/features/stadium/access-ways";
import {
  FacilityList,
  OpeningHours,
  openingsOf,
  StadiumPhotos,
  StepFreeAccess,
} from "~/features/stadium/stadium-blocks";
import { StadiumWeek } from "~/features/stadium/stadium-week";
import { failedPageMeta, pageMeta } from "~/layout/page-meta";
import { WrittenHead } from "~/layout/written-head";
import { services } from "~/platform/services.server";
import { SectionHeading } from "~/ui/section-heading";
import "~/styles/pages/club-pages.css";
import type { Route } from "./+types/stadium";

export const meta: Route.MetaFunction = ({ error, loaderData, matches }) => {
  if (!loaderData) return failedPageMeta(error, matches);
  return pageMeta({ ...loaderData.words.search, path: "/club/le-stade" }, matches);
};

const TIMETABLE_MORE = { to: "/horaires", label: "Voir les horaires" };
const CONTACT_MORE = { to: "/contacts", label: "Nous contacter" };

export async function loader({ context }: Route.LoaderArgs) {
  const { bus, clubHouseHours, pages, sessions, stadiumPictures } = await loadSite(
    services(context),
  );
  const { stadium: words } = pages;
  return {
    words: withDrawing(words),
    openings: openingsOf(words, clubHouseHours),
    pictures: drawnStadium(stadiumPictures),
    bus,
    sessions: sessions.filter(({ isAtStadium }) => isAtStadium),
    warning: await loadWarning(services(context)),
  };
}

/** The club need not say everything: what is empty is left out. */
export default function Stadium({ loaderData }: Route.ComponentProps) {
  const { words, openings, pictures, sessions, bus } = loaderData;
  const { closingRule, facilities, weekText } = words;
  return (
    <>
      <WarningLine title={loaderData.warning} />
      <WrittenHead words={words} crumb="Le stade" />
      {(openings.length > 0 || closingRule) && (
        <Block id="ouverture" title="Quand c’est ouvert" more={CONTACT_MORE}>
          <OpeningHours openings={openings} closingRule={closingRule} />
        </Block>
      )}
      {facilities.length > 0 && (
        <Block id="installations" title="Les installations" className="stadium-band">
          <FacilityList facilities={facilities} />
        </Block>
      )}
      {sessions.length > 0 && (
        <Block id="semaine" title="La semaine au stade" more={TIMETABLE_MORE}>
          {weekText && <p className="stadium-text">{weekText}</p>}
          <StadiumWeek sessions={sessions} />
        </Block>
      )}
      {pictures.photos.length > 0 && (
        <Block id="photos" title="En images" className="stadium-band">
          <StadiumPhotos photos={pictures.photos} />
        </Block>
      )}
      <WayToStadium words={words} plan={pictures.plan} bus={bus} />
    </>
  );
}

type WayToStadiumProps = { words: StadiumWords; plan: PagePicture | null; bus: Bus | null };

function WayToStadium({ words, plan, bus }: WayToStadiumProps) {
  const { stepFree, ways } = words;
  const { name, address } = useSite().club.stadium;
  const hasWays = hasAccessWays(ways, bus);
  if (!plan && stepFree.length === 0 && !hasWays && !name && !address) return null;
  return (
    <Block id="plan" title="Venir au stade">
      {(plan || stepFree.length > 0) && (
        <div className="stadium-access">
          {plan && (
            <div className="plan">
              <AccessPlan {...plan} />
            </div>
          )}
          {stepFree.length > 0 && <StepFreeAccess lines={stepFree} />}
        </div>
      )}
      <StadiumAddress />
      {hasWays && <AccessWays bus={bus} ways={ways} />}
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
