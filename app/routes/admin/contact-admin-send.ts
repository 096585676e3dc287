import { requireUser } from "~/features/accounts/guard.server";
import { nameOf } from "~/features/accounts/sessions.server";
import { askSupport } from "~/features/contact/support/ask-support.server";
import { SUPPORT_PATH } from "~/features/contact/support/support.schema";
import { sayFailure } from "~/lib/request-failure";
import { NoRoomError, ROOM_RETRY_SECONDS, withReceivedFile } from "~/platform/received-file.server";
import { refusal } from "~/platform/refusal.server";
import { type Services, services } from "~/platform/services.server";
import { StorageError } from "~/platform/storage/storage-error";
import type { Route } from "./+types/contact-admin-send";
import { leadBack } from "./command-route.server";

const FIELDS = 10;
/** A screenshot that is too heavy comes whole, to be refused beside its field. */
const FILE_BYTES = 4 * 1_048_576;

/** A request to the technical contact, from the page's own scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context, "contact-admin");
  const site = services(context);
  const asker = { id: user.id, name: nameOf(user), email: user.email };
  const { dataDir } = site.environment;
  const receiving = { dataDir, limits: { fields: FIELDS }, fileBytes: FILE_BYTES };
  try {
    return await withReceivedFile(request, receiving, async (fields, file) => {
      const answer = await askSupport(site, { fields, file }, asker);
      return Response.json(answer, { status: STATUSES[answer.kind] });
    });
  } catch (error) {
    return refusalOf(error, request, site);
  }
}

/** Throws what is no matter of receiving the file. */
function refusalOf(error: unknown, request: Request, { log }: Services): Response {
  if (error instanceof NoRoomError) {
    const answer = refusal(request, 503, sayFailure(503));
    answer.headers.set("retry-after", String(ROOM_RETRY_SECONDS));
    return answer;
  }
  if (!(error instanceof StorageError)) throw error;
  log.error({ err: error }, "A screenshot could not be received.");
  const status = error.kind === "full" ? 507 : 503;
  return refusal(request, status, sayFailure(status));
}

const STATUSES = {
  sent: 200,
  waiting: 202,
  "no-mailer": 409,
  "no-recipient": 409,
  limited: 429,
  invalid: 400,
} as const;

export const loader = leadBack("contact-admin", SUPPORT_PATH);
