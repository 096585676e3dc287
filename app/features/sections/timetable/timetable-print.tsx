import { useSite } from "~/club/use-site";
import type { QrCode } from "~/lib/qr-code";
import { Button } from "~/ui/button";
import { QrImage } from "~/ui/qr-image";

/** Prints the week as it is filtered, on one sheet. */
export function PrintButton() {
  return (
    <Button className="tt-print" variant="line" size="sm" onClick={() => window.print()}>
      Imprimer les horaires
    </Button>
  );
}

type PrintedAddressProps = {
  /** The address of the page, as it is printed and as it is scanned. */
  address: string;
  code: QrCode;
  /** The season. */
  label: string;
};

/** On paper only: where the hours of today are. */
export function PrintedAddress({ address, code, label }: PrintedAddressProps) {
  const { club } = useSite();
  return (
    <p className="tt-printed">
      <span>
        <b>{club.name}</b>
        {label && `, saison ${label}`}
        <br />
        Les horaires à jour{"\u00a0"}:
        <br />
        {address}
      </span>
      <QrImage className="tt-qr" code={code} label={`Code QR de ${address}`} />
    </p>
  );
}
