import { twoStepCommandSchema } from "~/features/accounts/account.schema";
import { TWO_STEP_PATH } from "~/features/accounts/account-paths";
import {
  doneAnswer,
  mustWait,
  refusedAnswer,
  WRONG_SETUP_CODE,
  wrong,
  wrongPassword,
} from "~/features/accounts/form-answers.server";
import {
  confirmTwoStep,
  renewRecoveryCodes,
  startTwoStep,
  stopTwoStep,
} from "~/features/accounts/two-step-setup.server";
import { qrCode } from "~/lib/qr-code";
import { ownFormRoute } from "./own-form-route.server";

const CHANGED = "La situation a changé entre-temps. Rechargez la page, puis recommencez.";

/** Secrets and recovery codes leave the server here, once each, for whoever gave the password. */
const form = ownFormRoute({
  schema: twoStepCommandSchema,
  async run(site, command, user, request) {
    const outcome =
      command.intent === "confirm"
        ? await confirmTwoStep(request, site, user, command.code)
        : await COMMANDS[command.intent](request, site, user, command.password);
    switch (outcome.kind) {
      case "started": {
        const { uri, secret } = outcome;
        return doneAnswer({ uri, secret, qr: qrCode(uri) });
      }
      case "renewed":
        return doneAnswer({ codes: outcome.codes });
      case "confirmed":
        return doneAnswer({ codes: outcome.codes }, outcome.headers);
      case "stopped":
        return doneAnswer(null, outcome.headers);
      case "wrong-code":
        return refusedAnswer(wrong("code", WRONG_SETUP_CODE));
      case "changed-meanwhile":
        return refusedAnswer(wrong("", CHANGED, 409));
      case "limited":
        return refusedAnswer(mustWait(outcome));
      default:
        return refusedAnswer(wrongPassword(outcome));
    }
  },
  back: TWO_STEP_PATH,
});

const COMMANDS = { start: startTwoStep, renew: renewRecoveryCodes, stop: stopTwoStep };

export const action = form.action;
export const loader = form.loader;
