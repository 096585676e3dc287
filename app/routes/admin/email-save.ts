import { ownEmailSchema } from "~/features/accounts/account.schema";
import { PROFILE_PATH } from "~/features/accounts/account-paths";
import {
  doneAnswer,
  refusedAnswer,
  wrong,
  wrongPassword,
} from "~/features/accounts/form-answers.server";
import { changeOwnEmail } from "~/features/accounts/own-account.server";
import { ownFormRoute } from "./own-form-route.server";

const EMAIL_TAKEN = "Cette adresse est déjà celle d’un autre compte. Choisissez-en une autre.";

const form = ownFormRoute({
  schema: ownEmailSchema,
  async run(site, change, user) {
    const outcome = await changeOwnEmail(site, user, change);
    if (outcome.kind === "changed") return doneAnswer(null);
    const isTaken = outcome.kind === "email-taken";
    return refusedAnswer(isTaken ? wrong("email", EMAIL_TAKEN, 409) : wrongPassword(outcome));
  },
  back: PROFILE_PATH,
});

export const action = form.action;
export const loader = form.loader;
