import { useState } from "react";
import { longDate } from "~/lib/french-dates";
import { ConfirmDialog } from "~/ui/confirm-dialog";

type NameStays = "yes" | "no";

const CHOICES: readonly { nameStays: NameStays; label: string; help: string }[] = [
  { nameStays: "no", label: "Le club", help: "Son nom n’apparaîtra plus sur le site." },
  {
    nameStays: "yes",
    label: "Son nom reste",
    help: "Seulement si la personne le souhaite\u00a0: demandez-lui.",
  },
];

type DeactivateDialogProps = {
  name: string;
  /** Day of Paris on which the account will be erased; null while the clock is doubted. */
  erasedOn: string | null;
  onConfirm: (nameStays: NameStays) => void;
  onClose: () => void;
};

/** Asked before somebody leaves who published something and did not say in their profile who signs it then. */
export function DeactivateDialog({ name, erasedOn, onConfirm, onClose }: DeactivateDialogProps) {
  const [chosen, setChosen] = useState<NameStays>("no");
  return (
    <ConfirmDialog
      title={"Désactiver le compte\u00a0?"}
      keepLabel="Ne rien changer"
      confirmLabel="Désactiver le compte"
      icon="close"
      busyLabel="Un instant…"
      isBusy={false}
      onConfirm={() => onConfirm(chosen)}
      onClose={onClose}
    >
      <p>
        <b>{name}</b> ne pourra plus entrer.{" "}
        {erasedOn
          ? `Son compte sera effacé le ${longDate(erasedOn)}\u00a0: jusque-là, vous pouvez le réactiver.`
          : "Son compte sera effacé plus tard\u00a0: jusque-là, vous pouvez le réactiver."}
      </p>
      <fieldset className="ac-roles">
        <legend>Qui signera ensuite ses publications{"\u00a0"}?</legend>
        {CHOICES.map(({ nameStays, label, help }) => (
          <label key={nameStays} className="ac-role">
            <input
              type="radio"
              name="nameStays"
              value={nameStays}
              checked={chosen === nameStays}
              onChange={() => setChosen(nameStays)}
            />
            <span>
              <b>{label}</b>
              <small>{help}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </ConfirmDialog>
  );
}
