import { Dialog } from "~/ui/dialog";
import { FormField } from "~/ui/form";
import { identitySchema } from "./account.schema";
import { IDENTITY_PATH } from "./account-paths";
import { OwnForm, OwnPasswordField } from "./own-form";

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
  return (
    <Dialog title={"C’est bien vous\u00a0?"} onClose={onClose}>
      <div className="ad-dialog-body">
        <p>{reason}</p>
        <OwnForm
          path={IDENTITY_PATH}
          schema={identitySchema}
          onDone={onConfirmed}
          submitLabel="Continuer"
          busyLabel="Vérification…"
          variant="action"
        >
          <OwnPasswordField />
          {hasTwoStep && (
            <FormField
              name="code"
              label="Code à six chiffres"
              hint="Celui que l’application de votre téléphone affiche maintenant."
              inputMode="numeric"
              autoComplete="one-time-code"
              required
            />
          )}
        </OwnForm>
      </div>
    </Dialog>
  );
}
