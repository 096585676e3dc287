import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect, useActionData } from "react-router";
import { loginSchema } from "~/features/accounts/account.schema";
import { currentUser, safeReturnPath } from "~/features/accounts/guard.server";
import { attemptLogin } from "~/features/accounts/login.server";
import { LoginForm } from "~/features/accounts/login-form";
import { LoginPage } from "~/features/accounts/login-page";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/entrance";
import { Dashboard } from "./dashboard";
import { loadDashboard } from "./dashboard.server";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.dashboard ? "Accueil – Espace club" : "Connexion – Espace club" },
  { name: "robots", content: "noindex, nofollow" },
];

/** Lets the wait of a refusal reach the page's own headers. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** `/admin` is the login for the anonymous and the dashboard for those who are signed in. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = await currentUser(request, context);
  if (!user) return { dashboard: null, retour: url.searchParams.get("retour") };
  return { dashboard: await loadDashboard(user, services(context)), retour: null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: loginSchema });
  const hideFields = ["password" as const];
  if (submission.status !== "success") {
    return data(submission.reply({ hideFields }), { status: 400 });
  }
  const login = submission.value;
  const outcome = await attemptLogin(request, services(context), login);
  if (outcome.kind === "signed-in") {
    return redirect(safeReturnPath(login.retour), { headers: outcome.headers });
  }
  if (outcome.kind === "refused") {
    const formErrors = ["Adresse e-mail ou mot de passe incorrect. Vérifiez, puis réessayez."];
    return data(submission.reply({ formErrors, hideFields }), { status: 400 });
  }
  const minutes = Math.ceil(outcome.retryAfterSeconds / 60);
  const formErrors = [
    `Trop d’essais. Réessayez dans ${minutes}\u00a0minute${minutes > 1 ? "s" : ""}.`,
  ];
  return data(submission.reply({ formErrors, hideFields }), {
    status: 429,
    headers: { "retry-after": String(outcome.retryAfterSeconds) },
  });
}

export default function Entrance({ loaderData }: Route.ComponentProps) {
  const reply = useActionData<typeof action>();
  if (loaderData.dashboard) return <Dashboard {...loaderData.dashboard} />;
  return (
    <LoginPage title="Connexion">
      <LoginForm retour={loaderData.retour} reply={reply} />
    </LoginPage>
  );
}
