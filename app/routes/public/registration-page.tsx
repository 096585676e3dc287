import { deadlinesOf, withSeason } from "~/club/season-words";
import type { ArticleSummary } from "~/features/articles/article.types";
import { CALLER_ID, CallerPanel, hasCaller } from "~/features/sections/caller-panel";
import { CoachGrid } from "~/features/sections/coach-grid";
import { FactBar } from "~/features/sections/fact-bar";
import { FeeBibs, PriceNotes } from "~/features/sections/fee-bibs";
import { AidList, FormList, HealthRules } from "~/features/sections/registration-blocks";
import { RegistrationDates } from "~/features/sections/registration-dates";
import type { RegistrationSheet } from "~/features/sections/registration-sheet";
import { TickList } from "~/features/sections/section-gear";
import { SectionIntroduction } from "~/features/sections/section-introduction";
import { SessionList } from "~/features/sections/session-list";
import { JoinBand } from "~/layout/join-band";
import { type JumpLink, JumpLinks } from "~/layout/jump-links";
import { NextEvents } from "~/layout/next-events";
import { PageHead } from "~/layout/page-head";
import { Questions } from "~/layout/questions";
import { useToday } from "~/layout/site-context";
import { LinkButton } from "~/ui/button";
import { HeaderArt } from "~/ui/header-art";
import { MoreLink, SectionHeading } from "~/ui/section-heading";
import "~/styles/pages/registration.css";
import { eventItems, hasPrices, LaneEyebrow, SlotsHeading } from "./section-page";

/** The parts of the page that the club has something for. */
function partsOf(page: RegistrationSheet): JumpLink[] {
  const parts = [
    { id: "titre-esprit", label: "Pour qui", isShown: page.intro.title !== "" },
    { id: "seances", label: "Horaires", isShown: true },
    { id: CALLER_ID, label: "Qui appeler", isShown: hasCaller(page.contact) },
    { id: "rejoindre", label: "Étapes", isShown: true },
    { id: "dossier", label: "Dossier", isShown: hasFile(page) },
    { id: "tarifs", label: "Tarifs", isShown: hasPrices(page.season) || page.aids.length > 0 },
    { id: "titre-dates", label: "Dates", isShown: deadlinesOf(page.season).length > 0 },
    { id: "titre-questions", label: "Questions", isShown: page.questions.length > 0 },
  ];
  return parts.filter(({ isShown }) => isShown).map(({ id, label }) => ({ id, label }));
}

function hasFile({ documents, forms, health }: RegistrationSheet): boolean {
  return documents.length > 0 || forms.length > 0 || health.length > 0;
}

type RegistrationPageProps = { page: RegistrationSheet; events: readonly ArticleSummary[] };

/** Joining a section: for whom, when, how, what to give, what it costs. */
export function RegistrationPage({ page, events }: RegistrationPageProps) {
  return (
    <>
      <RegistrationHead page={page} />
      <JumpLinks links={partsOf(page)} />
      {page.facts.length > 0 && <FactBar facts={page.facts} />}
      <SectionIntroduction {...page.intro} levels={page.levels} lane={page.lane} />
      <RegistrationSlots page={page} events={events} />
      <JoinBand id="titre-etapes" title={page.stepsTitle} steps={page.steps} section={page.key}>
        <LinkButton variant="line" onDark to="/inscription/aide">
          Le pas à pas complet
        </LinkButton>
      </JoinBand>
      {hasFile(page) && <RegistrationFile page={page} />}
      {(hasPrices(page.season) || page.aids.length > 0) && <RegistrationPrices page={page} />}
      <RegistrationDates season={page.season} today={useToday()} />
      {page.questions.length > 0 && <Questions questions={page.questions} />}
    </>
  );
}

function RegistrationHead({ page }: { page: RegistrationSheet }) {
  return (
    <PageHead
      title={page.title}
      lead={page.lead}
      crumbs={[
        { label: "Accueil", to: "/" },
        { label: "Inscription", to: "/inscription/aide" },
        { label: page.title },
      ]}
      eyebrow={<LaneEyebrow lane={page.lane} />}
      art={page.art && <HeaderArt {...page.art} />}
      actions={
        <>
          {hasFile(page) && (
            <LinkButton variant="accent" arrow to="#dossier">
              Préparer mon dossier
            </LinkButton>
          )}
          {hasPrices(page.season) && (
            <LinkButton variant="line" onDark to="#tarifs">
              Voir les tarifs
            </LinkButton>
          )}
        </>
      }
    />
  );
}

function RegistrationSlots({ page, events }: RegistrationPageProps) {
  return (
    <section className="section" id="seances" aria-labelledby="titre-seances">
      <div className="wrap two">
        <div>
          <SlotsHeading />
          <SessionList sessions={page.sessions} />
          {page.sessionsNote && <p className="slots-note">{page.sessionsNote}</p>}
          {page.coaches.length > 0 && (
            <>
              <h2 className="d3 registration-coaches">{page.coachesTitle}</h2>
              <CoachGrid coaches={page.coaches} />
            </>
          )}
        </div>
        <div className="side-panels">
          <NextEvents title={page.eventsTitle} section={page.key}>
            {eventItems(events)}
          </NextEvents>
          <CallerPanel title="Qui appeler" call={page.contact} />
        </div>
      </div>
    </section>
  );
}

function RegistrationFile({ page }: { page: RegistrationSheet }) {
  return (
    <section className="section" id="dossier" aria-labelledby="titre-dossier">
      <div className="wrap">
        <SectionHeading id="titre-dossier">Votre dossier</SectionHeading>
        {(page.documents.length > 0 || page.forms.length > 0) && <FilePapers page={page} />}
        {page.health.length > 0 && (
          <>
            <h3 className="d4 file-health">Et la santé{"\u00a0"}?</h3>
            <HealthRules rules={page.health} />
          </>
        )}
      </div>
    </section>
  );
}

function FilePapers({ page }: { page: RegistrationSheet }) {
  return (
    <div className="file-grid">
      {page.documents.length > 0 && (
        <div>
          <h3 className="d4">Les documents</h3>
          <TickList lines={page.documents} />
        </div>
      )}
      {page.forms.length > 0 && (
        <div>
          <h3 className="d4">À imprimer</h3>
          <FormList forms={page.forms} />
        </div>
      )}
    </div>
  );
}

function RegistrationPrices({ page }: { page: RegistrationSheet }) {
  return (
    <section className="section section-paper" id="tarifs" aria-labelledby="titre-tarifs">
      <div className="wrap">
        <SectionHeading id="titre-tarifs">{withSeason("Les tarifs", page.season)}</SectionHeading>
        {hasPrices(page.season) && (
          <FeeBibs
            season={page.season}
            section={page.key}
            registration={hasFile(page) ? "#dossier" : "/inscription/aide"}
          />
        )}
        <PriceNotes season={page.season} />
        {page.aids.length > 0 && (
          <>
            <div className="aids-head">
              <h3 className="d4">Les aides</h3>
              <MoreLink to="/inscription/aide#aides">Toutes les aides</MoreLink>
            </div>
            <AidList aids={page.aids} />
          </>
        )}
      </div>
    </section>
  );
}
