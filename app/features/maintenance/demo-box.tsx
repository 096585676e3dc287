import { useEffect, useRef, useState } from "react";
import { Box } from "~/ui/box";
import { Button } from "~/ui/button";
import { useCommands } from "~/ui/commands";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { Icon } from "~/ui/icon";
import { MAINTENANCE_COMMANDS_PATH } from "./maintenance-command.schema";

type DemoBoxProps = { removable: number; adopted: number };

/** The fictional club's content, while there is some, and its removal, which nothing undoes. */
export function DemoBox({ removable, adopted }: DemoBoxProps) {
  const box = useRef<HTMLElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [result, setResult] = useState<string | null>(null);
  const { run, isPending } = useCommands(MAINTENANCE_COMMANDS_PATH);
  const remove = async () => {
    const answer = await run({ intent: "remove-demo" });
    if (answer.ok) setResult(answer.message);
    setIsAsked(false);
  };
  // The button that was pressed is gone with the dialog: the keyboard goes on from the result.
  useEffect(() => {
    if (result !== null) box.current?.focus();
  }, [result]);
  if (removable === 0 && result === null) return null;
  return (
    <Box id="demonstration" title="Contenu de démonstration" ref={box}>
      {result === null ? (
        <>
          <p>{countWords({ removable, adopted })}</p>
          <Button
            variant="danger"
            size="sm"
            icon="trash"
            className="mt-act"
            onClick={() => setIsAsked(true)}
          >
            Retirer le contenu de démonstration
          </Button>
        </>
      ) : (
        <p className="ad-done" role="status">
          <Icon name="check-circle" />
          {result}
        </p>
      )}
      {isAsked && (
        <ConfirmDialog
          title={"Retirer le contenu de démonstration\u00a0?"}
          keepLabel="Le garder"
          confirmLabel="Tout retirer"
          busyLabel="Retrait en cours…"
          isBusy={isPending}
          onConfirm={() => void remove()}
          onClose={() => setIsAsked(false)}
        >
          <p>{countWords({ removable, adopted })}</p>
          <p>Tout disparaîtra pour toujours, photos comprises. Cela peut prendre une minute.</p>
          {isPending && <progress className="mt-progress" aria-label="Retrait en cours" />}
        </ConfirmDialog>
      )}
    </Box>
  );
}

function countWords({ removable, adopted }: DemoBoxProps): string {
  const there =
    removable === 1
      ? "Un élément du club fictif est encore sur le site."
      : `${removable}\u00a0éléments du club fictif sont encore sur le site (actualités, photos, produits, partenaires, personnes).`;
  if (adopted === 0) return there;
  return adopted === 1
    ? `${there} Celui que le club a modifié lui appartient désormais et restera.`
    : `${there} Les ${adopted}\u00a0que le club a modifiés lui appartiennent désormais et resteront.`;
}
