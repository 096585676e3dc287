import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { CommandFields } from "~/lib/command";
import { checkedBy } from "~/lib/field-errors";
import { clockTime, longDate } from "~/lib/french-dates";
import { parisClock, parisDay } from "~/lib/paris-instants";
import { holdsTyped } from "~/lib/typed-fields";
import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { Dialog } from "~/ui/dialog";
import { Field, TextInput } from "~/ui/field";
import { FormField, PostForm, useForm } from "~/ui/form";
import { FormDialog } from "~/ui/leave-guard";
import { postForm } from "~/ui/post-form";
import { showToast } from "~/ui/toaster";
import { EMAIL_LIMIT } from "../account.schema";
import type { AccountRow } from "../account-list.server";
import {
  type AccountAnswer,
  accountCommandSchema,
  COMMANDS_PATH,
  type HandedLink,
  ROLE_WORDS,
} from "./account-command";

/** Why no link came. */
export type LinkFailure = Pick<AccountAnswer, "message" | "errors">;

/**
 * Asks for one-time links, one at a time: one that is to be passed on is kept here until it is
 * closed, one that went by mail is said.
 */
export function useLinkRequest() {
  const { revalidate } = useRevalidator();
  const [link, setLink] = useState<HandedLink | null>(null);
  const [isPending, setPending] = useState(false);

  /** Resolves to why it failed; null when the link is there, or on its way. */
  const request = async (fields: CommandFields): Promise<LinkFailure | null> => {
    if (isPending) return null;
    setPending(true);
    const answer = await postForm<AccountAnswer>(COMMANDS_PATH, new URLSearchParams(fields));
    setPending(false);
    if ("kind" in answer || !answer.ok) return answer;
    if (answer.link) setLink(answer.link);
    else showToast({ message: answer.message, tone: "success" });
    await revalidate();
    return null;
  };
  return { request, isPending, link, forget: () => setLink(null) };
}

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
  const state = useForm({
    check: checkedBy(accountCommandSchema),
    send: async (fields) => {
      const typed = [...fields].map(([name, value]) => [name, String(value)]);
      const failure = await onInvite(Object.fromEntries(typed));
      if (!failure) return {};
      return failure.errors?.email ? failure.errors : { "": [failure.message] };
    },
  });
  const { form } = state;
  return (
    <FormDialog
      title="Inviter une personne"
      wouldLoseWork={() => holdsTyped(form.current)}
      loss="Votre invitation n’est pas envoyée."
      onClose={onClose}
    >
      <PostForm state={state} className="ad-dialog-body" noValidate>
        <input type="hidden" name="intent" value="invite" />
        <FormField
          name="email"
          label="Adresse e-mail"
          marked
          type="email"
          autoComplete="off"
          limit={EMAIL_LIMIT}
        />
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
      </PostForm>
    </FormDialog>
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
