import { ConfirmDialog } from "~/ui/confirm-dialog";
import type { AccountRow } from "../account-list.types";

type ResetTwoStepDialogProps = {
  row: AccountRow;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asked before the second step of somebody's login is taken away: they alone can set it up again. */
export function ResetTwoStepDialog({ row, ...acts }: ResetTwoStepDialogProps) {
  return (
    <ConfirmDialog
      title={"Retirer la connexion en deux étapes\u00a0?"}
      keepLabel="Ne rien changer"
      confirmLabel="Retirer"
      icon="key"
      busyLabel="Un instant…"
      isBusy={false}
      {...acts}
    >
      <p>
        <b>{row.name}</b> se connectera avec son seul mot de passe, et ses appareils seront
        déconnectés.
      </p>
      <p>
        À faire quand son téléphone et ses codes de secours sont perdus. Assurez-vous d’abord, de
        vive voix, que la demande vient bien de cette personne.
      </p>
    </ConfirmDialog>
  );
}
