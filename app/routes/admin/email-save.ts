import { requireUser } from "~/features/accounts/guard.server";
import { ownEmailSchema } from "~/features/accounts/own-account.schema";
import { changeOwnEmail } from "~/features/accounts/own-account.server";
import { PROFILE_PATH } from "~/features/accounts/own-account-paths";
import {
  doneAnswer,
  invalidAnswer,
  passwordRefusal,
  unreadableAnswer,
} from "~/features/accounts/own-form-answer.server";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/email-save";
import { leadBack } from "./command-route.server";

const EMAIL_TAKEN = "Cette adresse est déjà celle d’un autre compte. Choisissez-en une autre.";

export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context, "own-account");
  const sent = ownEmailSchema.safeParse(
    Object.fromEntries(await readForm(request, { fields: 10 })),
  );
  if (!sent.success) return unreadableAnswer(sent.error);
  const outcome = await changeOwnEmail(services(context), user, sent.data);
  if (outcome.kind === "changed") return doneAnswer(null);
  if (outcome.kind === "email-taken") return invalidAnswer("email", EMAIL_TAKEN, 409);
  return passwordRefusal(outcome);
}

export const loader = leadBack("own-account", PROFILE_PATH);
