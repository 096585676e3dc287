import { type FormEvent, useRef, useState } from "react";
import type { CommandFields } from "~/lib/command";
import { momentInSentence } from "~/lib/french-moments";
import { holdsTyped } from "~/lib/typed-fields";
import { Box } from "~/ui/box";
import { Button } from "~/ui/button";
import { CommandButton, useCommands } from "~/ui/commands";
import { EmptyState } from "~/ui/empty-state";
import { Field, TextInput } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { LeaveGuard } from "~/ui/leave-guard";
import { useKeptFocus } from "~/ui/use-kept-focus";
import type { BlockedSender } from "../blocked-senders.server";
import { CONTACT_LIMITS } from "../contact-fields";
import { COMMANDS_PATH } from "./inbox-paths";

type BlockedListProps = { senders: readonly BlockedSender[]; today: string };

/** The addresses whose messages are refused, with the way to let them in again, or to add one. */
export function BlockedList({ senders, today }: BlockedListProps) {
  const container = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(container, senders);
  const { run, isPending } = useCommands(COMMANDS_PATH, { keepFocus });
  return (
    <div className="ad-dash ms-blocked-page">
      <div ref={container} className="admin-box" tabIndex={-1}>
        {senders.length === 0 && (
          <EmptyState
            picture={<Icon name="check-circle" size={36} />}
            title="Aucun expéditeur bloqué"
          >
            Tout le monde peut écrire au club.
          </EmptyState>
        )}
        <ul className="ms-blocked">
          {senders.map((sender) => (
            <BlockedLine
              key={sender.email}
              sender={sender}
              today={today}
              isPending={isPending}
              onCommand={(fields) => void run(fields)}
            />
          ))}
        </ul>
      </div>
      <BlockForm />
    </div>
  );
}

type BlockedLineProps = {
  sender: BlockedSender;
  today: string;
  isPending: boolean;
  onCommand: (fields: CommandFields) => void;
};

function BlockedLine({ sender, today, isPending, onCommand }: BlockedLineProps) {
  const { email, blockedAt, blockedBy } = sender;
  const fields = { intent: "unblock", email };
  return (
    <li>
      <span>
        <b>{email}</b>
        <small>
          {`Bloqué ${momentInSentence(blockedAt, today)}`}
          {blockedBy && ` par ${blockedBy}`}
        </small>
      </span>
      <CommandButton
        path={COMMANDS_PATH}
        fields={fields}
        onCommand={onCommand}
        variant="soft"
        disabled={isPending}
        aria-label={`Débloquer ${email}`}
      >
        Débloquer
      </CommandButton>
    </li>
  );
}

const INCOMPLETE = "Cette adresse n’est pas complète\u00a0: elle s’écrit comme prenom@exemple.fr.";

function useBlocking() {
  const { run, isPending } = useCommands(COMMANDS_PATH);
  const [error, setError] = useState<string | null>(null);
  const block = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const input = form.elements.namedItem("email");
    if (!(input instanceof HTMLInputElement)) return;
    const isComplete = /\S@\S+\.\S/.test(input.value);
    setError(isComplete ? null : INCOMPLETE);
    if (!isComplete) return input.focus();
    const { ok } = await run({ intent: "block", email: input.value });
    if (ok) form.reset();
  };
  return { block, error, isPending };
}

function BlockForm() {
  const { block, error, isPending } = useBlocking();
  const form = useRef<HTMLFormElement>(null);
  return (
    <Box id="bloquer" title="Bloquer une adresse">
      <form
        ref={form}
        className="ms-block"
        method="post"
        action={COMMANDS_PATH}
        onSubmit={(event) => void block(event)}
        noValidate
      >
        <input type="hidden" name="intent" value="block" />
        <Field
          label="Adresse e-mail"
          required
          error={error}
          hint="Ses messages seront refusés, sans que la raison lui soit dite."
        >
          <TextInput name="email" type="email" autoComplete="off" limit={CONTACT_LIMITS.email} />
        </Field>
        <Button type="submit" variant="line" size="sm" busy={isPending} busyLabel="Enregistrement…">
          Bloquer cette adresse
        </Button>
      </form>
      <LeaveGuard
        wouldLoseWork={() => holdsTyped(form.current)}
        onAbandon={() => form.current?.reset()}
      >
        Cette adresse n’est pas bloquée.
      </LeaveGuard>
    </Box>
  );
}
