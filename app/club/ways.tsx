import type { ReactNode } from "react";
import type { Contact, Phone } from "./site";

/** How somebody is reached, as far as the club says it. */
export type Ways = Pick<Contact, "email" | "phone">;

/** Goes on with a sentence: `appelez le 05…`, else `écrivez à …`, else `adressez-vous au club`. */
export function callWords({ phone, email }: Ways): string {
  if (phone) return `appelez le ${phone.label}`;
  return email ? `écrivez à ${email}` : "adressez-vous au club";
}

type EitherProps = {
  /** Two at most; empty ones are left out. */
  ways: readonly ReactNode[];
  /** Stands where there is none. */
  otherwise?: ReactNode;
};

/** The ways that there are, joined by «ou». */
export function Either({ ways, otherwise = null }: EitherProps) {
  const [first, second] = ways.filter(Boolean);
  if (!first) return otherwise;
  if (!second) return first;
  return (
    <>
      {first} ou {second}
    </>
  );
}

/** The number as a link that calls it, after `au `, say; nothing without one. */
export function phoneWay(phone: Phone | null, before = ""): ReactNode {
  if (!phone) return null;
  return (
    <>
      {before}
      <a href={phone.href}>{phone.label}</a>
    </>
  );
}

/** The address as a link that writes to it; nothing without one. */
export function emailWay(email: string, before = ""): ReactNode {
  if (!email) return null;
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
    </>
  );
}
