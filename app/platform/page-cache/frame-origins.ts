/** What a route's `handle` may say: the sites whose pages its own page may frame, as `https://host`. */
export type FrameHandle = { frameOrigins: readonly string[] };

/** The origins that a route's handle lets a page frame; none for any other handle. */
export function frameOriginsOf(handle: unknown): readonly string[] {
  if (typeof handle !== "object" || handle === null || !("frameOrigins" in handle)) return [];
  const { frameOrigins } = handle;
  return Array.isArray(frameOrigins) ? frameOrigins.filter(isOrigin) : [];
}

function isOrigin(value: unknown): value is string {
  return typeof value === "string" && URL.parse(value)?.origin === value;
}
