import { loadSite } from "~/club/read-site.server";
import { EventData } from "~/features/articles/article-data";
import { ArticleGallery } from "~/features/articles/article-gallery";
import { Course } from "~/features/articles/event-page/course";
import {
  HealthRule,
  PracticalPoints,
  Programme,
  VolunteersCall,
} from "~/features/articles/event-page/event-blocks";
import { EventHero } from "~/features/articles/event-page/event-hero";
import { findNextEdition } from "~/features/articles/event-page/find-next-edition.server";
import { NextDate } from "~/features/articles/event-page/next-date";
import { Registration } from "~/features/articles/event-page/registration";
import { FactBar } from "~/features/sections/fact-bar";
import { ClubEmblems } from "~/layout/club-emblems";
import { pageMeta } from "~/layout/page-meta";
import { Questions } from "~/layout/questions";
import { useToday } from "~/layout/site-context";
import { services } from "~/platform/services.server";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { RUN_2K, RUN_2K_TEXT } from "~club/events/run-2k";
import "~/styles/pages/event-pages.css";
import type { Route } from "./+types/run-2k";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...RUN_2K_TEXT, path: RUN_2K.path }, matches);

export async function loader({ context }: Route.LoaderArgs) {
  const { database, now } = services(context);
  const { clubHouseHours } = await loadSite(services(context));
  return { next: await findNextEdition(database.kysely, RUN_2K, now), clubHouseHours };
}

export default function Run2k({ loaderData }: Route.ComponentProps) {
  const { next, clubHouseHours } = loaderData;
  const today = useToday();
  const crumbs = [
    { label: "Accueil", to: "/" },
    { label: "Événements", to: "/evenements" },
    { label: RUN_2K.name },
  ];
  return (
    <div className="run-page">
      <EventHero
        page={RUN_2K}
        event={next?.event ?? null}
        today={today}
        top={
          <>
            <ClubEmblems />
            <Breadcrumbs crumbs={crumbs} onDark />
          </>
        }
      />
      <FactBar facts={RUN_2K.facts} />
      <div className="section">
        <div className="wrap event-day">
          <Programme programme={RUN_2K.programme} />
          <NextDate page={RUN_2K} next={next} today={today} />
        </div>
      </div>
      <Course course={RUN_2K.course} />
      <Registration registration={RUN_2K.registration(clubHouseHours)} />
      <HealthRule health={RUN_2K.health} />
      <PracticalPoints practical={RUN_2K.practical} />
      {next && <ArticleGallery articleId={next.id} images={next.images} />}
      <Questions questions={RUN_2K.faq} />
      <VolunteersCall volunteers={RUN_2K.volunteers} />
      {next && (
        <EventData
          name={RUN_2K.name}
          description={RUN_2K.teaser}
          event={next.event}
          path={RUN_2K.path}
        />
      )}
    </div>
  );
}
