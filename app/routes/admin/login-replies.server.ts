import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "react-router";
import { loginSchema } from "~/features/accounts/account.schema";
import { safeReturnPath, signedInPath } from "~/features/accounts/guard.server";
import { attemptLogin } from "~/features/accounts/login.server";
import { BUSY_SECONDS, TRY_AGAIN_SOON, tooManyAttempts } from "~/features/accounts/login-words";
import { secondStepSchema } from "~/features/accounts/two-step.schema";
import {
  attemptSecondStep,
  forgetPendingLogin,
  type SecondStepOutcome,
} from "~/features/accounts/two-step-login.server";
import type { Services } from "~/platform/services.server";

/** The login's first screen: address and password. */
export async function answerPassword(request: Request, site: Services, form: FormData) {
  const submission = parseWithZod(form, { schema: loginSchema });
  const hideFields = ["password" as const];
  if (submission.status !== "success") {
    return data(submission.reply({ hideFields }), { status: 400 });
  }
  const login = submission.value;
  const outcome = await attemptLogin(request, site, login);
  if (outcome.kind === "signed-in" || outcome.kind === "second-step") {
    return redirect(signedInPath(login.retour), { headers: outcome.headers });
  }
  if (outcome.kind === "refused") {
    const formErrors = ["Adresse e-mail ou mot de passe incorrect. Vérifiez, puis réessayez."];
    return data(submission.reply({ formErrors, hideFields }), { status: 400 });
  }
  if (outcome.kind === "busy") {
    const reply = submission.reply({ formErrors: [TRY_AGAIN_SOON], hideFields });
    return data(reply, { status: 503, headers: { "retry-after": String(BUSY_SECONDS) } });
  }
  const formErrors = [tooManyAttempts(outcome.retryAfterSeconds)];
  return limited(submission.reply({ formErrors, hideFields }), outcome.retryAfterSeconds);
}

/** The second screen, for those who have one: a code, or the way back to the first. */
export async function answerSecondStep(request: Request, site: Services, form: FormData) {
  if (form.get("etape") === "annuler") {
    return redirect("/admin", { headers: await forgetPendingLogin(site) });
  }
  const submission = parseWithZod(form, { schema: secondStepSchema });
  const hideFields = ["code" as const];
  if (submission.status !== "success") {
    return data(submission.reply({ hideFields }), { status: 400 });
  }
  const step = submission.value;
  const outcome = await attemptSecondStep(request, site, step);
  if (outcome.kind === "signed-in") {
    return redirect(safeReturnPath(step.retour), { headers: outcome.headers });
  }
  if (outcome.kind === "limited") {
    const formErrors = [tooManyAttempts(outcome.retryAfterSeconds)];
    return limited(submission.reply({ formErrors, hideFields }), outcome.retryAfterSeconds);
  }
  if (outcome.kind === "expired") {
    const formErrors = [
      "Le temps est écoulé, ou les essais sont épuisés. Indiquez à nouveau votre mot de passe.",
    ];
    const reply = submission.reply({ formErrors, hideFields });
    return data(reply, { status: 400, headers: outcome.headers });
  }
  if (outcome.kind === "lost") {
    return data(submission.reply({ formErrors: [TWO_STEP_LOST], hideFields }), { status: 409 });
  }
  const fieldErrors = { code: [refusalWords(outcome.kind, step.etape)] };
  return data(submission.reply({ fieldErrors, hideFields }), { status: 400 });
}

const TWO_STEP_LOST =
  "Aucun code ne peut plus être vérifié\u00a0: le secret du site a changé. Un autre administrateur peut " +
  "désactiver la connexion en deux étapes de votre compte\u00a0; sinon, demandez à la personne qui " +
  "s’occupe du serveur.";

function refusalWords(
  kind: Extract<SecondStepOutcome["kind"], "refused" | "used">,
  etape: "code" | "secours",
): string {
  if (kind === "used") return "Ce code a déjà servi. Attendez le suivant, puis réessayez.";
  return etape === "code"
    ? "Ce code n’est pas le bon. Recopiez celui que l’application affiche maintenant."
    : "Ce code de secours n’est pas le bon, ou il a déjà servi. Essayez-en un autre.";
}

function limited(reply: SubmissionResult, seconds: number) {
  return data(reply, { status: 429, headers: { "retry-after": String(seconds) } });
}
