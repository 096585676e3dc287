import { plainText } from "~/lib/plain-text";
import { fits } from "~/lib/truncate";

/** A first paragraph longer than this is running text, not a lead. */
const LEAD_LIMIT = 260;

/**
 * The lead under the title: the first paragraph of the text when it is short and more follows.
 * `html` is sanitised; the lead comes back as plain text, the body as it was.
 */
export function splitLead(html: string): { lead: string | null; body: string } {
  const first = /^\s*<p>([\s\S]*?)<\/p>/.exec(html);
  const body = first ? html.slice(first[0].length) : "";
  // A link or a picture in it would be lost: then it stays where it is.
  if (!first?.[1] || body.trim() === "" || /<(a|img)\b/.test(first[1])) {
    return { lead: null, body: html };
  }
  const lead = plainText(first[1]);
  if (lead === "" || !fits(lead, LEAD_LIMIT)) return { lead: null, body: html };
  return { lead, body };
}
