import { data, redirect, useActionData } from "react-router";
import { chosenPasswordSchema, newAccountSchema } from "~/features/accounts/account.schema";
import { findLink, sayVoidLink } from "~/features/accounts/account-links.server";
import { IS_OWN_ADDRESS } from "~/features/accounts/common-passwords";
import { mustWait, pageReply, unreadable, wrong } from "~/features/accounts/form-answers.server";
import { LOGIN_PATH, signedInPath } from "~/features/accounts/guard.server";
import { LoginPage } from "~/features/accounts/login-form";
import { acceptInvitation, acceptPasswordLink } from "~/features/accounts/welcome.server";
import {
  PASSWORD_INTENT,
  PasswordChanged,
  WelcomeForm,
  WelcomePasswordForm,
} from "~/features/accounts/welcome-form";
import { BARE_SCREEN } from "~/layout/admin/admin-layout";
import { adminMeta } from "~/layout/admin/admin-meta";
import { formValues } from "~/lib/field-errors";
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

async function choosePassword(form: FormData, site: Services) {
  const chosen = chosenPasswordSchema.safeParse(formValues(form));
  if (!chosen.success) return pageReply(form, unreadable(chosen.error));
  const outcome = await acceptPasswordLink(site, chosen.data.jeton, chosen.data.password);
  // Sent on: the link is used up, and asked for once more this page would say so.
  if (outcome.kind === "changed") return redirect(PASSWORD_CHANGED_PATH);
  return pageReply(form, linkRefusal(outcome));
}

async function createAccess(request: Request, form: FormData, site: Services) {
  const chosen = newAccountSchema.safeParse(formValues(form));
  if (!chosen.success) return pageReply(form, unreadable(chosen.error));
  const { jeton, ...account } = chosen.data;
  const outcome = await acceptInvitation(request, site, jeton, account);
  if (outcome.kind === "created") {
    const { headers } = outcome;
    return headers ? redirect(signedInPath(), { headers }) : redirect(LOGIN_PATH);
  }
  return pageReply(
    form,
    outcome.kind === "email-taken" ? wrong("email", EMAIL_TAKEN, 409) : linkRefusal(outcome),
  );
}

const EMAIL_TAKEN = "Cette adresse a déjà un compte. Connectez-vous, ou choisissez-en une autre.";

function linkRefusal(
  outcome: Exclude<Awaited<ReturnType<typeof acceptPasswordLink>>, { kind: "changed" }>,
) {
  if (outcome.kind === "own-address") return wrong("password", IS_OWN_ADDRESS);
  if (outcome.kind === "link-void") return wrong("", sayVoidLink(outcome.reason), 410);
  return mustWait(outcome);
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
