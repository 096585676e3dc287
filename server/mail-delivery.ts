import { deliverDue, purgeOutbox } from "~/platform/mail/outbox.server";
import type { SiteServices } from "./services.server";

const LOOK_EVERY_MS = 15_000;

/**
 * Sends in the background what waits in the outbox, what an earlier process left there included:
 * now, then every quarter of a minute. Returns how to stop, once what is under way is finished.
 */
export function deliverMail(site: SiteServices, now: () => Date): () => Promise<void> {
  let underWay: Promise<void> | null = null;
  const look = () => {
    underWay ??= deliver(site, now).finally(() => {
      underWay = null;
    });
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}

async function deliver(site: SiteServices, now: () => Date): Promise<void> {
  try {
    await deliverDue({ ...site, now });
    await purgeOutbox(site.database.kysely, now());
  } catch (error) {
    site.log.error({ err: error }, "mail delivery failed");
  }
}
