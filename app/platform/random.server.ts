import { createHash, randomBytes, randomUUID } from "node:crypto";

/** A new UUID for a row. */
export function newId(): string {
  return randomUUID();
}

/** A secret fit for a link: 256 bits, URL-safe. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** A short suffix that makes a file name its own: eight letters and digits. */
export function newSuffix(): string {
  return randomBytes(6).toString("hex").slice(0, 8);
}

/** SHA-256 in hexadecimal: what is stored of a secret, and what versions a file. */
export function sha256(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

/** The same UUID for the same name (RFC 9562, version 8). */
export function uuidOf(name: string): string {
  const hex = sha256(name);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
