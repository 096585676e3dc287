import { isRouteErrorResponse, useRouteError } from "react-router";
import { IncidentReference } from "~/platform/incident-reference";
import { NetworkAwayError } from "~/platform/lost-request";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { NETWORK_AWAY, RetryButton } from "../offline-notice";

/** A screen that could not be shown: what happened, then what to do; what was typed is kept by the browser. */
export function AdminErrorPage() {
  const error = useRouteError();
  if (error instanceof NetworkAwayError) return <NetworkAwayScreen />;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, text } = WORDS[status] ?? FAILED;
  return (
    <main className="admin-main" id="contenu">
      <EmptyState
        headingLevel={1}
        title={title}
        action={
          <LinkButton to="/admin">
            {status === 401 ? "Se connecter" : "Revenir à l’accueil"}
          </LinkButton>
        }
      >
        {text}
        <IncidentReference error={error} />
      </EmptyState>
    </main>
  );
}

function NetworkAwayScreen() {
  return (
    <main className="admin-main" id="contenu">
      <EmptyState headingLevel={1} title={NETWORK_AWAY.title} action={<RetryButton />}>
        {NETWORK_AWAY.text}
      </EmptyState>
    </main>
  );
}

const WORDS: Record<number, { title: string; text: string }> = {
  401: {
    title: "Votre session est terminée",
    text: "Reconnectez-vous\u00a0: ce que vous aviez commencé à écrire vous sera proposé à nouveau.",
  },
  403: {
    title: "Cet écran n’est pas ouvert à votre rôle",
    text: "Demandez à un administrateur du club de le faire, ou de changer votre rôle.",
  },
  404: {
    title: "Cet écran n’existe pas",
    text: "L’adresse est peut-être incomplète, ou l’élément a été supprimé.",
  },
  503: {
    title: "Le site revient dans un instant",
    text: "La base de données ne répond pas pour le moment. Rien de ce qui était enregistré n’est perdu\u00a0: réessayez dans une minute.",
  },
};

const FAILED = {
  title: "Cet écran n’a pas pu s’afficher",
  text: "Rien de ce qui était enregistré n’est perdu. Réessayez dans un instant.",
};
