import { loadSite } from "~/club/read-site.server";
import { EventData } from "~/features/articles/article-data";
import { ArticleGallery } from "~/features/articles/article-gallery";
import { Course } from "~/features/articles/event-page/course";
import { DetoxHero } from "~/features/articles/event-page/detox-hero";
import {
  HealthRule,
  PracticalPoints,
  Programme,
  VolunteersCall,
} from "~/features/articles/event-page/event-blocks";
import { findNextEdition } from "~/features/articles/event-page/find-next-edition.server";
import { NextDate } from "~/features/articles/event-page/next-date";
import { Registration } from "~/features/articles/event-page/registration";
import { LandingShell } from "~/layout/landing-shell";
import { pageMeta } from "~/layout/page-meta";
import { Questions } from "~/layout/questions";
import { useToday } from "~/layout/site-context";
import { services } from "~/platform/services.server";
import { BreadcrumbData } from "~/ui/breadcrumbs";
import { DETOX_RELAIS, DETOX_RELAIS_TEXT } from "~club/events/detox-relais";
import "~/styles/pages/event-pages.css";
import type { Route } from "./+types/detox-relais";

const CRUMBS = [
  { label: "Accueil", to: "/" },
  { label: "Événements", to: "/evenements" },
  { label: DETOX_RELAIS.name },
];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...DETOX_RELAIS_TEXT, path: DETOX_RELAIS.path }, matches);

export async function loader({ context }: Route.LoaderArgs) {
  const { database, now } = services(context);
  const { clubHouseHours } = await loadSite(services(context));
  return { next: await findNextEdition(database.kysely, DETOX_RELAIS, now), clubHouseHours };
}

/** Outside the main layout (specification §2): a look of its own, and a way back. */
export default function DetoxRelais({ loaderData }: Route.ComponentProps) {
  const { next, clubHouseHours } = loaderData;
  const today = useToday();
  return (
    <LandingShell className="detox">
      <DetoxHero page={DETOX_RELAIS} event={next?.event ?? null} today={today} />
      <div className="section">
        <div className="wrap event-day">
          <Programme programme={DETOX_RELAIS.programme} />
          <NextDate page={DETOX_RELAIS} next={next} today={today} />
        </div>
      </div>
      <Course course={DETOX_RELAIS.course} />
      <Registration registration={DETOX_RELAIS.registration(clubHouseHours)} />
      <PracticalPoints practical={DETOX_RELAIS.practical} />
      <HealthRule health={DETOX_RELAIS.health} />
      {next && <ArticleGallery articleId={next.id} images={next.images} />}
      <Questions questions={DETOX_RELAIS.faq} />
      <VolunteersCall volunteers={DETOX_RELAIS.volunteers} />
      <BreadcrumbData crumbs={CRUMBS} />
      {next && (
        <EventData
          name={DETOX_RELAIS.name}
          description={DETOX_RELAIS.teaser}
          event={next.event}
          path={DETOX_RELAIS.path}
        />
      )}
    </LandingShell>
  );
}
