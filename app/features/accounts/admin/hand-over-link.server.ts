import { mailerOf } from "~/platform/mail/mailer.server";
import { deliverNow, queueMail } from "~/platform/mail/outbox.server";
import { newId } from "~/platform/random.server";
import type { Services } from "~/platform/services.server";
import { accountLinkUrl, type LinkAnnouncement, type NewLink } from "../account-links.server";
import { linkMail } from "../account-mails.server";
import type { HandedLink } from "./account-command";

type Site = Pick<Services, "database" | "environment" | "log" | "now">;
type Made = NewLink & { email: string };

/** What became of a link: on its way by mail, or for its maker to pass on. */
export type HandOver = { kind: "mailed" } | { kind: "to-pass-on"; link: HandedLink };

/**
 * How a new one-time link reaches its person: by mail where mail is sent, queued in the transaction
 * that makes the link; otherwise, and when the mail could not leave at once, through its maker. The
 * only place that turns the secret into an address.
 */
export function prepareHandOver(site: Site, kind: HandedLink["kind"]) {
  const mailId = newId();
  const hasMailer = mailerOf(site.environment) !== null;
  const urlOf = ({ secret }: Made) => accountLinkUrl(site.environment.publicUrl, secret);
  const announce: LinkAnnouncement = async (trx, link) => {
    if (!hasMailer) return;
    const mail = linkMail({ ...link, kind, url: urlOf(link) }, site.now);
    await queueMail(trx, { id: mailId, purpose: "account", mail, now: site.now });
  };
  const handOver = async (made: Made): Promise<HandOver> => {
    const delivery = hasMailer && (await deliverNow(site, mailId));
    if (delivery === "sent") return { kind: "mailed" };
    const { email, expiresAt } = made;
    const link = { kind, email, expiresAt, url: urlOf(made), isMailLate: hasMailer };
    return { kind: "to-pass-on", link };
  };
  return { announce, handOver };
}
