import { isRouteErrorResponse, useRouteError } from "react-router";
import { ERROR_ID_ATTRIBUTE, useErrorId } from "~/platform/error-id";
import { NetworkAwayError } from "~/platform/lost-request";
import { NetworkAwayPage } from "./network-away";
import { PublicShell } from "./public-shell";
import { STRAY_404, StrayPage } from "./stray-page";

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
  return "La page n’a pas pu s’afficher. Ce n’est pas de votre faute\u00a0: réessayez dans un instant.";
}

/** The router answers some requests itself (a form sent where none is), in English. */
function isOurs(error: object & { data: unknown }): boolean {
  const isOfRouter = "internal" in error && error.internal === true;
  return !isOfRouter && typeof error.data === "string";
}

/** Last resort: the error page in the site's own frame. */
export function RootErrorBoundary() {
  return (
    <PublicShell year={new Date().getFullYear()}>
      <ErrorPage />
    </PublicShell>
  );
}
