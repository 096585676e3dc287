import { type FormEvent, useState } from "react";
import type { CommandFields } from "~/lib/command";
import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field, TextInput } from "~/ui/field";
import { EMAIL_LIMIT } from "../account.schema";
import { ROLE_WORDS } from "./account-words";
import type { LinkFailure } from "./use-link-request";

type InviteDialogProps = {
  /** Whether the link goes by mail, rather than being passed on. */
  hasMailer: boolean;
  isPending: boolean;
  onClose: () => void;
  /** Resolves to why it failed. */
  onInvite: (fields: CommandFields) => Promise<LinkFailure | null>;
};

/** Whom to invite, and what they may do. What was typed stays until the link is there. */
export function InviteDialog({ hasMailer, isPending, onClose, onInvite }: InviteDialogProps) {
  const [failure, setFailure] = useState<LinkFailure | null>(null);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, String(value)]),
    );
    const reply = await onInvite({ ...fields, intent: "invite" });
    setFailure(reply);
    if (reply?.errors?.email) form.querySelector<HTMLElement>("[name=email]")?.focus();
  };
  return (
    <Dialog title="Inviter une personne" onClose={onClose}>
      <form className="ad-dialog-body" onSubmit={(event) => void send(event)} noValidate>
        {failure && !failure.errors?.email && <Alert tone="error">{failure.message}</Alert>}
        <Field label="Adresse e-mail" required error={failure?.errors?.email}>
          <TextInput name="email" type="email" autoComplete="off" limit={EMAIL_LIMIT} />
        </Field>
        <RoleChoice />
        <div className="ad-dialog-foot">
          <Button variant="line" size="sm" onClick={onClose}>
            Ne pas inviter
          </Button>
          {hasMailer ? (
            <Button type="submit" size="sm" busy={isPending} busyLabel="Envoi…">
              Envoyer l’invitation
            </Button>
          ) : (
            <Button type="submit" size="sm" busy={isPending} busyLabel="Création du lien…">
              Créer le lien d’invitation
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

function RoleChoice() {
  return (
    <fieldset className="ac-roles">
      <legend>Rôle</legend>
      {(["editor", "administrator"] as const).map((role) => (
        <label key={role} className="ac-role">
          <input type="radio" name="role" value={role} defaultChecked={role === "editor"} />
          <span>
            <b>{ROLE_WORDS[role].name}</b>
            <small>{ROLE_WORDS[role].help}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
