import { identitySchema } from "~/features/accounts/account.schema";
import { PROFILE_PATH } from "~/features/accounts/account-paths";
import { confirmIdentity } from "~/features/accounts/confirm-identity.server";
import {
  doneAnswer,
  refusedAnswer,
  WRONG_CODE,
  wrong,
  wrongPassword,
} from "~/features/accounts/form-answers.server";
import { ownFormRoute } from "./own-form-route.server";

const CODES = {
  "wrong-code": WRONG_CODE,
  "used-code": "Ce code a déjà servi. Attendez le suivant, puis réessayez.",
};

const form = ownFormRoute({
  schema: identitySchema,
  async run(site, given, user, request) {
    const outcome = await confirmIdentity(request, site, user, given);
    if (outcome.kind === "confirmed") return doneAnswer(null);
    const isCode = outcome.kind === "wrong-code" || outcome.kind === "used-code";
    return refusedAnswer(isCode ? wrong("code", CODES[outcome.kind]) : wrongPassword(outcome));
  },
  back: PROFILE_PATH,
});

export const action = form.action;
export const loader = form.loader;
