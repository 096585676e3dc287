const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether a string is a UUID in its canonical lower-case form (RFC 9562). */
export function isUuid(value: string): boolean {
  return UUID.test(value);
}
