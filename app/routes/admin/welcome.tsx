import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect, useActionData } from "react-router";
import { newAccountSchema } from "~/features/accounts/account.schema";
import { findAccountLink } from "~/features/accounts/accounts.server";
import { LoginPage } from "~/features/accounts/login-page";
import { acceptAccountLink } from "~/features/accounts/welcome.server";
import { WelcomeForm } from "~/features/accounts/welcome-form";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import { Alert } from "~/ui/alert";
import type { Route } from "./+types/welcome";

const VOID_LINK =
  "Ce lien n’est plus valable\u00a0: il a déjà servi ou il a expiré. Demandez-en un nouveau à la personne qui vous l’a envoyé.";

export const meta: Route.MetaFunction = () => [
  { title: "Créer votre accès – Espace club" },
  { name: "robots", content: "noindex, nofollow" },
];

/** Lets the wait of a refusal reach the page's own headers. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, now } = services(context);
  const jeton = url.searchParams.get("jeton") ?? "";
  const link = await findAccountLink(database.kysely, jeton, now);
  return data({ jeton, link }, { status: link ? 200 : 410 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: newAccountSchema });
  const hideFields = ["password" as const];
  if (submission.status !== "success") {
    return data(submission.reply({ hideFields }), { status: 400 });
  }
  const { jeton, ...account } = submission.value;
  const outcome = await acceptAccountLink(request, services(context), jeton, account);
  if (outcome.kind === "created") {
    return redirect("/admin", outcome.headers ? { headers: outcome.headers } : undefined);
  }
  if (outcome.kind === "link-void") {
    return data(submission.reply({ formErrors: [VOID_LINK], hideFields }), { status: 410 });
  }
  if (outcome.kind === "email-taken") {
    const email = ["Cette adresse a déjà un compte. Connectez-vous, ou choisissez-en une autre."];
    return data(submission.reply({ fieldErrors: { email }, hideFields }), { status: 409 });
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

export default function Welcome({ loaderData }: Route.ComponentProps) {
  const reply = useActionData<typeof action>();
  return (
    <LoginPage title="Bienvenue dans l’espace club">
      {loaderData.link ? (
        <WelcomeForm jeton={loaderData.jeton} email={loaderData.link.email} reply={reply} />
      ) : (
        <Alert tone="error">{VOID_LINK}</Alert>
      )}
    </LoginPage>
  );
}
