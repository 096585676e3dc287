import type { EventPage as Page } from "~/club/events/event-page";
import { EventData } from "~/features/articles/article-data";
import { ArticleGallery } from "~/features/articles/article-gallery";
import { CalmHero } from "~/features/articles/event-page/calm-hero";
import { Course } from "~/features/articles/event-page/course";
import {
  HealthRule,
  PracticalPoints,
  Programme,
  VolunteersCall,
} from "~/features/articles/event-page/event-blocks";
import { EventHero } from "~/features/articles/event-page/event-hero";
import {
  callsVolunteers,
  hasCourse,
  hasHealth,
  hasProgramme,
  hasRegistration,
} from "~/features/articles/event-page/event-parts";
import type { NextEdition } from "~/features/articles/event-page/find-next-edition.server";
import { NextDate } from "~/features/articles/event-page/next-date";
import { Registration } from "~/features/articles/event-page/registration";
import { FactBar } from "~/features/sections/fact-bar";
import { ClubEmblems } from "~/layout/club-emblems";
import { LandingShell } from "~/layout/landing-shell";
import { Questions } from "~/layout/questions";
import { useToday } from "~/layout/site-context";
import { BreadcrumbData, Breadcrumbs } from "~/ui/breadcrumbs";
import "~/styles/pages/event-pages.css";

/** The article that announces the next edition, as the page needs it. */
export type ShownEdition = Pick<NextEdition, "id" | "event" | "images">;

type EventPageProps = { page: Page; next: ShownEdition | null };

/** The class of each look. */
const LOOKS = { race: "race-page", calm: "calm-page" } as const;

/** A race or outing of the club: in the site, or alone with a way back. */
export function EventPage({ page, next }: EventPageProps) {
  const className = LOOKS[page.look];
  if (page.isAlone) {
    return (
      <LandingShell className={className} footWords={page.footWords}>
        <EventParts page={page} next={next} />
        <BreadcrumbData crumbs={crumbsOf(page)} />
        <NextEditionData page={page} next={next} />
      </LandingShell>
    );
  }
  return (
    <div className={className}>
      <EventParts page={page} next={next} />
      <NextEditionData page={page} next={next} />
    </div>
  );
}

function crumbsOf({ name }: Page) {
  return [
    { label: "Accueil", to: "/" },
    { label: "Événements", to: "/evenements" },
    { label: name },
  ];
}

/** The parts of the page that the club has something for. */
function EventParts({ page, next }: EventPageProps) {
  const today = useToday();
  const isRace = page.look === "race";
  const hero = {
    page,
    event: next?.event ?? null,
    today,
    top: !page.isAlone && (
      <>
        <ClubEmblems />
        <Breadcrumbs crumbs={crumbsOf(page)} onDark={isRace} />
      </>
    ),
  };
  const health = hasHealth(page.health) && <HealthRule health={page.health} />;
  const practical = page.practical.length > 0 && <PracticalPoints practical={page.practical} />;
  return (
    <>
      {isRace ? <EventHero {...hero} /> : <CalmHero {...hero} />}
      {isRace && page.facts.length > 0 && <FactBar facts={page.facts} />}
      <div className="section">
        <div className="wrap event-day">
          {hasProgramme(page.programme) && <Programme programme={page.programme} />}
          <NextDate page={page} next={next} today={today} />
        </div>
      </div>
      {hasCourse(page.course) && <Course course={page.course} />}
      {hasRegistration(page.registration) && <Registration registration={page.registration} />}
      {isRace ? health : practical}
      {isRace ? practical : health}
      {next && <ArticleGallery articleId={next.id} images={next.images} />}
      {page.questions.length > 0 && <Questions questions={page.questions} />}
      {callsVolunteers(page.volunteers) && <VolunteersCall volunteers={page.volunteers} />}
    </>
  );
}

/** The next edition for search engines, once it is announced. */
function NextEditionData({ page, next }: EventPageProps) {
  if (!next) return null;
  const { name, teaser, path } = page;
  return <EventData name={name} description={teaser || name} event={next.event} path={path} />;
}
