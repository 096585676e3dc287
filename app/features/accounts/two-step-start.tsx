import { useEffect, useRef, useState } from "react";
import { Box } from "~/ui/box";
import { Button } from "~/ui/button";
import { showToast } from "~/ui/toaster";
import { TWO_STEP_COMMANDS_PATH } from "./own-account-paths";
import { OwnField, OwnForm, OwnPasswordField } from "./own-form-parts";
import { useOwnForm } from "./use-own-form";

/** What an application needs to give codes: shown once, kept nowhere in the browser. */
type Setup = { uri: string; secret: string; qr: { size: number; path: string } };

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
  const sent = useOwnForm<Setup>({ path: TWO_STEP_COMMANDS_PATH, onDone: onStarted });
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
      <OwnForm
        sent={sent}
        intent="start"
        variant="action"
        submitLabel="Commencer"
        busyLabel="Préparation…"
      >
        <OwnPasswordField errors={sent.errors} />
      </OwnForm>
    </Box>
  );
}

type ScanStepProps = { setup: Setup; onCodes: (codes: string[]) => void };

function ScanStep({ setup, onCodes }: ScanStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What was in focus is gone; the code comes after the picture is scanned.
  useEffect(() => heading.current?.focus(), []);
  const sent = useOwnForm<{ codes: string[] }>({
    path: TWO_STEP_COMMANDS_PATH,
    onDone: ({ codes }) => onCodes(codes),
  });
  return (
    <section className="admin-box" aria-labelledby="deux-etapes-scanner">
      <div className="ad-box-head">
        <h2 id="deux-etapes-scanner" tabIndex={-1} ref={heading}>
          2. Reliez l’application
        </h2>
      </div>
      <div className="own-scan">
        <QrImage {...setup.qr} />
        <div className="own-text">
          <p>Dans l’application, ajoutez un compte, puis scannez ce carré.</p>
          <p>
            Vous lisez ceci sur le téléphone{"\u00a0"}? <a href={setup.uri}>Ouvrir l’application</a>
          </p>
          <SecretLine secret={setup.secret} />
        </div>
      </div>
      <OwnForm
        sent={sent}
        intent="confirm"
        variant="action"
        submitLabel="Activer"
        busyLabel="Vérification…"
      >
        <OwnField
          errors={sent.errors}
          name="code"
          label="Code à six chiffres"
          hint="Celui que l’application affiche maintenant."
          className="own-code"
          inputMode="numeric"
          autoComplete="one-time-code"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </OwnForm>
    </section>
  );
}

function QrImage({ size, path }: Setup["qr"]) {
  return (
    <svg
      className="own-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="Code QR à scanner avec l’application"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
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
