import { singleSpaced, withoutUnseen } from "./storable-text";

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", "\u00a0"],
]);

function decodeEntity(entity: string, body: string): string {
  if (!body.startsWith("#")) return ENTITIES.get(body) ?? entity;
  const code =
    body[1]?.toLowerCase() === "x" ? Number.parseInt(body.slice(2), 16) : Number(body.slice(1));
  return Number.isInteger(code) && code > 0 && code <= 0x10ffff
    ? String.fromCodePoint(code)
    : entity;
}

/** Tags that stand within words and before commas: what they mark stays one with what is around. */
const INLINE = /<\/?(?:strong|em|a|cite)\b[^<>]*>/g;

/**
 * The text of sanitised HTML as read: other tags become spaces, entities characters, runs of space one.
 * The no-break spaces of French stay, nothing unseen does.
 */
export function plainText(html: string): string {
  const text = html
    .replace(INLINE, "")
    .replace(/<[^<>]*>/g, " ")
    .replace(/&(#?\w+);/g, decodeEntity);
  return singleSpaced(withoutUnseen(text));
}

/** Lower case, no accents, single spaces: what is compared, alike on both engines (architecture.md, Data). */
export function searchable(text: string): string {
  return withoutUnseen(text)
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/[’ʼ]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
}

/** Minutes that a text takes at 200 words a minute, one at least. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / 200));
}
