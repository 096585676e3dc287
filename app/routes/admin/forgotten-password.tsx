import { data, Link, useActionData } from "react-router";
import { loadSite } from "~/club/read-site.server";
import { forgottenPasswordSchema } from "~/features/accounts/account.schema";
import { FORGOTTEN_PASSWORD_PATH } from "~/features/accounts/account-paths";
import { mustWait, pageReply, unreadable } from "~/features/accounts/form-answers.server";
import {
  ForgottenPasswordAnswer,
  ForgottenPasswordForm,
  ForgottenWithoutMail,
  LoginPage,
} from "~/features/accounts/login-form";
import {
  mayAskForPassword,
  sendForgottenPasswordLink,
} from "~/features/accounts/password-links.server";
import { EMAIL_FIELD, writeRefusedForm } from "~/features/accounts/refused-form.server";
import { BARE_SCREEN } from "~/layout/admin/admin-layout";
import { adminMeta } from "~/layout/admin/admin-meta";
import { formValues } from "~/lib/field-errors";
import { mailerOf } from "~/platform/mail/mailer.server";
import { readForm } from "~/platform/request-body.server";
import { type Services, services } from "~/platform/services.server";
import { writeDocument } from "~/platform/written-document.server";
import { Alert } from "~/ui/alert";
import type { Route } from "./+types/forgotten-password";

/** Somebody who is signed in sees the page as others do, without the frame of the area. */
export const handle = BARE_SCREEN;

export const meta: Route.MetaFunction = () => adminMeta("Mot de passe oublié");

/** Lets the wait of a refusal reach the page's own headers. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function loader({ context }: Route.LoaderArgs) {
  return { hasMailer: mailerOf(services(context).environment) !== null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const site = services(context);
  const form = await readForm(request, { fields: 5 });
  const asked = forgottenPasswordSchema.safeParse(formValues(form));
  if (!asked.success) return pageReply(form, unreadable(asked.error));
  const limit = await mayAskForPassword(site);
  if (!limit.ok) return await refuseAsLimited(site, form, limit.retryAfterSeconds);
  // Not awaited: how long it takes would tell whether the address has an account.
  sendForgottenPasswordLink(site, asked.data.email).catch((err: unknown) => {
    site.log.error({ err }, "a link for a forgotten password could not be made");
  });
  return data({ isAnswered: true as const });
}

/** Floods meet this refusal: the small page costs less than drawing the whole one. */
async function refuseAsLimited(site: Services, form: FormData, retryAfterSeconds: number) {
  const refusal = mustWait({ kind: "limited", retryAfterSeconds });
  const reply = pageReply(form, refusal);
  const { club } = await loadSite(site);
  const page = writeRefusedForm({
    clubName: club.name,
    title: "Mot de passe oublié",
    sentence: refusal.errors[""]?.[0] ?? "",
    action: FORGOTTEN_PASSWORD_PATH,
    hidden: {},
    fields: [{ ...EMAIL_FIELD, value: reply.data.values.email }],
    submitLabel: "Recevoir un lien",
    link: { href: "/admin", label: "Revenir à la connexion" },
  });
  writeDocument(site, page);
  return reply;
}

export default function ForgottenPassword({ loaderData }: Route.ComponentProps) {
  const answer = useActionData<typeof action>();
  return (
    <LoginPage title="Mot de passe oublié">
      <Body hasMailer={loaderData.hasMailer} answer={answer} />
    </LoginPage>
  );
}

type BodyProps = {
  hasMailer: boolean;
  answer: ReturnType<typeof useActionData<typeof action>>;
};

function Body({ hasMailer, answer }: BodyProps) {
  if (!hasMailer) {
    return (
      <>
        <Alert>Ce site n’envoie pas d’e-mails.</Alert>
        <ForgottenWithoutMail />
        <p className="login-other">
          <Link to="/admin">Revenir à la connexion</Link>
        </p>
      </>
    );
  }
  if (answer && "isAnswered" in answer) return <ForgottenPasswordAnswer />;
  return (
    <>
      <ForgottenPasswordForm reply={answer} />
      <p className="login-other">
        <Link to="/admin">Revenir à la connexion</Link>
      </p>
    </>
  );
}
