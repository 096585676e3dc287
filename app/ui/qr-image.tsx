import type { QrCode } from "~/lib/qr-code";

type QrImageProps = { code: QrCode; label: string; className: string };

/** A QR code, dark on white whatever is around it. */
export function QrImage({ code: { size, path }, label, className }: QrImageProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
