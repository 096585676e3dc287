import { useEffect, useRef } from "react";
import { Button } from "~/ui/button";
import { showToast } from "~/ui/toaster";
import { CLUB } from "~club/identity";

type RecoveryCodesProps = { codes: readonly string[]; email: string; onNoted: () => void };

/** The ten recovery codes, the only time they are seen: to copy, download or print. */
export function RecoveryCodes({ codes, email, onNoted }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      showToast({ message: "Les codes sont copiés." });
    } catch {
      showToast({ message: "La copie n’a pas marché. Téléchargez les codes.", tone: "error" });
    }
  };
  return (
    <section className="admin-box own-codes-box" aria-labelledby="deux-etapes-secours">
      <div className="ad-box-head">
        <h2 id="deux-etapes-secours" tabIndex={-1} ref={heading}>
          Vos codes de secours
        </h2>
      </div>
      <div className="own-text">
        <p>
          Sans votre téléphone, l’un de ces codes remplace celui de l’application. Chacun sert une
          seule fois.
        </p>
        <p>
          <b>Mettez-les en lieu sûr maintenant{"\u00a0"}: ils ne seront plus affichés.</b>
        </p>
      </div>
      <ol className="own-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="admin-row">
        <Button variant="soft" size="sm" onClick={() => void copy()}>
          Copier
        </Button>
        <Button
          variant="soft"
          size="sm"
          icon="download"
          onClick={() => download(textOf(codes, email))}
        >
          Télécharger
        </Button>
        <Button variant="soft" size="sm" onClick={() => window.print()}>
          Imprimer
        </Button>
      </div>
      <div className="admin-row own-foot">
        <Button size="sm" onClick={onNoted}>
          J’ai noté mes codes
        </Button>
      </div>
    </section>
  );
}

function textOf(codes: readonly string[], email: string): string {
  const head = `${CLUB.name} – codes de secours de ${email}`;
  return [head, "Chaque code sert une seule fois.", "", ...codes, ""].join("\r\n");
}

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = "codes-de-secours.txt";
  link.click();
  URL.revokeObjectURL(address);
}
