import { confirmIdentity } from "~/features/accounts/confirm-identity.server";
import { requireUser } from "~/features/accounts/guard.server";
import { identitySchema } from "~/features/accounts/identity.schema";
import { PROFILE_PATH } from "~/features/accounts/own-account-paths";
import {
  doneAnswer,
  invalidAnswer,
  passwordRefusal,
  unreadableAnswer,
} from "~/features/accounts/own-form-answer.server";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/identity-confirm";
import { leadBack } from "./command-route.server";

const CODES = {
  "wrong-code": "Ce code n’est pas le bon. Recopiez celui que l’application affiche maintenant.",
  "used-code": "Ce code a déjà servi. Attendez le suivant, puis réessayez.",
};

export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context, "own-account");
  const form = Object.fromEntries(await readForm(request, { fields: 10 }));
  const given = identitySchema.safeParse(form);
  if (!given.success) return unreadableAnswer(given.error);
  const outcome = await confirmIdentity(request, services(context), user, given.data);
  if (outcome.kind === "confirmed") return doneAnswer(null);
  if (outcome.kind === "wrong-code" || outcome.kind === "used-code") {
    return invalidAnswer("code", CODES[outcome.kind]);
  }
  return passwordRefusal(outcome);
}

export const loader = leadBack("own-account", PROFILE_PATH);
