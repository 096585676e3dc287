import { Component, type ReactNode } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { useSite } from "~/club/use-site";
import { ERROR_ID_ATTRIBUTE, useErrorId } from "~/platform/error-id";
import { NetworkAwayError } from "~/platform/lost-request";
import { LinkButton } from "~/ui/button";
import { ClubEmblems } from "./club-emblems";
import { NETWORK_AWAY, RetryButton } from "./offline-notice";
import { PublicShell } from "./public-shell";
import type { BasketPlaces } from "./site-nav";

const FAILED =
  "La page n’a pas pu s’afficher. Ce n’est pas de votre faute\u00a0: réessayez dans un instant.";
const NEWS_LINK = { to: "/actualites", label: "Voir les actualités" };

/** What is said where nothing is, and where else to go. */
type Missing = { title: string; text: string; links: readonly WayLink[] };

const NO_PAGE: Missing = {
  title: "Vous êtes sorti du couloir",
  text: "Cette page n’existe pas ou n’existe plus. Reprenez votre souffle, la piste est par ici.",
  links: [
    NEWS_LINK,
    { to: "/horaires", label: "Voir les horaires" },
    { to: "/contacts", label: "Nous contacter" },
  ],
};

/** Whatever a page could not answer, in words: what happened, then what to do. */
export function ErrorPage({ missing = NO_PAGE }: { missing?: Missing }) {
  const error = useRouteError();
  const errorId = useErrorId(error);
  if (error instanceof NetworkAwayError) return <NetworkAwayPage />;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) {
    const { text, ...around } = missing;
    return (
      <ErrorFrame code={status} {...around}>
        {text}
      </ErrorFrame>
    );
  }
  return (
    <ErrorFrame code={status} title="Faux départ" links={[NEWS_LINK]}>
      {wordsFor(status, error)}
      {errorId && <ErrorId id={errorId} />}
    </ErrorFrame>
  );
}

/** In place of a public page that the network did not bring. */
function NetworkAwayPage() {
  return (
    <ErrorFrame title={NETWORK_AWAY.title} action={<RetryButton variant="accent" />}>
      {NETWORK_AWAY.text}
    </ErrorFrame>
  );
}

/** What to quote to the technical person: the log holds the failure under it. */
function ErrorId({ id }: { id: string }) {
  return (
    <small>
      Référence de l’incident&nbsp;: <code {...{ [ERROR_ID_ATTRIBUTE]: id }}>{id}</code>
    </small>
  );
}

function wordsFor(status: number, error: unknown): string {
  if (status < 500 && isRouteErrorResponse(error) && isOurs(error) && error.data) {
    return String(error.data);
  }
  if (status < 500) return "Cette demande n’a pas été comprise. Revenez à la page, puis réessayez.";
  return FAILED;
}

/** The router answers some requests itself (a form sent where none is), in English. */
function isOurs(error: object & { data: unknown }): boolean {
  const isOfRouter = "internal" in error && error.internal === true;
  return !isOfRouter && typeof error.data === "string";
}

/** The error page in the site's own frame. */
export function RootErrorBoundary({ basketAt }: { basketAt?: BasketPlaces }) {
  return (
    <LastResort>
      <PublicShell basketAt={basketAt}>
        <ErrorPage />
      </PublicShell>
    </LastResort>
  );
}

/** Where the frame itself is what fails: words and addresses, and nothing of the frame, the router or a script. */
export class LastResort extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className="stray" id="contenu">
        <div className="wrap">
          <h1 className="d2">Faux départ</h1>
          <p className="stray-text">
            {FAILED} <OtherWays />
          </p>
        </div>
      </main>
    );
  }
}

function OtherWays() {
  const { email, phone } = useSite().club;
  return (
    <>
      Vous pouvez aussi <a href="/">revenir à l’accueil</a>
      {email && (
        <>
          {phone ? ", " : " ou "}
          écrire à <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
      {phone && (
        <>
          {" ou appeler le "}
          <a href={phone.href}>{phone.label}</a>
        </>
      )}
      .
    </>
  );
}

type WayLink = { to: string; label: string };

type ErrorFrameProps = {
  /** HTTP status, large; none where no server answered. */
  code?: number;
  title: string;
  children: ReactNode;
  /** Beside the way back to the home page. */
  links?: readonly WayLink[];
  /** Instead of the ways elsewhere. */
  action?: ReactNode;
};

/** A page that says what went wrong, and the ways elsewhere. */
function ErrorFrame({ code, title, children, links = [], action }: ErrorFrameProps) {
  return (
    <div className="stray">
      <div className="wrap">
        <ClubEmblems />
        {code && <p className="stray-code">{code}</p>}
        <h1 className="d2">{title}</h1>
        <p className="stray-text">{children}</p>
        <div className="hero-cta">{action ?? <WaysElsewhere links={links} />}</div>
      </div>
      <ErrorTrack />
    </div>
  );
}

function WaysElsewhere({ links }: { links: readonly WayLink[] }) {
  return (
    <>
      <LinkButton variant="accent" to="/">
        Revenir à l’accueil
      </LinkButton>
      {links.map(({ to, label }) => (
        <LinkButton key={to} variant="line" onDark to={to}>
          {label}
        </LinkButton>
      ))}
    </>
  );
}

function ErrorTrack() {
  return (
    <svg className="stray-arcs" viewBox="0 0 600 600" fill="none" aria-hidden="true">
      {[0, 1, 2, 3, 4, 5].map((lane) => (
        <g key={lane}>
          <circle
            className={lane % 2 === 0 ? "lane-odd" : "lane-even"}
            cx="300"
            cy="300"
            r={120 + lane * 30}
            strokeWidth="30"
          />
          <circle className="lane-paint" cx="300" cy="300" r={135 + lane * 30} strokeWidth="3" />
        </g>
      ))}
    </svg>
  );
}
