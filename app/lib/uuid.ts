import { withoutUnseen } from "./storable-text";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether a string is a UUID in its canonical lower-case form (RFC 9562). */
export function isUuid(value: string): boolean {
  return UUID.test(value);
}

/** A UUID in capitals, or with marks around it, as addresses are pasted: `(3F1C….`; null for what holds none. */
export function findPastedUuid(text: string): string | null {
  const bare = withoutUnseen(text)
    .toLowerCase()
    .replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, "");
  return isUuid(bare) ? bare : null;
}

/** A new random UUID, also in browsers on a site without TLS, from which they keep `crypto.randomUUID`. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
