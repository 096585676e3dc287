import { withSeason } from "~/club/season-words";
import type { Season } from "~/club/site";
import { trialPathFor } from "~/club/trial-paths";
import { useSite } from "~/club/use-site";
import type { ArticleSummary } from "~/features/articles/article.types";
import { EventCard } from "~/features/articles/event-card";
import { WarningLine } from "~/features/banner/warning-line";
import { CALLER_ID, hasCaller } from "~/features/sections/caller-panel";
import { CoachGrid } from "~/features/sections/coach-grid";
import { FactBar } from "~/features/sections/fact-bar";
import { FeeBibs, PriceNotes } from "~/features/sections/fee-bibs";
import { SectionGear } from "~/features/sections/section-gear";
import { SectionIntroduction } from "~/features/sections/section-introduction";
import type { SectionSheet } from "~/features/sections/section-sheet";
import { SessionList } from "~/features/sections/session-list";
import { JoinBand } from "~/layout/join-band";
import { type JumpLink, JumpLinks } from "~/layout/jump-links";
import { NextEvents } from "~/layout/next-events";
import { PageHead } from "~/layout/page-head";
import { Questions } from "~/layout/questions";
import { LinkButton } from "~/ui/button";
import { HeaderArt } from "~/ui/header-art";
import { SectionHeading } from "~/ui/section-heading";
import "~/styles/pages/registration.css";

/** The parts of the page that the club has something for. */
function partsOf(section: SectionSheet): JumpLink[] {
  const parts = [
    { id: "seances", label: "Horaires", isShown: true },
    { id: "titre-esprit", label: "La section", isShown: section.intro.title !== "" },
    { id: "coachs", label: "Entraîneurs", isShown: section.coaches.length > 0 },
    { id: "pratique", label: "À apporter", isShown: section.bring.length > 0 },
    { id: CALLER_ID, label: "Qui appeler", isShown: hasCaller(section.contact) },
    { id: "tarifs", label: "Tarifs", isShown: hasPrices(section.season) },
    { id: "rejoindre", label: "S’inscrire", isShown: true },
    { id: "titre-questions", label: "Questions", isShown: section.questions.length > 0 },
  ];
  return parts.filter(({ isShown }) => isShown).map(({ id, label }) => ({ id, label }));
}

/** Whether there is a price to show, be it that of a trial. */
export function hasPrices({ fees, trialSessions }: Season): boolean {
  return fees.length > 0 || Boolean(trialSessions);
}

type SectionPageProps = {
  section: SectionSheet;
  events: readonly ArticleSummary[];
  /** The title of the important information where it is a warning; null for none. */
  warning: string | null;
};

/** A section: what, when, with whom, how much, how to join (design: section.html). */
export function SectionPage({ section, events, warning }: SectionPageProps) {
  return (
    <>
      <WarningLine title={warning} />
      <SectionHead section={section} />
      <JumpLinks links={partsOf(section)} />
      {section.facts.length > 0 && <FactBar facts={section.facts} />}
      <section className="section" id="seances" aria-labelledby="titre-seances">
        <div className="wrap two">
          <div>
            <SlotsHeading />
            <SessionList sessions={section.sessions} />
            {section.sessionsNote && <p className="slots-note">{section.sessionsNote}</p>}
          </div>
          <NextEvents title={section.eventsTitle} section={section.key}>
            {eventItems(events)}
          </NextEvents>
        </div>
      </section>
      <SectionIntroduction {...section.intro} levels={section.levels} lane={section.lane} />
      {section.coaches.length > 0 && <SectionCoaches section={section} />}
      <SectionGear {...section} />
      {hasPrices(section.season) && <SectionPrices section={section} />}
      <JoinBand
        id="titre-rejoindre"
        title="Comment nous rejoindre"
        steps={section.steps}
        section={section.key}
      >
        <LinkButton variant="line" onDark to={section.registration}>
          Aide à l’inscription
        </LinkButton>
      </JoinBand>
      {section.questions.length > 0 && <Questions questions={section.questions} />}
    </>
  );
}

/** Above the sessions of a section, which are a part of the club's week. */
export function SlotsHeading() {
  return (
    <SectionHeading id="titre-seances" link={{ to: "/horaires", label: "Tous les horaires" }}>
      Les séances
    </SectionHeading>
  );
}

function SectionHead({ section }: { section: SectionSheet }) {
  const { call } = useSite().menus;
  return (
    <PageHead
      title={section.name}
      lead={section.lead}
      crumbs={[{ label: "Accueil", to: "/" }, { label: section.name }]}
      eyebrow={<LaneEyebrow lane={section.lane} />}
      art={section.art && <HeaderArt {...section.art} />}
      actions={
        <>
          <LinkButton variant="accent" arrow to={trialPathFor(call.path, section.key)}>
            {call.label}
          </LinkButton>
          <LinkButton variant="line" onDark to="#seances">
            Voir les horaires
          </LinkButton>
        </>
      }
    />
  );
}

/** The lane of a section above its name. */
export function LaneEyebrow({ lane }: { lane: number }) {
  return (
    <p className="lane-tag">
      <span className="lane-no" aria-hidden="true">
        {lane}
      </span>
      Couloir {lane}
    </p>
  );
}

/** Event cards as list items, for the panel of next events. */
export function eventItems(events: readonly ArticleSummary[]) {
  return events.flatMap(({ id, title, event }) =>
    event
      ? [
          <li key={id}>
            <EventCard id={id} title={title} event={event} />
          </li>,
        ]
      : [],
  );
}

function SectionCoaches({ section }: { section: SectionSheet }) {
  return (
    <section className="section" id="coachs" aria-labelledby="titre-coachs">
      <div className="wrap">
        <SectionHeading
          id="titre-coachs"
          link={{ to: "/club/trombinoscope", label: "Tout l’organigramme" }}
        >
          {section.coachesTitle}
        </SectionHeading>
        <CoachGrid coaches={section.coaches} />
      </div>
    </section>
  );
}

function SectionPrices({ section }: { section: SectionSheet }) {
  return (
    <section className="section section-paper" id="tarifs" aria-labelledby="titre-tarifs">
      <div className="wrap">
        <SectionHeading id="titre-tarifs">
          {withSeason("Les tarifs", section.season)}
        </SectionHeading>
        <FeeBibs
          season={section.season}
          section={section.key}
          registration={section.registration}
        />
        <PriceNotes season={section.season} />
      </div>
    </section>
  );
}
