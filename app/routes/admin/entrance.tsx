import { redirect, useActionData } from "react-router";
import { currentUser, safeReturnPath } from "~/features/accounts/guard.server";
import { LoginForm, LoginPage, LoginSecondStep } from "~/features/accounts/login-form";
import { findPendingLogin } from "~/features/accounts/two-step-login.server";
import { RestoredNotice } from "~/features/maintenance/backup/restored-notice";
import { adminMeta } from "~/layout/admin/admin-meta";
import { mailerOf } from "~/platform/mail/mailer.server";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import { Alert } from "~/ui/alert";
import type { Route } from "./+types/entrance";
import { Dashboard } from "./dashboard";
import { loadDashboard } from "./dashboard.server";
import { answerPassword, answerSecondStep } from "./login-replies.server";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(loaderData?.dashboard ? "Accueil" : "Connexion");

/** Lets the wait of a refusal reach the page's own headers. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** `/admin` is the login for the anonymous, in one step or two, and the dashboard for those who are signed in. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const site = services(context);
  const user = await currentUser(request, context);
  const hasMailer = mailerOf(site.environment) !== null;
  const retour = url.searchParams.get("retour");
  const isLoginDone = url.searchParams.get("connexion") === "faite";
  const login = { retour, hasMailer, secondStep: null, isSignedOut: false, isCookieRefused: false };
  if (user && isLoginDone) throw redirect(safeReturnPath(retour));
  if (user) return { ...login, dashboard: await loadDashboard(user, site) };
  const isSignedOut = url.searchParams.get("fin") === "partout";
  const pending = await findPendingLogin(request, site);
  if (!pending) return { ...login, isSignedOut, isCookieRefused: isLoginDone, dashboard: null };
  if (isLoginDone) throw redirect(secondStepPath(retour));
  const secondStep = url.searchParams.get("etape") === "secours" ? "secours" : "code";
  return { ...login, secondStep, dashboard: null } as const;
}

/** Where the second screen stands; the way back goes with it. */
function secondStepPath(retour: string | null): string {
  return retour ? `/admin?retour=${encodeURIComponent(safeReturnPath(retour))}` : "/admin";
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, { fields: 10 });
  const answer = form.has("etape") ? answerSecondStep : answerPassword;
  return await answer(request, services(context), form);
}

export default function Entrance({ loaderData }: Route.ComponentProps) {
  const reply = useActionData<typeof action>();
  const { dashboard, secondStep, retour, hasMailer, isSignedOut, isCookieRefused } = loaderData;
  if (dashboard) return <Dashboard {...dashboard} />;
  if (secondStep) {
    return (
      <LoginPage title={secondStep === "code" ? "Code de connexion" : "Code de secours"}>
        <LoginSecondStep key={secondStep} sort={secondStep} retour={retour} reply={reply} />
      </LoginPage>
    );
  }
  return (
    <LoginPage title="Connexion">
      {isSignedOut && <Alert tone="success">Vous êtes déconnecté de tous vos appareils.</Alert>}
      {isCookieRefused && <CookieRefused />}
      <RestoredNotice />
      <LoginForm retour={retour} hasMailer={hasMailer} reply={reply} />
    </LoginPage>
  );
}

function CookieRefused() {
  return (
    <Alert tone="error">
      <b>Votre mot de passe est bon, mais votre navigateur a refusé le cookie de connexion.</b> Sans
      lui, le site oublie aussitôt qui vous êtes. Autorisez les cookies pour ce site, dans les
      réglages du navigateur ou de l’extension qui les bloque, puis reconnectez-vous.
    </Alert>
  );
}
