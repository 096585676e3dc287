import { deliverNow } from "~/platform/mail/outbox.server";
import type { Services } from "~/platform/services.server";

/** How long a buyer waits for the provider, in milliseconds; the attempts go on after that. */
const PATIENCE_MS = 3_000;

/**
 * Sends queued mails now. Whatever becomes of them, what they tell about is stored, and they are sent
 * again by themselves: a failure is logged and is none for whoever waits.
 */
export async function deliverMails(site: Services, ids: readonly string[]): Promise<void> {
  const now = () => site.now;
  await Promise.allSettled(
    ids.map((id) => deliverNow({ ...site, now }, id, { waitMs: PATIENCE_MS })),
  );
}
