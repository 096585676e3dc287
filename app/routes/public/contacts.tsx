import { redirect, useLocation } from "react-router";
import { drawnStadium, withDrawing } from "~/club/drawings/drawings";
import { MAP_PROVIDER, mapLinks } from "~/club/online-map";
import type { PagePicture } from "~/club/page-picture";
import type { WaysToStadium } from "~/club/page-words";
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
import { AccessWays, hasAccessWays } from "~/features/stadium/access-ways";
import { InteractiveMap } from "~/features/stadium/interactive-map";
import { contactPath, readTrialQuery } from "~/features/trial/trial";
import { TrialChoices } from "~/features/trial/trial-choices";
import { trialOf } from "~/features/trial/trial-sessions.server";
import { failedPageMeta, pageMeta } from "~/layout/page-meta";
import { WrittenHead } from "~/layout/written-head";
import { parisDay } from "~/lib/paris-instants";
import { readRemoval } from "~/lib/photo-removal";
import type { PageQueryHandle } from "~/platform/html/page-query";
import type { FrameHandle, RecaptchaHandle } from "~/platform/html/policy-origins";
import { services } from "~/platform/services.server";
import { Icon } from "~/ui/icon";
import { SectionHeading } from "~/ui/section-heading";
import { useSiteOrigin } from "~/ui/site-origin";
import "~/styles/pages/club-pages.css";
import type { Route } from "./+types/contacts";

/** Refuses browsers that a program drives (status 451 of specification §8). Off: some helpers for the blind look like one. */
const REFUSES_HEADLESS = false;

/** The only page that may show another site in a frame, and ask Google about robots where that is configured. */
export const handle: FrameHandle & RecaptchaHandle & PageQueryHandle = {
  canonicalPath: (params) => contactPath(readTrialQuery(params)),
  frameOrigins: [MAP_PROVIDER.origin],
  usesRecaptcha: true,
};

/** The head of the page for somebody who comes to try a session. */
const TRIAL_HEAD = {
  title: "Essayer une séance",
  lead: "Choisissez une séance et dites-nous l’âge. Ce n’est qu’une demande\u00a0: un bénévole vous la confirme par e-mail.",
  art: null,
};

export const meta: Route.MetaFunction = ({ error, loaderData, matches }) => {
  if (!loaderData) return failedPageMeta(error, matches);
  const { search } = loaderData.words;
  const isTrial = loaderData.trial !== null || loaderData.asksSection;
  const title = isTrial ? TRIAL_HEAD.title : search.title;
  return pageMeta({ ...search, title, path: "/contacts" }, matches);
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
    words: withDrawing(site.pages.contacts),
    plan: drawnStadium(site.stadiumPictures).plan,
    ways: site.pages.stadium.ways,
    bus,
    calls: shownCalls(calls).filter(({ isOnContacts }) => isOnContacts),
    recaptcha: recaptcha && { origin: recaptcha.origin, siteKey: recaptcha.siteKey },
  };
}

export default function Contacts({ loaderData }: Route.ComponentProps) {
  const { words, plan, calls, recaptcha, trial, asksSection } = loaderData;
  const { coordinates } = useSite().club.stadium;
  const hasPlan =
    coordinates !== null || plan !== null || hasAccessWays(loaderData.ways, loaderData.bus);
  const removal = useRemovalDraft();
  return (
    <>
      <WrittenHead words={trial || asksSection ? TRIAL_HEAD : words} crumb="Contact" />
      <div className="wrap contact-grid">
        {asksSection ? (
          <TrialChoices />
        ) : (
          <ContactForm
            // The fields of another trial are other fields.
            key={trial?.section.key ?? ""}
            draft={trial ? TRIAL_DRAFT : removal}
            recaptcha={recaptcha}
            subjects={words.subjects}
            refusesHeadless={REFUSES_HEADLESS}
            trial={trial}
          />
        )}
        <aside className="contact-side" aria-labelledby="titre-coordonnees">
          <h2 className="d3" id="titre-coordonnees">
            Le club
          </h2>
          <ContactList hasPlan={hasPlan} />
          {words.whatToSay.length > 0 && <WhatToSay lines={words.whatToSay} />}
        </aside>
      </div>
      {hasPlan && <WayToStadium plan={plan} bus={loaderData.bus} ways={loaderData.ways} />}
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
    ? ["de l’actualité", `/actualites/${photo.id}`]
    : ["de la galerie", galleryImagePath(photo.id)];
  return {
    title: "Retrait d’une photo",
    message: `Bonjour,\n\nje demande le retrait de la photo${name} ${place}\u00a0:\n${origin}${path}\n\n`,
  };
}

function WhatToSay({ lines }: { lines: readonly string[] }) {
  return (
    <div className="contact-say-box">
      <h3 className="d5">Pour une réponse rapide</h3>
      <ul className="contact-say">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same words
          <li key={index}>
            <Icon name="check" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type WayToStadiumProps = {
  plan: PagePicture | null;
  bus: Bus | null;
  ways: WaysToStadium;
};

function WayToStadium({ plan, bus, ways }: WayToStadiumProps) {
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
        {coordinates ? (
          <InteractiveMap plan={plan} around={coordinates} />
        ) : (
          <DrawnPlan plan={plan} />
        )}
        {hasAccessWays(ways, bus) && <AccessWays bus={bus} ways={ways} />}
      </div>
    </section>
  );
}

function DrawnPlan({ plan }: { plan: PagePicture | null }) {
  if (!plan) return null;
  return (
    <div className="plan">
      <AccessPlan {...plan} />
    </div>
  );
}
