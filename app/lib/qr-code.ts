import { encode } from "uqr";

/** A code as one drawing of dark squares, with the empty border that the standard (ISO/IEC 18004) asks for. */
export type QrCode = { size: number; path: string };

const BORDER = 4;

/** Draws an address as a QR code, each run of dark squares as one rectangle. */
export function qrCode(address: string): QrCode {
  const { data, size } = encode(address, { ecc: "M", border: BORDER });
  return { size, path: data.map(rowPath).join("") };
}

function rowPath(row: readonly boolean[], y: number): string {
  const runs = row
    .map((isDark) => (isDark ? "1" : "0"))
    .join("")
    .matchAll(/1+/g);
  return [...runs]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join("");
}
