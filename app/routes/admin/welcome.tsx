import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect, useActionData } from "react-router";
import { newAccountSchema } from "~/features/accounts/account.schema";
import { findLink } from "~/features/accounts/account-links.server";
import { IS_OWN_ADDRESS } from "~/features/accounts/common-passwords";
import { LOGIN_PATH, signedInPath } from "~/features/accounts/guard.server";
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
import { adminMeta } from "~/layout/admin/admin-meta";
import { readForm } from "~/platform/request-body.server";
import { type Services, services } from "~/platform/services.server";
import { Alert } from "~/ui/alert";
import type { Route } from "./+types/welcome";

/** Somebody who is signed in sees the page as its bearer does, without the frame of the area. */
export const handle = BARE_SCREEN;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(isAboutPassword(loaderData) ? "Nouveau mot de passe" : "Créer votre accès");

function isAboutPassword(loaderData: Route.MetaArgs["loaderData"]): boolean {
  return loaderData?.isPasswordChanged === true || loaderData?.link?.kind === "password";
}

/** Where somebody is sent once their password is changed. */
const PASSWORD_CHANGED_PATH = "/admin/bienvenue?fin=mot-de-passe";

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
  if (url.searchParams.get("fin") === "mot-de-passe") {
    return data({ jeton: "", link: null, refusal: null, isPasswordChanged: true });
  }
  const { database, now } = services(context);
  const jeton = url.searchParams.get("jeton") ?? "";
  const state = await findLink(database.kysely, jeton, now);
  if (state.kind === "void") {
    const refusal = sayVoidLink(state.reason);
    return data({ jeton, link: null, refusal, isPasswordChanged: false }, { status: 410 });
  }
  const { kind, email } = state.link;
  return data({ jeton, link: { kind, email }, refusal: null, isPasswordChanged: false });
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
  // Sent on: the link is used up, and asked for once more this page would say so.
  if (outcome.kind === "changed") return redirect(PASSWORD_CHANGED_PATH);
  const { errors, init } = sayRefusal(outcome);
  return data(submission.reply({ ...errors, hideFields }), init);
}

async function createAccess(request: Request, form: FormData, site: Services) {
  const submission = parseWithZod(form, { schema: newAccountSchema });
  if (submission.status !== "success") {
    return data(submission.reply({ hideFields }), { status: 400 });
  }
  const { jeton, ...account } = submission.value;
  const outcome = await acceptInvitation(request, site, jeton, account);
  if (outcome.kind === "created") {
    const { headers } = outcome;
    return headers ? redirect(signedInPath(), { headers }) : redirect(LOGIN_PATH);
  }
  if (outcome.kind === "email-taken") {
    const email = ["Cette adresse a déjà un compte. Connectez-vous, ou choisissez-en une autre."];
    return data(submission.reply({ fieldErrors: { email }, hideFields }), { status: 409 });
  }
  const { errors, init } = sayRefusal(outcome);
  return data(submission.reply({ ...errors, hideFields }), init);
}

type Refusal = Exclude<Awaited<ReturnType<typeof acceptPasswordLink>>, { kind: "changed" }>;

/** What is wrong, of the whole form or of one field, and with which status. */
function sayRefusal(refusal: Refusal): {
  errors: { formErrors: string[] } | { fieldErrors: Record<string, string[]> };
  init: ResponseInit;
} {
  switch (refusal.kind) {
    case "own-address":
      return { errors: { fieldErrors: { password: [IS_OWN_ADDRESS] } }, init: { status: 400 } };
    case "link-void":
      return { errors: { formErrors: [sayVoidLink(refusal.reason)] }, init: { status: 410 } };
    case "busy":
      return waitFor(503, BUSY_SECONDS, TRY_AGAIN_SOON);
    case "limited": {
      const { retryAfterSeconds } = refusal;
      return waitFor(429, retryAfterSeconds, tooManyAttempts(retryAfterSeconds));
    }
  }
}

function waitFor(status: number, seconds: number, message: string) {
  const headers = { "retry-after": String(seconds) };
  return { errors: { formErrors: [message] }, init: { status, headers } };
}

export default function Welcome({ loaderData }: Route.ComponentProps) {
  const answer = useActionData<typeof action>();
  const { jeton, link, refusal, isPasswordChanged } = loaderData;
  if (isPasswordChanged) {
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
