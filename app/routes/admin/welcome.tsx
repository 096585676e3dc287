import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect, useActionData } from "react-router";
import { newAccountSchema } from "~/features/accounts/account.schema";
import { findLink } from "~/features/accounts/account-links.server";
import { LoginPage } from "~/features/accounts/login-page";
import { BUSY_SECONDS, TRY_AGAIN_SOON, tooManyAttempts } from "~/features/accounts/login-words";
import { newPasswordSchema } from "~/features/accounts/new-password.schema";
import { sayVoidLink } from "~/features/accounts/void-link";
import { acceptInvitation, acceptPasswordLink } from "~/features/accounts/welcome.server";
import { WelcomeForm } from "~/features/accounts/welcome-form";
import {
  PASSWORD_INTENT,
  PasswordChanged,
  WelcomePasswordForm,
} from "~/features/accounts/welcome-password-form";
import { BARE_SCREEN } from "~/layout/admin/admin-layout";
import { readForm } from "~/platform/request-body.server";
import { type Services, services } from "~/platform/services.server";
import { Alert } from "~/ui/alert";
import type { Route } from "./+types/welcome";

/** Somebody who is signed in sees the page as its bearer does, without the frame of the area. */
export const handle = BARE_SCREEN;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: `${loaderData?.link?.kind === "password" ? "Nouveau mot de passe" : "Créer votre accès"} – Espace club`,
  },
  { name: "robots", content: "noindex, nofollow" },
];

/**
 * The address holds a secret: nothing that this page asks for says where it was asked from, beyond
 * the site's origin (with "no-referrer", the form would be refused for coming from nowhere). The
 * wait of a refusal reaches the page's own headers.
 */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const sent = new Headers(actionHeaders);
  sent.set("referrer-policy", "strict-origin");
  return sent;
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, now } = services(context);
  const jeton = url.searchParams.get("jeton") ?? "";
  const state = await findLink(database.kysely, jeton, now);
  if (state.kind === "void") {
    return data({ jeton, link: null, refusal: sayVoidLink(state.reason) }, { status: 410 });
  }
  const { kind, email } = state.link;
  return data({ jeton, link: { kind, email }, refusal: null });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const site = services(context);
  if (form.get("intent") === PASSWORD_INTENT) return await choosePassword(form, site);
  return await createAccess(request, form, site);
}

const hideFields = ["password" as const];

async function choosePassword(form: FormData, site: Services) {
  const submission = parseWithZod(form, { schema: newPasswordSchema });
  if (submission.status !== "success") {
    return data(submission.reply({ hideFields }), { status: 400 });
  }
  const { jeton, password } = submission.value;
  const outcome = await acceptPasswordLink(site, jeton, password);
  if (outcome.kind === "changed") return data({ isPasswordChanged: true as const });
  const { message, init } = sayRefusal(outcome);
  return data(submission.reply({ formErrors: [message], hideFields }), init);
}

async function createAccess(request: Request, form: FormData, site: Services) {
  const submission = parseWithZod(form, { schema: newAccountSchema });
  if (submission.status !== "success") {
    return data(submission.reply({ hideFields }), { status: 400 });
  }
  const { jeton, ...account } = submission.value;
  const outcome = await acceptInvitation(request, site, jeton, account);
  if (outcome.kind === "created") {
    return redirect("/admin", outcome.headers ? { headers: outcome.headers } : undefined);
  }
  if (outcome.kind === "email-taken") {
    const email = ["Cette adresse a déjà un compte. Connectez-vous, ou choisissez-en une autre."];
    return data(submission.reply({ fieldErrors: { email }, hideFields }), { status: 409 });
  }
  const { message, init } = sayRefusal(outcome);
  return data(submission.reply({ formErrors: [message], hideFields }), init);
}

type Refusal = Exclude<Awaited<ReturnType<typeof acceptPasswordLink>>, { kind: "changed" }>;

function sayRefusal(refusal: Refusal): { message: string; init: ResponseInit } {
  if (refusal.kind === "link-void") {
    return { message: sayVoidLink(refusal.reason), init: { status: 410 } };
  }
  if (refusal.kind === "busy") {
    const headers = { "retry-after": String(BUSY_SECONDS) };
    return { message: TRY_AGAIN_SOON, init: { status: 503, headers } };
  }
  return {
    message: tooManyAttempts(refusal.retryAfterSeconds),
    init: { status: 429, headers: { "retry-after": String(refusal.retryAfterSeconds) } },
  };
}

export default function Welcome({ loaderData }: Route.ComponentProps) {
  const answer = useActionData<typeof action>();
  const { jeton, link, refusal } = loaderData;
  if (answer && "isPasswordChanged" in answer) {
    return (
      <LoginPage title="C’est fait">
        <PasswordChanged />
      </LoginPage>
    );
  }
  const form = { jeton, email: link?.email ?? null, reply: answer };
  return (
    <LoginPage
      title={link?.kind === "password" ? "Nouveau mot de passe" : "Bienvenue dans l’espace club"}
    >
      {!link && <Alert tone="error">{refusal}</Alert>}
      {link?.kind === "invitation" && <WelcomeForm {...form} />}
      {link?.kind === "password" && <WelcomePasswordForm {...form} />}
    </LoginPage>
  );
}
