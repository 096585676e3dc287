import { withoutCredentials } from "~/lib/web-address";

const WEB = /^https?:\/\/[^\s/]+\.[^\s]+$/i;
const EMAIL = /^[^\s@:/]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+?\d[\d .-]{5,}$/;

/** The address that somebody meant: `exemple.fr`, `jo@exemple.fr` and `05 56 00 00 33` are completed; null when it is none. */
export function readAddress(typed: string): string | null {
  const text = typed.trim();
  if (EMAIL.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return `tel:${text.replace(/[ .-]/g, "")}`;
  if (/^(mailto:|tel:)\S+$/i.test(text)) return text;
  // A page of this site.
  if (/^\/(?![/\\])\S*$/.test(text)) return text;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  return WEB.test(address) && URL.canParse(address) ? withoutCredentials(address) : null;
}
