import { Component, type ReactNode } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { ERROR_ID_ATTRIBUTE, useErrorId } from "~/platform/error-id";
import { NetworkAwayError } from "~/platform/lost-request";
import { CLUB } from "~club/identity";
import { NetworkAwayPage } from "./network-away";
import { PublicShell } from "./public-shell";
import { STRAY_404, StrayPage } from "./stray-page";

const FAILED =
  "La page n’a pas pu s’afficher. Ce n’est pas de votre faute\u00a0: réessayez dans un instant.";
const NEWS_LINK = { to: "/actualites", label: "Voir les actualités" };

/** Whatever a page could not answer, in words: what happened, then what to do. */
export function ErrorPage() {
  const error = useRouteError();
  const errorId = useErrorId(error);
  if (error instanceof NetworkAwayError) return <NetworkAwayPage />;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) {
    return (
      <StrayPage code={404} title={STRAY_404.title} link={NEWS_LINK}>
        {STRAY_404.text}
      </StrayPage>
    );
  }
  return (
    <StrayPage code={status} title="Faux départ" link={NEWS_LINK}>
      {wordsFor(status, error)}
      {errorId && <ErrorId id={errorId} />}
    </StrayPage>
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
export function RootErrorBoundary() {
  return (
    <LastResort>
      <PublicShell year={new Date().getFullYear()}>
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
            {FAILED} Vous pouvez aussi <a href="/">revenir à l’accueil</a>, écrire à{" "}
            <a href={`mailto:${CLUB.email}`}>{CLUB.email}</a> ou appeler le{" "}
            <a href={CLUB.phone.href}>{CLUB.phone.label}</a>.
          </p>
        </div>
      </main>
    );
  }
}
