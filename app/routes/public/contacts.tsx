import { redirect, useLocation } from "react-router";
import { loadSite } from "~/club/read-site.server";
import type { Bus, Call } from "~/club/site";
import { ANY_SECTION } from "~/club/trial-paths";
import { useSite } from "~/club/use-site";
import { ContactForm } from "~/features/contact/contact-form";
import { ContactList } from "~/features/contact/contact-list";
import { shownCalls } from "~/features/contact/shown-calls";
import { WhoToCall } from "~/features/contact/who-to-call";
import { galleryImagePath } from "~/features/gallery/gallery-query";
import { AccessPlan } from "~/features/stadium/access-plan";
import { AccessWays } from "~/features/stadium/access-ways";
import { InteractiveMap } from "~/features/stadium/interactive-map";
import { contactPath, readTrialQuery } from "~/features/trial/trial";
import { TrialChoices } from "~/features/trial/trial-choices";
import { trialOf } from "~/features/trial/trial-sessions.server";
import { PageHead } from "~/layout/page-head";
import { pageMeta } from "~/layout/page-meta";
import { parisDay } from "~/lib/paris-instants";
import { readRemoval } from "~/lib/photo-removal";
import type { PageQueryHandle } from "~/platform/page-cache/page-query";
import type { FrameHandle, RecaptchaHandle } from "~/platform/page-cache/policy-origins";
import { services } from "~/platform/services.server";
import { Icon } from "~/ui/icon";
import { SectionHeading } from "~/ui/section-heading";
import { useSiteOrigin } from "~/ui/site-origin";
import { CONTACT_PAGE, TRIAL_PAGE } from "~club/club-pages";
import { MAP_PROVIDER, mapLinks } from "~club/map";
import { CONTACTS_TEXT } from "~club/page-texts/contacts";
import "~/styles/pages/club-pages.css";
import type { Route } from "./+types/contacts";

/** The only page that may show another site in a frame, and ask Google about robots where that is configured. */
export const handle: FrameHandle & RecaptchaHandle & PageQueryHandle = {
  canonicalPath: (params) => contactPath(readTrialQuery(params)),
  frameOrigins: [MAP_PROVIDER.origin],
  usesRecaptcha: true,
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const isTrial = loaderData !== undefined && (loaderData.trial !== null || loaderData.asksSection);
  const text = isTrial ? { ...CONTACTS_TEXT, title: TRIAL_PAGE.title } : CONTACTS_TEXT;
  return pageMeta({ ...text, path: "/contacts" }, matches);
};

/** The form's captcha, as far as a browser may know: where nothing is configured, the site's own. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { environment, now } = services(context);
  const { recaptcha } = environment;
  const site = await loadSite(services(context));
  const { bus, calls } = site;
  // A club without sections, or one that cannot be read, has nothing to try: it can be written to.
  const canTry = site.sections.some(({ lane }) => lane !== null);
  const asked = canTry ? readTrialQuery(url.searchParams) : null;
  const asksSection = asked === ANY_SECTION;
  const trial = asked === null || asksSection ? null : trialOf(site, asked, parisDay(now));
  if (asked !== null && !asksSection && !trial) throw redirect(contactPath(null));
  return {
    trial,
    /** Somebody wants to try, and has not said which section. */
    asksSection,
    bus,
    calls: shownCalls(calls).filter(({ isOnContacts }) => isOnContacts),
    recaptcha: recaptcha && { origin: recaptcha.origin, siteKey: recaptcha.siteKey },
  };
}

export default function Contacts({ loaderData }: Route.ComponentProps) {
  const { bus, calls, recaptcha, trial, asksSection } = loaderData;
  const { title, lead } = trial || asksSection ? TRIAL_PAGE : CONTACT_PAGE;
  const removal = useRemovalDraft();
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        crumbs={[{ label: "Accueil", to: "/" }, { label: "Contact" }]}
      />
      <div className="wrap contact-grid">
        {asksSection ? (
          <TrialChoices />
        ) : (
          <ContactForm
            // The fields of another trial are other fields.
            key={trial?.section.key ?? ""}
            draft={trial ? TRIAL_DRAFT : removal}
            recaptcha={recaptcha}
            refusesHeadless={CONTACT_PAGE.refusesHeadless}
            trial={trial}
          />
        )}
        <aside className="contact-side" aria-labelledby="titre-coordonnees">
          <h2 className="d3" id="titre-coordonnees">
            Le club
          </h2>
          <ContactList />
          <WhatToSay />
        </aside>
      </div>
      <WayToStadium bus={bus} />
      {calls.length > 0 && <Calls calls={calls} />}
    </>
  );
}

function Calls({ calls }: { calls: readonly Call[] }) {
  return (
    <section className="section contact-band" aria-labelledby="titre-appeler">
      <div className="wrap">
        <SectionHeading
          id="titre-appeler"
          link={{ to: "/club/trombinoscope", label: "Tout l’organigramme" }}
        >
          Qui appeler pour quoi
        </SectionHeading>
        <WhoToCall calls={calls} />
      </div>
    </section>
  );
}

const TRIAL_LINES = [
  "Bonjour,",
  "",
  "nous aimerions essayer cette séance.",
  "Prénom de la personne qui vient\u00a0: ",
  "Téléphone, en cas de changement\u00a0: ",
];

const TRIAL_DRAFT = {
  title: "",
  message: TRIAL_LINES.join("\n"),
};

/** The message of somebody who asks for the removal of a photo, with which one. Read in the browser alone: servers see no `#`. */
function useRemovalDraft() {
  const photo = readRemoval(useLocation().hash);
  const origin = useSiteOrigin();
  if (!photo) return null;
  const name = photo.title ? ` «\u00a0${photo.title}\u00a0»` : "";
  const [place, path] = photo.isInArticle
    ? ["de l’article", `/actualites/${photo.id}`]
    : ["de la galerie", galleryImagePath(photo.id)];
  return {
    title: "Retrait d’une photo",
    message: `Bonjour,\n\nje demande le retrait de la photo${name} ${place}\u00a0:\n${origin}${path}\n\n`,
  };
}

function WhatToSay() {
  return (
    <div className="contact-say-box">
      <h3 className="d5">Pour une réponse rapide</h3>
      <ul className="contact-say">
        {CONTACT_PAGE.whatToSay.map((line) => (
          <li key={line}>
            <Icon name="check" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function WayToStadium({ bus }: { bus: Bus | null }) {
  const { coordinates } = useSite().club.stadium;
  return (
    <section className="section" id="plan" aria-labelledby="titre-plan">
      <div className="wrap">
        <div className="section-head">
          <h2 className="d2" id="titre-plan">
            Venir au stade
          </h2>
          <span className="lane-rule" />
          {coordinates && (
            <a className="more-link" href={mapLinks(coordinates).directions} rel="external">
              Ouvrir l’itinéraire
              <Icon name="external" />
            </a>
          )}
        </div>
        {coordinates ? <InteractiveMap bus={bus} around={coordinates} /> : <DrawnPlan bus={bus} />}
        <AccessWays bus={bus} />
      </div>
    </section>
  );
}

function DrawnPlan({ bus }: { bus: Bus | null }) {
  return (
    <div className="plan">
      <AccessPlan bus={bus} />
    </div>
  );
}
