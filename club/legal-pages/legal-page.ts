/** Running text, with links where it needs them: `to` on this site, `href` elsewhere. */
export type LegalText = string | readonly (string | LegalLink)[];
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
export const facts = (rows: readonly { term: string; text: LegalText }[]): LegalBlock => ({
  kind: "facts",
  rows,
});
export const frame = (title: string, paragraphs: readonly LegalText[]): LegalBlock => ({
  kind: "frame",
  title,
  paragraphs,
});
