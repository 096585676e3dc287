import { useSite } from "~/club/use-site";
import type { FieldErrors } from "~/lib/field-errors";
import { minutesToWait } from "~/lib/french-numbers";
import { Alert } from "~/ui/alert";
import type { OrderOutcome } from "./use-order-form";

type NotOrderedProps = { outcome: OrderOutcome; errors: FieldErrors; isTroubled: boolean };

/** Why the order did not go, beside the button that was pressed. */
export function NotOrdered({ outcome, errors, isTroubled }: NotOrderedProps) {
  if (Object.keys(errors).length > 0) {
    return (
      <Alert tone="error">
        <b>Votre commande n’est pas partie.</b> Corrigez ce qui est signalé, puis commandez de
        nouveau.
      </Alert>
    );
  }
  if (outcome.kind === "changed" && !isTroubled) return <Changed changes={outcome.changes} />;
  if (outcome.kind === "captcha") {
    return (
      <Alert tone="error">
        <b>La vérification contre les robots n’a pas abouti.</b> Rien n’a été commandé{"\u00a0"}:
        essayez encore.
      </Alert>
    );
  }
  return outcome.kind === "failed" ? <Failed {...outcome} /> : null;
}

function Failed({ retryAfterSeconds }: { retryAfterSeconds: number | null }) {
  const { phone } = useSite().club;
  const calling = phone && ` Vous pouvez aussi nous appeler au ${phone.label}.`;
  if (retryAfterSeconds !== null) {
    return (
      <Alert tone="error">
        <b>Plusieurs commandes ont déjà été passées d’ici.</b>{" "}
        <span>{`Attendez ${minutesToWait(retryAfterSeconds)}, puis essayez encore.`}</span> Ce que
        vous avez écrit est conservé.{calling}
      </Alert>
    );
  }
  return (
    <Alert tone="error">
      <b>Votre commande n’a pas pu être confirmée.</b> Essayez encore{"\u00a0"}: même si le premier
      essai est passé, une seule commande sera enregistrée.{calling}
    </Alert>
  );
}

function Changed({ changes }: { changes: readonly string[] }) {
  return (
    <Alert tone="error">
      <b>Le prix ou le stock a changé pendant que vous remplissiez cette page.</b> Rien n’a été
      commandé{"\u00a0"}: vérifiez le nouveau total, puis commandez de nouveau.
      {changes.length > 0 && (
        <ul className="order-changes">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
