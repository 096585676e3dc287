import { readPhone } from "~/lib/phone-number";
import { withoutUnseen } from "~/lib/storable-text";
import { parseAddress, withoutCredentials } from "~/lib/web-address";

const WEB = /^https?:\/\/[^\s/]+\.[^\s]+$/i;
const EMAIL = /^[^\s@:/]+@[^\s@]+\.[^\s@]+$/;
/** `118 218` and others that are no whole number of a country. */
const SHORT_NUMBER = /^\d[\d\s.-]{5,}$/;
/** What stands before a number that was copied with it. */
const PHONE_WORD = /^t[ée]l(?:[ée]phone|\.)?\s*:?\s*/i;

/**
 * The address that somebody meant: `exemple.fr`, `jo@exemple.fr` and `05 56 00 00 33` are completed, as
 * the site and telephones write them too; null when it is none.
 */
export function readAddress(typed: string): string | null {
  const text = withoutUnseen(typed).trim();
  if (EMAIL.test(text)) return `mailto:${text}`;
  if (/^(mailto:|tel:)\S+$/i.test(text)) return text;
  const phone = readPhone(text.replace(PHONE_WORD, ""));
  if (phone ?? SHORT_NUMBER.test(text)) return `tel:${(phone ?? text).replace(/[\s.-]/g, "")}`;
  // A page of this site.
  if (/^\/(?![/\\])\S*$/.test(text)) return text;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  return WEB.test(address) && parseAddress(address) ? withoutCredentials(address) : null;
}
