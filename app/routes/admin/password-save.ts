import { ownPasswordSchema } from "~/features/accounts/account.schema";
import { PROFILE_PATH } from "~/features/accounts/account-paths";
import { IS_OWN_ADDRESS } from "~/features/accounts/common-passwords";
import {
  doneAnswer,
  refusedAnswer,
  wrong,
  wrongPassword,
} from "~/features/accounts/form-answers.server";
import { changeOwnPassword } from "~/features/accounts/own-account.server";
import { ownFormRoute } from "./own-form-route.server";

const form = ownFormRoute({
  schema: ownPasswordSchema,
  async run(site, change, user, request) {
    const outcome = await changeOwnPassword(request, site, user, change);
    if (outcome.kind === "changed") return doneAnswer(null, outcome.headers);
    if (outcome.kind === "own-address") return refusedAnswer(wrong("newPassword", IS_OWN_ADDRESS));
    return refusedAnswer(wrongPassword(outcome, "currentPassword"));
  },
  back: PROFILE_PATH,
});

export const action = form.action;
export const loader = form.loader;
