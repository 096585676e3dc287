import { useRef, useState } from "react";
import { clockTime, longDate } from "~/lib/french-dates";
import { parisClock, parisDay } from "~/lib/paris-instants";
import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field, TextInput } from "~/ui/field";
import type { HandedLink } from "./account-command";

const WORDS: Record<HandedLink["kind"], { title: string; use: string }> = {
  invitation: {
    title: "Lien d’invitation",
    use: "pour créer son compte",
  },
  password: {
    title: "Lien de nouveau mot de passe",
    use: "pour choisir un nouveau mot de passe",
  },
};

type LinkDialogProps = { link: HandedLink; onClose: () => void };

/** A one-time link, shown this once, to pass on. */
export function LinkDialog({ link, onClose }: LinkDialogProps) {
  const { title, use } = WORDS[link.kind];
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link.url);
      setSaid("Le lien est copié.");
    } catch {
      // Without permission, or on a site that is not served in https.
      input.current?.select();
      setSaid("Le lien est sélectionné\u00a0: copiez-le avec Ctrl+C.");
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="ad-dialog-body">
        {link.isMailLate && (
          <Alert tone="error">
            L’e-mail n’a pas pu partir. Le site réessaiera tout seul{"\u00a0"}; vous pouvez aussi
            transmettre le lien vous-même.
          </Alert>
        )}
        <p>
          Transmettez ce lien à <b>{link.email}</b> {use}. Il sert une seule fois, jusqu’au{" "}
          {longDate(parisDay(link.expiresAt))} à {clockTime(parisClock(link.expiresAt))}.
        </p>
        <div className="ac-copy">
          <Field label="Lien à usage unique">
            <TextInput
              ref={input}
              readOnly
              value={link.url}
              onFocus={(event) => event.currentTarget.select()}
            />
          </Field>
          <Button size="sm" icon="link" onClick={() => void copy()}>
            Copier le lien
          </Button>
        </div>
        <p className="admin-note">
          Copiez-le maintenant{"\u00a0"}: il ne sera plus affiché. Vous pourrez toujours en créer un
          autre.
        </p>
        <div className="ad-dialog-foot">
          <p role="status" className="ac-said">
            {said}
          </p>
          <Button variant="line" size="sm" onClick={onClose}>
            Terminé
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
