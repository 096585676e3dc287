import { requireUser } from "~/features/accounts/guard.server";
import { nameOf } from "~/features/accounts/sessions.server";
import { askSupport } from "~/features/contact/support/ask-support.server";
import { SUPPORT_PATH } from "~/features/contact/support/support.schema";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/contact-admin-send";
import { leadBack } from "./command-route.server";

const FIELDS = 10;

/** A request to the technical contact, from the page's own scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context, "contact-admin");
  const form = await readForm(request, { fields: FIELDS });
  const asker = { id: user.id, name: nameOf(user), email: user.email };
  const answer = await askSupport(services(context), form, asker);
  return Response.json(answer, { status: STATUSES[answer.kind] });
}

const STATUSES = { sent: 200, waiting: 202, "no-mailer": 409, limited: 429, invalid: 400 } as const;

export const loader = leadBack("contact-admin", SUPPORT_PATH);
