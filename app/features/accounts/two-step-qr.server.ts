import { encode } from "uqr";

/** A QR code as one path over a square of `size` units, its quiet border included. */
export type QrCode = { size: number; path: string };

/** Four units, as ISO/IEC 18004 asks. */
const BORDER = 4;

/** Draws an address as a QR code. */
export function qrCode(address: string): QrCode {
  const { data, size } = encode(address, { ecc: "M", border: BORDER });
  const dots = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return { size, path: dots.join("") };
}
