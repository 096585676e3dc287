import { randomInt } from "node:crypto";
import type { Queryable } from "~/platform/database/database.server";

/** No 0 and O, no 1, I and L: a number is read aloud at a counter. */
const SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const LENGTH = 6;

/** The first number of `make` that no order has; within the transaction that takes it. */
export async function findFreeNumber(db: Queryable, make = newOrderNumber): Promise<string> {
  for (;;) {
    const number = make();
    const taken = await db
      .selectFrom("orders")
      .select("id")
      .where("number", "=", number)
      .executeTakeFirst();
    if (!taken) return number;
  }
}

/** A new order number, `K7M-4QX`: short, and it tells nothing of how many there are. */
export function newOrderNumber(): string {
  return grouped(Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join(""));
}

/** A number as somebody typed it (`k7m4qx`, `K7M 4QX`), as it is stored; null when it can be none. */
export function readOrderNumber(text: string): string | null {
  const signs = text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
  if (signs.length !== LENGTH || [...signs].some((sign) => !SIGNS.includes(sign))) return null;
  return grouped(signs);
}

function grouped(signs: string): string {
  return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`;
}
