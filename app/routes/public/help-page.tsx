import { HEALTH_RULES } from "~/club/health-rules";
import type { HelpWords } from "~/club/page-words";
import { deadlinesOf } from "~/club/season-words";
import type { Contact } from "~/club/site";
import { useSite } from "~/club/use-site";
import { CALLER_ID, CallerPanel, hasCaller } from "~/features/sections/caller-panel";
import { PriceNotes } from "~/features/sections/fee-bibs";
import { FeeTable } from "~/features/sections/fee-table";
import type { HelpSheet } from "~/features/sections/help-sheet";
import { AidList, FormList, HealthRules } from "~/features/sections/registration-blocks";
import { RegistrationDates } from "~/features/sections/registration-dates";
import { RegistrationWay } from "~/features/sections/registration-way";
import { type JumpLink, JumpLinks } from "~/layout/jump-links";
import { Questions } from "~/layout/questions";
import { useToday } from "~/layout/site-context";
import { WrittenHead } from "~/layout/written-head";
import { LinkButton } from "~/ui/button";
import { SectionHeading } from "~/ui/section-heading";
import "~/styles/pages/registration.css";

/** The parts of the page that the club has something for. */
function partsOf({ words, forms, season, call }: HelpSheet): JumpLink[] {
  const { steps, aids, questions } = words;
  const parts = [
    { id: "titre-etapes", label: steps.length > 0 ? "Pas à pas" : "S’inscrire", isShown: true },
    { id: CALLER_ID, label: "Besoin d’aide\u00a0?", isShown: hasCaller(call) },
    { id: "sante", label: "Santé", isShown: true },
    { id: "formulaires", label: "Formulaires", isShown: forms.length > 0 },
    { id: "tarifs", label: "Tarifs", isShown: season.fees.length > 0 },
    { id: "aides", label: "Aides", isShown: aids.length > 0 },
    { id: "titre-dates", label: "Dates", isShown: deadlinesOf(season).length > 0 },
    { id: "titre-questions", label: "Questions", isShown: questions.length > 0 },
  ];
  return parts.filter(({ isShown }) => isShown).map(({ id, label }) => ({ id, label }));
}

/** The fees, forms, rules and steps of every registration. */
export function HelpPage({ sheet }: { sheet: HelpSheet }) {
  const { words, season, call, forms } = sheet;
  const { aids, questions } = words;
  return (
    <>
      <HelpHead words={words} hasForms={forms.length > 0} />
      <JumpLinks links={partsOf(sheet)} />
      <HelpWay words={words} call={call} hasForms={forms.length > 0} />
      <section className="section section-paper" id="sante" aria-labelledby="titre-sante">
        <div className="wrap">
          <SectionHeading id="titre-sante">
            Quelle règle de santé pour moi{"\u00a0"}?
          </SectionHeading>
          <HealthRules rules={HEALTH_RULES} />
        </div>
      </section>
      {forms.length > 0 && (
        <section className="section" id="formulaires" aria-labelledby="titre-formulaires">
          <div className="wrap">
            <SectionHeading id="titre-formulaires">Les formulaires</SectionHeading>
            <FormList forms={forms} />
          </div>
        </section>
      )}
      {season.fees.length > 0 && (
        <section className="section section-flush" id="tarifs" aria-labelledby="titre-tarifs">
          <div className="wrap">
            <SectionHeading id="titre-tarifs">Tous les tarifs</SectionHeading>
            <FeeTable season={season} />
            <PriceNotes season={season} />
          </div>
        </section>
      )}
      {aids.length > 0 && (
        <section className="section section-paper" id="aides" aria-labelledby="titre-aides">
          <div className="wrap">
            <SectionHeading id="titre-aides">Les aides, qui se cumulent</SectionHeading>
            <AidList aids={aids} />
          </div>
        </section>
      )}
      <RegistrationDates season={season} today={useToday()} />
      {questions.length > 0 && <Questions questions={questions} />}
    </>
  );
}

function HelpHead({ words, hasForms }: { words: HelpWords; hasForms: boolean }) {
  return (
    <WrittenHead
      words={words}
      crumb="Aide à l’inscription"
      actions={
        <>
          {hasForms && (
            <LinkButton variant="accent" arrow to="#formulaires">
              Les formulaires
            </LinkButton>
          )}
          {words.aids.length > 0 && (
            <LinkButton variant="line" onDark to="#aides">
              Les aides
            </LinkButton>
          )}
        </>
      }
    />
  );
}

type HelpWayProps = { words: HelpWords; call: Contact; hasForms: boolean };

function HelpWay({ words, call, hasForms }: HelpWayProps) {
  const { steps, visit } = words;
  const { sections } = useSite();
  const hasSections = sections.some(({ lane }) => lane !== null);
  const parts = {
    trial: hasSections,
    sections: hasSections,
    health: true,
    forms: hasForms,
    aids: words.aids.length > 0,
  };
  return (
    <section className="section" aria-labelledby="titre-etapes">
      <div className="wrap two">
        <div>
          <SectionHeading id="titre-etapes">
            {steps.length > 0 ? "Pas à pas" : "S’inscrire"}
          </SectionHeading>
          {steps.length > 0 ? (
            <RegistrationWay steps={steps} parts={parts} />
          ) : (
            <p>Écrivez-nous ou venez nous voir{"\u00a0"}: nous vous dirons comment faire.</p>
          )}
        </div>
        <div className="side-panels side-sticky">
          <CallerPanel title={"Besoin d’aide\u00a0?"} call={call} />
          {visit && (
            <section className="panel" aria-labelledby="titre-venir">
              <h2 id="titre-venir">Ou venez nous voir</h2>
              <p className="panel-note">{visit}</p>
              <LinkButton variant="line" block to="/club/le-stade">
                Venir au stade
              </LinkButton>
            </section>
          )}
        </div>
      </div>
    </section>
  );
}
