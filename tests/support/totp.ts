import { createHmac } from "node:crypto";

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const PERIOD_MS = 30_000;

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0"));
  const octets = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(octets.map((octet) => Number.parseInt(octet, 2)));
}

/** The six figures that an authenticator application shows (RFC 6238), some steps of 30 s from now. */
export function totpCode(secret: string, steps = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / PERIOD_MS) + steps));
  const digest = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000;
  return String(number).padStart(6, "0");
}

/** A code that is wrong now, and was and will be for a while. */
export function wrongTotpCode(secret: string): string {
  const near = new Set([-3, -2, -1, 0, 1, 2, 3].map((steps) => totpCode(secret, steps)));
  const wrong = Array.from({ length: 8 }, (_, digit) => String(digit).repeat(6));
  return wrong.find((code) => !near.has(code)) ?? "";
}
