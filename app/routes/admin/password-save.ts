import { IS_OWN_ADDRESS } from "~/features/accounts/common-passwords";
import { requireUser } from "~/features/accounts/guard.server";
import { ownPasswordSchema } from "~/features/accounts/own-account.schema";
import { changeOwnPassword } from "~/features/accounts/own-account.server";
import { PROFILE_PATH } from "~/features/accounts/own-account-paths";
import {
  doneAnswer,
  invalidAnswer,
  passwordRefusal,
  unreadableAnswer,
} from "~/features/accounts/own-form-answer.server";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/password-save";
import { leadBack } from "./command-route.server";

export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context, "own-account");
  const form = await readForm(request, { fields: 10 });
  const sent = ownPasswordSchema.safeParse(Object.fromEntries(form));
  if (!sent.success) return unreadableAnswer(sent.error);
  const outcome = await changeOwnPassword(request, services(context), user, sent.data);
  if (outcome.kind === "changed") return doneAnswer(null, outcome.headers);
  if (outcome.kind === "own-address") return invalidAnswer("newPassword", IS_OWN_ADDRESS);
  return passwordRefusal(outcome, "currentPassword");
}

export const loader = leadBack("own-account", PROFILE_PATH);
