import { callFor } from "~/club/calls";
import { loadSite } from "~/club/read-site.server";
import type { Contact, Season } from "~/club/site";
import { CallerPanel } from "~/features/sections/caller-panel";
import { PriceNotes } from "~/features/sections/fee-bibs";
import { FeeTable } from "~/features/sections/fee-table";
import { formLinks } from "~/features/sections/form-view";
import { HeaderArt } from "~/features/sections/header-art";
import { AidList, FormList, HealthRules } from "~/features/sections/registration-blocks";
import { RegistrationDates } from "~/features/sections/registration-dates";
import { RegistrationWay } from "~/features/sections/registration-way";
import { PageHead } from "~/layout/page-head";
import { pageMeta } from "~/layout/page-meta";
import { Questions } from "~/layout/questions";
import { useToday } from "~/layout/site-context";
import { services } from "~/platform/services.server";
import { LinkButton } from "~/ui/button";
import { SectionHeading } from "~/ui/section-heading";
import picture from "~club/art/club-house.svg";
import { clubHouseOn } from "~club/club-house";
import { REGISTRATION_HELP_TEXT } from "~club/page-texts/registration-help";
import {
  AID_SCHEMES,
  HEALTH_RULES,
  registrationQuestions,
  registrationSteps,
} from "~club/registration";
import "~/styles/pages/registration.css";
import type { Route } from "./+types/registration-help";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...REGISTRATION_HELP_TEXT, path: "/inscription/aide" }, matches);

/** The forms' titles only: their sheets stay on the server. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = await loadSite(services(context));
  const { joining: season } = site.season;
  return {
    forms: formLinks(site),
    season,
    clubHouseHours: site.clubHouseHours,
    call: callFor(site, "registration"),
  };
}

export default function RegistrationHelp({ loaderData }: Route.ComponentProps) {
  const { season, clubHouseHours, call } = loaderData;
  return (
    <>
      <HelpHead />
      <HelpWay season={season} clubHouseHours={clubHouseHours} call={call} />
      <section className="section section-paper" id="sante" aria-labelledby="titre-sante">
        <div className="wrap">
          <SectionHeading id="titre-sante">
            Quelle règle de santé pour moi{"\u00a0"}?
          </SectionHeading>
          <HealthRules rules={HEALTH_RULES} />
        </div>
      </section>
      <section className="section" id="formulaires" aria-labelledby="titre-formulaires">
        <div className="wrap">
          <SectionHeading id="titre-formulaires">Les formulaires</SectionHeading>
          <FormList forms={loaderData.forms} />
        </div>
      </section>
      {season.fees.length > 0 && (
        <section className="section section-flush" id="tarifs" aria-labelledby="titre-tarifs">
          <div className="wrap">
            <SectionHeading id="titre-tarifs">Tous les tarifs</SectionHeading>
            <FeeTable season={season} />
            <PriceNotes season={season} />
          </div>
        </section>
      )}
      <section className="section section-paper" id="aides" aria-labelledby="titre-aides">
        <div className="wrap">
          <SectionHeading id="titre-aides">Les aides, qui se cumulent</SectionHeading>
          <AidList schemes={AID_SCHEMES} />
        </div>
      </section>
      <RegistrationDates season={season} today={useToday()} />
      <Questions questions={registrationQuestions(season, clubHouseHours)} />
    </>
  );
}

function HelpHead() {
  return (
    <PageHead
      title="Aide à l’inscription"
      lead="Trois quarts d’heure en tout, et quelqu’un au bout du fil si vous calez. Vous pouvez vous arrêter et reprendre où vous voulez."
      crumbs={[{ label: "Accueil", to: "/" }, { label: "Aide à l’inscription" }]}
      art={
        <HeaderArt
          src={picture}
          alt="Quatre personnes discutent devant le club-house éclairé, à la tombée du soir"
          focusX={50}
          focusY={60}
        />
      }
      actions={
        <>
          <LinkButton variant="accent" arrow to="#formulaires">
            Les formulaires
          </LinkButton>
          <LinkButton variant="line" onDark to="#aides">
            Les aides
          </LinkButton>
        </>
      }
    />
  );
}

type HelpWayProps = { season: Season; clubHouseHours: string; call: Contact };

function HelpWay({ season, clubHouseHours, call }: HelpWayProps) {
  return (
    <section className="section" aria-labelledby="titre-etapes">
      <div className="wrap two">
        <div>
          <SectionHeading id="titre-etapes">Pas à pas</SectionHeading>
          <RegistrationWay steps={registrationSteps(season, clubHouseHours)} />
        </div>
        <div className="side-panels side-sticky">
          <CallerPanel id="titre-appeler" title={"Besoin d’aide\u00a0?"} call={call} />
          <section className="panel" aria-labelledby="titre-venir">
            <h2 id="titre-venir">Ou venez nous voir</h2>
            <p className="panel-note">
              Au {clubHouseOn(clubHouseHours)}. Un bénévole remplit la fiche avec vous, sans
              rendez-vous.
            </p>
            <LinkButton variant="line" block to="/club/le-stade">
              Venir au stade
            </LinkButton>
          </section>
        </div>
      </div>
    </section>
  );
}
