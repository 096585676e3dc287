import { clockTime, longDate } from "~/lib/french-dates";
import { parisClock, parisDay } from "~/lib/paris-instants";
import type { Environment } from "~/platform/environment.server";
import type { Mail } from "~/platform/mail/mail";
import { CLUB } from "~club/identity";
import { CONTACT_PEOPLE } from "~club/people";

/** What the mails of the shop need to know of the site. */
export type ShopSite = Pick<Environment, "publicUrl" | "contactTo" | "helloassoUrl">;

type Letter = { subject: string; paragraphs: readonly string[]; now: Date };

/** A mail of the club to a buyer; what is answered goes to the club. */
export function mailToBuyer(site: ShopSite, letter: Letter & { email: string }): Mail {
  const club = { name: CLUB.name, address: clubAddress(site) };
  return mailOf(letter, { to: letter.email, from: club });
}

/** A mail that tells the club of a buyer; what is answered goes to that buyer. */
export function mailToClub(
  site: ShopSite,
  letter: Letter & { buyer: { name: string; email: string } },
): Mail {
  const { name, email } = letter.buyer;
  return mailOf(letter, { to: clubAddress(site), from: { name, address: email } });
}

function clubAddress({ contactTo }: ShopSite): string {
  return contactTo ?? CONTACT_PEOPLE.boutique.email;
}

type Ends = { to: string; from: { name: string; address: string } };

function mailOf({ subject, paragraphs, now }: Letter, { to, from }: Ends): Mail {
  const message = paragraphs.join("\n\n");
  return {
    to,
    subject,
    text: `${message}\n`,
    replyTo: from,
    fields: {
      name: from.name,
      email: from.address,
      title: subject,
      message,
      time: now.toISOString(),
      "g-recaptcha-response": "",
    },
    attachment: null,
  };
}

/** `mardi 24 mars 2026 à 18h30`, the clock being that of Paris. */
export function dayAndTime(instant: string): string {
  return `${longDate(parisDay(instant))} à ${clockTime(parisClock(instant))}`;
}

/** Several lines under a title in capitals. */
export function section(title: string, lines: readonly string[]): string {
  return [title.toUpperCase(), ...lines].join("\n");
}
