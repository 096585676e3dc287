const LIMIT = 60;

/** Lower-case letters, digits and single hyphens, 60 characters at most; empty when nothing is left. */
export function slug(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/ß/g, "ss")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LIMIT)
    .replace(/^-+|-+$/g, "");
}
