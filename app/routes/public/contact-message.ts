import type { MessageAnswer } from "~/features/contact/send-message";
import { submitMessage } from "~/features/contact/submit-message.server";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/contact-message";
import { leadTo } from "./lead-to";

const FIELDS = 12;

/** The contact form sends here: JSON, so that no answer ever replaces what was typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const answer = await submitMessage(
    services(context),
    await readForm(request, { fields: FIELDS, valueLength: 100_000 }),
  );
  return Response.json(answer, { status: statusOf(answer), headers: headersOf(answer) });
}

export const loader = leadTo("/contacts");

function statusOf(answer: MessageAnswer): number {
  if (answer.kind === "sent") return 200;
  return answer.kind === "failed" ? answer.status : 400;
}

function headersOf(answer: MessageAnswer): Record<string, string> {
  if (answer.kind !== "failed" || answer.retryAfterSeconds === null) return {};
  return { "retry-after": String(answer.retryAfterSeconds) };
}
