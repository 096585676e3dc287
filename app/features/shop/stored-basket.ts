import { isUuid } from "~/lib/uuid";
import { type BasketLine, MAX_LINES, MAX_QUANTITY } from "./basket.types";
import { cleanName, nameTrouble } from "./personalisation";

const KEPT_FOR_MS = 30 * 24 * 3600 * 1000;
/** More than the fullest basket takes. */
const MAX_LENGTH = 20_000;

/** What a browser keeps. Prices are never part of it: the site alone knows them. */
export type StoredBasket = {
  lines: readonly BasketLine[];
  /** Milliseconds since 1970: 30 days after its last change a basket is set aside. */
  expiresAt: number;
};

const NOTHING: StoredBasket = { lines: [], expiresAt: Number.POSITIVE_INFINITY };

/** Two lines are one when variant and personalisation are the same. */
export function lineKey({ variantId, personalisation }: Omit<BasketLine, "quantity">): string {
  return `${variantId} ${personalisation}`;
}

/** Whether that many pieces can be asked for. */
export function isQuantity(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY;
}

/** A basket as it is written down, changed at `now`. */
export function basketText(lines: readonly BasketLine[], now: number): string {
  return JSON.stringify({ changedAt: now, lines });
}

/** What was kept may be edited by hand, or of another version of the site: only what is sound counts. */
export function parseBasket(text: string | null): StoredBasket {
  const kept = text !== null && text.length <= MAX_LENGTH ? parseJson(text) : null;
  if (typeof kept !== "object" || kept === null) return NOTHING;
  const { lines, changedAt }: { lines?: unknown; changedAt?: unknown } = kept;
  if (!Array.isArray(lines)) return NOTHING;
  const byKey = new Map(lines.flatMap(toLine).map((line) => [lineKey(line), line]));
  const changed = typeof changedAt === "number" ? changedAt : 0;
  return { lines: [...byKey.values()].slice(0, MAX_LINES), expiresAt: changed + KEPT_FOR_MS };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function toLine(value: unknown): BasketLine[] {
  if (typeof value !== "object" || value === null) return [];
  const line: { variantId?: unknown; quantity?: unknown; personalisation?: unknown } = value;
  const { variantId, quantity, personalisation } = line;
  if (typeof variantId !== "string" || !isUuid(variantId)) return [];
  if (typeof quantity !== "number" || !isQuantity(quantity)) return [];
  if (typeof personalisation !== "string") return [];
  const name = cleanName(personalisation);
  return nameTrouble(name) === null ? [{ variantId, quantity, personalisation: name }] : [];
}

/** The lines with pieces added to the line that is there already, or as a new one; or why that cannot be. */
export function linesWith(
  lines: readonly BasketLine[],
  added: BasketLine,
): readonly BasketLine[] | "too-many-pieces" | "too-many-lines" {
  const same = lines.find((line) => lineKey(line) === lineKey(added));
  const quantity = (same?.quantity ?? 0) + added.quantity;
  if (quantity > MAX_QUANTITY) return "too-many-pieces";
  if (same) return lines.map((line) => (line === same ? { ...line, quantity } : line));
  return lines.length < MAX_LINES ? [...lines, added] : "too-many-lines";
}

/** The lines with the name taken off one of them: it joins the plain line of its variant, if there is one. */
export function linesWithoutName(lines: readonly BasketLine[], key: string): BasketLine[] {
  const line = lines.find((one) => lineKey(one) === key);
  if (!line) return [...lines];
  const plain = { ...line, personalisation: "" };
  const twin = lines.find((one) => one !== line && lineKey(one) === lineKey(plain));
  const quantity = Math.min(MAX_QUANTITY, line.quantity + (twin?.quantity ?? 0));
  const others = lines.filter((one) => one !== twin);
  return others.map((one) => (one === line ? { ...plain, quantity } : one));
}
