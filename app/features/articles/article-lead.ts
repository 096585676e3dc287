import { plainText } from "~/lib/plain-text";
import { fits } from "~/lib/truncate";

/** A first paragraph longer than this is running text, not a lead. */
const LEAD_LIMIT = 260;

/**
 * The lead under the title: the first paragraph of the text when it is short and more follows.
 * `html` is sanitised; the lead comes back as plain text, the rest as it was.
 */
export function splitLead(html: string): { lead: string | null; rest: string } {
  const first = /^\s*<p>([\s\S]*?)<\/p>/.exec(html);
  const rest = first ? html.slice(first[0].length) : "";
  // A link or a picture in it would be lost: then it stays where it is.
  if (!first?.[1] || rest.trim() === "" || /<(a|img)\b/.test(first[1])) {
    return { lead: null, rest: html };
  }
  const lead = plainText(first[1]);
  if (lead === "" || !fits(lead, LEAD_LIMIT)) return { lead: null, rest: html };
  return { lead, rest };
}
