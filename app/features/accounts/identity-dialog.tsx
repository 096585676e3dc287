import { Dialog } from "~/ui/dialog";
import { IDENTITY_PATH } from "./own-account-paths";
import { OwnField, OwnForm, OwnPasswordField } from "./own-form-parts";
import { useOwnForm } from "./use-own-form";

type IdentityDialogProps = {
  /** Why it is asked. */
  reason: string;
  /** Whether a code of the telephone's application is asked too. */
  hasTwoStep: boolean;
  onConfirmed: () => void | Promise<void>;
  onClose: () => void;
};

/** Asks somebody who is signed in for their password again, before what nobody else must do. */
export function IdentityDialog({ reason, hasTwoStep, onConfirmed, onClose }: IdentityDialogProps) {
  const sent = useOwnForm({ path: IDENTITY_PATH, onDone: onConfirmed });
  return (
    <Dialog title={"C’est bien vous\u00a0?"} onClose={onClose}>
      <div className="ad-dialog-body">
        <p>{reason}</p>
        <OwnForm sent={sent} submitLabel="Continuer" busyLabel="Vérification…" variant="action">
          <OwnPasswordField errors={sent.errors} />
          {hasTwoStep && (
            <OwnField
              errors={sent.errors}
              name="code"
              label="Code à six chiffres"
              hint="Celui que l’application de votre téléphone affiche maintenant."
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          )}
        </OwnForm>
      </div>
    </Dialog>
  );
}
