import { useActionData } from "react-router";
import { currentUser } from "~/features/accounts/guard.server";
import { LoginForm } from "~/features/accounts/login-form";
import { LoginPage } from "~/features/accounts/login-page";
import { LoginSecondStep } from "~/features/accounts/login-second-step";
import { findPendingLogin } from "~/features/accounts/two-step-login.server";
import { RestoredNotice } from "~/features/maintenance/backup/restored-notice";
import { mailerOf } from "~/platform/mail/mailer.server";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import { Alert } from "~/ui/alert";
import type { Route } from "./+types/entrance";
import { Dashboard } from "./dashboard";
import { loadDashboard } from "./dashboard.server";
import { answerPassword, answerSecondStep } from "./login-replies.server";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.dashboard ? "Accueil – Espace club" : "Connexion – Espace club" },
  { name: "robots", content: "noindex, nofollow" },
];

/** Lets the wait of a refusal reach the page's own headers. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** `/admin` is the login for the anonymous, in one step or two, and the dashboard for those who are signed in. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const site = services(context);
  const user = await currentUser(request, context);
  const hasMailer = mailerOf(site.environment) !== null;
  const retour = url.searchParams.get("retour");
  const login = { retour, hasMailer, secondStep: null, isSignedOut: false };
  if (user) return { ...login, dashboard: await loadDashboard(user, site) };
  const isSignedOut = url.searchParams.get("fin") === "partout";
  const pending = await findPendingLogin(request, site);
  if (!pending) return { ...login, isSignedOut, dashboard: null };
  const secondStep = url.searchParams.get("etape") === "secours" ? "secours" : "code";
  return { ...login, secondStep, dashboard: null } as const;
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, { fields: 10 });
  const answer = form.has("etape") ? answerSecondStep : answerPassword;
  return await answer(request, services(context), form);
}

export default function Entrance({ loaderData }: Route.ComponentProps) {
  const reply = useActionData<typeof action>();
  const { dashboard, secondStep, retour, hasMailer, isSignedOut } = loaderData;
  if (dashboard) return <Dashboard {...dashboard} />;
  if (secondStep) {
    return (
      <LoginPage title={secondStep === "code" ? "Code de connexion" : "Code de secours"}>
        <LoginSecondStep key={secondStep} etape={secondStep} retour={retour} reply={reply} />
      </LoginPage>
    );
  }
  return (
    <LoginPage title="Connexion">
      {isSignedOut && <Alert tone="success">Vous êtes déconnecté de tous vos appareils.</Alert>}
      <RestoredNotice />
      <LoginForm retour={retour} hasMailer={hasMailer} reply={reply} />
    </LoginPage>
  );
}
