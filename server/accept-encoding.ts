import type { IncomingHttpHeaders } from "node:http";

export type Encoding = "br" | "gzip" | "identity";

/** Browsers send the same few; anybody may make up others. */
const CHOICES_KNOWN = 100;
const KNOWN_LENGTH = 200;
const choices = new Map<string, Encoding>();

/**
 * The best encoding a client takes (RFC 9110 §12.5.3): Brotli before gzip unless the client
 * prefers otherwise, never one it gives `q=0`; unencoded when it says nothing.
 */
export function chooseEncoding(headers: IncomingHttpHeaders): Encoding {
  const header = headers["accept-encoding"];
  if (!header) return "identity";
  const text = String(header);
  const known = choices.get(text);
  if (known) return known;
  const choice = choose(text);
  if (text.length > KNOWN_LENGTH) return choice;
  if (choices.size >= CHOICES_KNOWN) choices.clear();
  choices.set(text, choice);
  return choice;
}

function choose(header: string): Encoding {
  const weights = parse(header);
  const rest = weights.get("*") ?? 0;
  const br = weights.get("br") ?? rest;
  const gzip = Math.max(weights.get("gzip") ?? weights.get("x-gzip") ?? rest, 0);
  if (br === 0 && gzip === 0) return "identity";
  return br >= gzip ? "br" : "gzip";
}

function parse(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.split(",", 20)) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith("q="));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    if (name) weights.set(name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}
