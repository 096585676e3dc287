import { requireUser } from "~/features/accounts/guard.server";
import { tooManyAttempts } from "~/features/accounts/login-words";
import { twoStepCommandSchema } from "~/features/accounts/own-account.schema";
import { TWO_STEP_PATH } from "~/features/accounts/own-account-paths";
import {
  doneAnswer,
  invalidAnswer,
  passwordRefusal,
  unreadableAnswer,
} from "~/features/accounts/own-form-answer.server";
import type { SignedInUser } from "~/features/accounts/sessions.server";
import { confirmTwoStepSchema } from "~/features/accounts/two-step.schema";
import { qrCode } from "~/features/accounts/two-step-qr.server";
import {
  confirmTwoStep,
  renewRecoveryCodes,
  startTwoStep,
  stopTwoStep,
} from "~/features/accounts/two-step-setup.server";
import { readForm } from "~/platform/request-body.server";
import { type Services, services } from "~/platform/services.server";
import type { Route } from "./+types/two-step-commands";
import { leadBack } from "./command-route.server";

const CHANGED = "La situation a changé entre-temps. Rechargez la page, puis recommencez.";
const WRONG_CODE =
  "Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant, puis réessayez.";

/** Secrets and recovery codes leave the server here, once each, for whoever gave the password. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context, "own-account");
  const site = services(context);
  const form = Object.fromEntries(await readForm(request, { fields: 10 }));
  if (form.intent === "confirm") return await confirm(request, site, user, form);
  const command = twoStepCommandSchema.safeParse(form);
  if (!command.success) return unreadableAnswer(command.error);
  const { intent, password } = command.data;
  const run = { start: startTwoStep, renew: renewRecoveryCodes, stop: stopTwoStep }[intent];
  const outcome = await run(request, site, user, password);
  if (outcome.kind === "started") {
    const { uri, secret } = outcome;
    return doneAnswer({ uri, secret, qr: qrCode(uri) });
  }
  if (outcome.kind === "renewed") return doneAnswer({ codes: outcome.codes });
  if (outcome.kind === "stopped") return doneAnswer(null, outcome.headers);
  if (outcome.kind === "changed-meanwhile") return invalidAnswer("", CHANGED, 409);
  return passwordRefusal(outcome);
}

async function confirm(request: Request, site: Services, user: SignedInUser, form: unknown) {
  const sent = confirmTwoStepSchema.safeParse(form);
  if (!sent.success) return unreadableAnswer(sent.error);
  const outcome = await confirmTwoStep(request, site, user, sent.data.code);
  if (outcome.kind === "confirmed") return doneAnswer({ codes: outcome.codes }, outcome.headers);
  if (outcome.kind === "wrong-code") return invalidAnswer("code", WRONG_CODE);
  if (outcome.kind === "changed-meanwhile") return invalidAnswer("", CHANGED, 409);
  return invalidAnswer("", tooManyAttempts(outcome.retryAfterSeconds), 429);
}

export const loader = leadBack("own-account", TWO_STEP_PATH);
