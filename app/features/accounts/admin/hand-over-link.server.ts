import { accountLinkUrl } from "../account-links.server";
import type { HandedLink } from "./account-command";

/**
 * Hands a new one-time link over to its maker, who passes it on themselves: the only place that
 * turns the secret into an address, and where a configured mailer would send it.
 */
export function handOverLink(
  site: { environment: { publicUrl: string } },
  link: Omit<HandedLink, "url"> & { secret: string },
): HandedLink {
  const { kind, email, expiresAt } = link;
  return { kind, email, expiresAt, url: accountLinkUrl(site.environment.publicUrl, link.secret) };
}
