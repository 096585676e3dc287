import { useEffect, useRef, useState } from "react";
import { useSite } from "~/club/use-site";
import type { QrCode } from "~/lib/qr-code";
import { Box } from "~/ui/box";
import { Button } from "~/ui/button";
import { FormField } from "~/ui/form";
import { Icon } from "~/ui/icon";
import { QrImage } from "~/ui/qr-image";
import { showToast } from "~/ui/toaster";
import { twoStepCommandSchema } from "./account.schema";
import { TWO_STEP_COMMANDS_PATH } from "./account-paths";
import { codesLeftWords } from "./own-account-boxes";
import { OwnForm, OwnPasswordField } from "./own-form";

/** An application needs these to give codes: they are shown once, and kept nowhere in the browser. */
type Setup = { uri: string; secret: string; qr: QrCode };

/** From the password to the first code: the second step is on once a code was right. */
export function TwoStepStart({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [setup, setSetup] = useState<Setup | null>(null);
  return setup ? (
    <ScanStep setup={setup} onCodes={onCodes} />
  ) : (
    <PasswordStep onStarted={setSetup} />
  );
}

function PasswordStep({ onStarted }: { onStarted: (setup: Setup) => void }) {
  return (
    <Box id="deux-etapes-commencer" title="1. Préparez votre téléphone">
      <div className="own-text">
        <p>
          Installez une application d’authentification, par exemple Aegis, FreeOTP, Google
          Authenticator ou Microsoft Authenticator. Elle affiche un code à six chiffres, qui change
          toutes les trente secondes.
        </p>
        <p>
          À chaque connexion, vous donnerez votre mot de passe, puis ce code. Vos appareils déjà
          connectés le restent.
        </p>
      </div>
      <OwnForm<Setup>
        path={TWO_STEP_COMMANDS_PATH}
        schema={twoStepCommandSchema}
        onDone={onStarted}
        intent="start"
        variant="action"
        submitLabel="Commencer"
        busyLabel="Préparation…"
      >
        <OwnPasswordField />
      </OwnForm>
    </Box>
  );
}

type ScanStepProps = { setup: Setup; onCodes: (codes: string[]) => void };

function ScanStep({ setup, onCodes }: ScanStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused button is gone; the code comes after the picture is scanned.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="admin-box" aria-labelledby="deux-etapes-scanner">
      <div className="ad-box-head">
        <h2 id="deux-etapes-scanner" tabIndex={-1} ref={heading}>
          2. Reliez l’application
        </h2>
      </div>
      <div className="own-scan">
        <QrImage code={setup.qr} className="own-qr" label="Code QR à scanner avec l’application" />
        <div className="own-text">
          <p>Dans l’application, ajoutez un compte, puis scannez ce carré.</p>
          <p>
            Vous lisez ceci sur le téléphone{"\u00a0"}? <a href={setup.uri}>Ouvrir l’application</a>
          </p>
          <SecretLine secret={setup.secret} />
        </div>
      </div>
      <OwnForm<{ codes: string[] }>
        path={TWO_STEP_COMMANDS_PATH}
        schema={twoStepCommandSchema}
        onDone={({ codes }) => onCodes(codes)}
        intent="confirm"
        variant="action"
        submitLabel="Activer"
        busyLabel="Vérification…"
      >
        <FormField
          name="code"
          label="Code à six chiffres"
          hint="Celui que l’application affiche maintenant."
          inputClassName="own-code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </OwnForm>
    </section>
  );
}

/** For those who cannot scan: typed or pasted into the application. */
function SecretLine({ secret }: { secret: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      showToast({ message: "La clé est copiée." });
    } catch {
      showToast({ message: "La copie n’a pas marché. Recopiez la clé à la main.", tone: "error" });
    }
  };
  return (
    <div>
      <p>Ou recopiez cette clé{"\u00a0"}:</p>
      <p className="own-secret">
        <code title="Clé à recopier">{secret.match(/.{1,4}/g)?.join(" ")}</code>
      </p>
      <Button variant="soft" size="sm" onClick={() => void copy()}>
        Copier la clé
      </Button>
    </div>
  );
}

type TwoStepManageProps = {
  codesLeft: number;
  onCodes: (codes: string[]) => void;
  onStopped: () => void | Promise<void>;
};

/** Once it is on: other recovery codes, or off. */
export function TwoStepManage({ codesLeft, onCodes, onStopped }: TwoStepManageProps) {
  return (
    <>
      <p className="ad-done">
        <Icon name="check-circle" />
        La connexion en deux étapes est activée.
      </p>
      <RenewBox codesLeft={codesLeft} onCodes={onCodes} />
      <StopBox onStopped={onStopped} />
    </>
  );
}

function RenewBox({ codesLeft, onCodes }: Pick<TwoStepManageProps, "codesLeft" | "onCodes">) {
  return (
    <Box id="deux-etapes-renouveler" title="Codes de secours">
      <p className="own-now">
        {codesLeftWords(codesLeft)} Dix nouveaux codes remplacent les anciens, qui ne serviront
        plus.
      </p>
      <OwnForm<{ codes: string[] }>
        path={TWO_STEP_COMMANDS_PATH}
        schema={twoStepCommandSchema}
        onDone={({ codes }) => onCodes(codes)}
        intent="renew"
        submitLabel="Obtenir dix nouveaux codes"
        busyLabel="Un instant…"
      >
        <OwnPasswordField />
      </OwnForm>
    </Box>
  );
}

function StopBox({ onStopped }: Pick<TwoStepManageProps, "onStopped">) {
  return (
    <Box id="deux-etapes-arreter" title="Désactiver">
      <p className="own-now">
        Votre mot de passe suffira de nouveau. Pour changer de téléphone{"\u00a0"}: désactivez, puis
        activez avec le nouveau.
      </p>
      <OwnForm
        path={TWO_STEP_COMMANDS_PATH}
        schema={twoStepCommandSchema}
        onDone={onStopped}
        intent="stop"
        variant="danger"
        submitLabel="Désactiver la connexion en deux étapes"
        busyLabel="Désactivation…"
      >
        <OwnPasswordField />
      </OwnForm>
    </Box>
  );
}

type RecoveryCodesProps = { codes: readonly string[]; email: string; onNoted: () => void };

/** The ten recovery codes, the only time they are seen: to copy, download or print. */
export function RecoveryCodes({ codes, email, onNoted }: RecoveryCodesProps) {
  const { club } = useSite();
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
          onClick={() => download(textOf(codes, { email, clubName: club.name }))}
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

type CodesOf = { email: string; clubName: string };

function textOf(codes: readonly string[], { email, clubName }: CodesOf): string {
  const head = [clubName, `codes de secours de ${email}`].filter(Boolean).join(" – ");
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
