/** Some bytes of a file, from the first to the last, both included. */
export type ByteRange = { first: number; last: number };

/**
 * Reads a `Range` header for a file of `byteSize` bytes (RFC 9110 §14.2). Null means the whole file,
 * which also answers several ranges and any unit but bytes.
 */
export function readByteRange(
  header: string,
  byteSize: number,
): ByteRange | "unsatisfiable" | null {
  const [, from = "", to = ""] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header) ?? [];
  if (from === "" && to === "") return null;
  const end = byteSize - 1;
  const range =
    from === ""
      ? { first: Math.max(0, byteSize - Number(to)), last: end }
      : { first: Number(from), last: to === "" ? end : Math.min(Number(to), end) };
  return range.first <= range.last ? range : "unsatisfiable";
}
