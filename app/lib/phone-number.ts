import { withoutUnseen } from "./storable-text";

const FRENCH = /^0[1-9]\d{8}$/;
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/;

/**
 * A phone number as people write it, in one way: `06 12 34 56 78` for a French one (also written
 * with +33, 0033 or (0)), `+32470123456` for another country's. Null when it is none.
 */
export function readPhone(text: string): string | null {
  const digits = withoutUnseen(text)
    .replaceAll("(0)", "")
    .replace(/[\s().\-\u2010-\u2013/]/g, "")
    .replace(/^00/, "+");
  const national = digits.replace(/^\+330?(?=[1-9]\d{8}$)/, "0");
  if (FRENCH.test(national)) return national.replace(/(\d{2})(?=\d)/g, "$1 ");
  // Seven to fifteen digits (E.164); what begins with +33 and is not French is a mistake.
  return INTERNATIONAL.test(digits) && !digits.startsWith("+33") ? digits : null;
}

/** `01 99 00 12 34` → `tel:+33199001234`: what a press on a number calls. */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, "");
  return `tel:${digits.replace(/^0/, "+33")}`;
}
