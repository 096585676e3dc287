import { redirect } from "react-router";
import { loadSite } from "~/club/read-site.server";
import { loginSchema, secondStepSchema } from "~/features/accounts/account.schema";
import { FORGOTTEN_PASSWORD_PATH } from "~/features/accounts/account-paths";
import {
  mustWait,
  pageReply,
  type Refusal,
  unreadable,
  WRONG_CODE,
  wrong,
} from "~/features/accounts/form-answers.server";
import { safeReturnPath, signedInPath } from "~/features/accounts/guard.server";
import { attemptLogin } from "~/features/accounts/login.server";
import { EMAIL_FIELD, writeRefusedForm } from "~/features/accounts/refused-form.server";
import {
  attemptSecondStep,
  forgetPendingLogin,
  type SecondStepOutcome,
} from "~/features/accounts/two-step-login.server";
import { formValues } from "~/lib/field-errors";
import { mailerOf } from "~/platform/mail/mailer.server";
import type { Services } from "~/platform/services.server";
import { writeDocument } from "~/platform/written-document.server";

const REFUSED = "Adresse e-mail ou mot de passe incorrect. Vérifiez, puis réessayez.";
const EXPIRED =
  "Le temps est écoulé, ou les essais sont épuisés. Indiquez à nouveau votre mot de passe.";
const TWO_STEP_LOST =
  "Aucun code ne peut plus être vérifié\u00a0: le secret du site a changé. Un autre administrateur peut " +
  "désactiver la connexion en deux étapes de votre compte\u00a0; sinon, demandez à la personne qui " +
  "s’occupe du serveur.";

/** The login's first screen: address and password. */
export async function answerPassword(request: Request, site: Services, form: FormData) {
  const login = loginSchema.safeParse(formValues(form));
  if (!login.success) return pageReply(form, unreadable(login.error));
  const outcome = await attemptLogin(request, site, login.data);
  switch (outcome.kind) {
    case "signed-in":
    case "second-step":
      return redirect(signedInPath(login.data.retour), { headers: outcome.headers });
    case "refused":
      return pageReply(form, wrong("", REFUSED));
    default:
      return await refuseAsBusy(site, form, mustWait(outcome));
  }
}

/** Floods meet this refusal: the small page costs less than drawing the login in full. */
async function refuseAsBusy(site: Services, form: FormData, refusal: Refusal) {
  const reply = pageReply(form, refusal);
  const { email, retour = null } = reply.data.values;
  const hasMailer = mailerOf(site.environment) !== null;
  const { club } = await loadSite(site);
  const page = writeRefusedForm({
    clubName: club.name,
    title: "Connexion",
    sentence: refusal.errors[""]?.[0] ?? "",
    action: "/admin?index",
    hidden: { retour },
    fields: [
      { ...EMAIL_FIELD, value: email },
      {
        name: "password",
        label: "Mot de passe",
        type: "password",
        autoComplete: "current-password",
      },
    ],
    submitLabel: "Se connecter",
    link: hasMailer ? { href: FORGOTTEN_PASSWORD_PATH, label: "Mot de passe oublié\u00a0?" } : null,
  });
  writeDocument(site, page);
  return reply;
}

/** The second screen, for those who have one: a code, or the way back to the first. */
export async function answerSecondStep(request: Request, site: Services, form: FormData) {
  if (form.get("etape") === "annuler") {
    return redirect("/admin", { headers: await forgetPendingLogin(site) });
  }
  const step = secondStepSchema.safeParse(formValues(form));
  if (!step.success) return pageReply(form, unreadable(step.error));
  const outcome = await attemptSecondStep(request, site, step.data);
  switch (outcome.kind) {
    case "signed-in":
      return redirect(safeReturnPath(step.data.retour), { headers: outcome.headers });
    case "limited":
      return pageReply(form, mustWait(outcome));
    case "expired": {
      const { errors, init } = wrong("", EXPIRED);
      return pageReply(form, { errors, init: { ...init, headers: outcome.headers } });
    }
    case "lost":
      return pageReply(form, wrong("", TWO_STEP_LOST, 409));
    default:
      return pageReply(form, wrong("code", codeRefusal(outcome.kind, step.data.etape)));
  }
}

function codeRefusal(
  kind: Extract<SecondStepOutcome["kind"], "refused" | "used">,
  sort: "code" | "secours",
): string {
  if (kind === "used") return "Ce code a déjà servi. Attendez le suivant, puis réessayez.";
  return sort === "code"
    ? WRONG_CODE
    : "Ce code de secours n’est pas le bon, ou il a déjà servi. Essayez-en un autre.";
}
