import type { Club, Phone, Site } from "~/club/site";

/** The part of the site that legal pages tell: the club, its association, and its contacts. */
export type LegalSite = Pick<Site, "club" | "calls" | "association">;

type LegalPart = string | LegalLink;

/** Running text, with links where it needs them: `to` on this site, `href` elsewhere. */
export type LegalText = string | readonly LegalPart[];
export type LegalLink = { label: string } & ({ to: string } | { href: string });

export type LegalBlock =
  | { kind: "text"; text: LegalText }
  | { kind: "list"; items: readonly LegalText[] }
  | { kind: "facts"; rows: readonly { term: string; text: LegalText }[] }
  /** A heading of its own over a few facts: one use of personal data, for example. */
  | { kind: "case"; title: string; rows: readonly { term: string; text: LegalText }[] }
  /** A text that the law wants in a frame, or a form to copy. */
  | { kind: "frame"; title: string; paragraphs: readonly LegalText[] };

export type LegalSection = {
  /** Names the section in the page's address: letters and hyphens. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
};

export type LegalPageContent = {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
};

export const text = (content: LegalText): LegalBlock => ({ kind: "text", text: content });
export const list = (items: readonly LegalText[]): LegalBlock => ({ kind: "list", items });
/** A row without text is left out. */
export const facts = (rows: readonly { term: string; text: LegalText }[]): LegalBlock => ({
  kind: "facts",
  rows: rows.filter(({ text }) => text.length > 0),
});
export const frame = (title: string, paragraphs: readonly LegalText[]): LegalBlock => ({
  kind: "frame",
  title,
  paragraphs,
});

/** A link that writes to an address; none without one. */
export function mailTo(address: string): LegalLink[] {
  return address === "" ? [] : [{ label: address, href: `mailto:${address}` }];
}

/** The way to write to an address, after «écrivez»; without one, by the form. */
export function writingTo(address: string): LegalPart[] {
  const [link] = mailTo(address);
  return link ? ["à ", link] : ["par ", { label: "le formulaire de contact", to: "/contacts" }];
}

/** A link that calls a number; none without one. */
export function ringing(phone: Phone | null): LegalLink[] {
  return phone ? [phone] : [];
}

/** A number with the hours at which it is answered. */
export function ringingAt({ phone, hours }: { phone: Phone | null; hours: string }): LegalPart[] {
  return phone && hours ? [phone, ` (${hours})`] : ringing(phone);
}

/** Links with «ou» between them. */
export function eitherOf(links: readonly LegalLink[]): LegalPart[] {
  return links.flatMap((link, index) => (index === 0 ? [link] : [" ou ", link]));
}

/** The parts of a line that there are, commas between them. */
export function commas(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(", ");
}

/** `Club du village (CDV)` */
export function nameWithInitials({ name, initials }: Club): string {
  return [name, initials && `(${initials})`].filter(Boolean).join(" ");
}

/** A link to a site under its bare name; none without an address. */
export function siteLink(address: string): LegalLink[] {
  return address === "" ? [] : [{ label: address.replace(/^https?:\/\//, ""), href: address }];
}

/** The words that the club adds to a page of the law, a paragraph each; no section without it. */
export function addendum(words: string): LegalSection[] {
  const paragraphs = words.split("\n").filter((line) => line.trim() !== "");
  if (paragraphs.length === 0) return [];
  return [{ id: "ajout", title: "Le club ajoute", blocks: paragraphs.map(text) }];
}
