import { useRef } from "react";
import type { CommandFields } from "~/lib/command";
import type { FieldErrors } from "~/lib/field-errors";
import { momentInSentence } from "~/lib/french-moments";
import { holdsTyped } from "~/lib/typed-fields";
import { Box } from "~/ui/box";
import { Button } from "~/ui/button";
import { CommandButton, useCommands } from "~/ui/commands";
import { EmptyState } from "~/ui/empty-state";
import { FormField, PostForm, useForm } from "~/ui/form";
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

function checkAddress(fields: FormData): FieldErrors {
  return /\S@\S+\.\S/.test(String(fields.get("email"))) ? {} : { email: [INCOMPLETE] };
}

function BlockForm() {
  const { run } = useCommands(COMMANDS_PATH);
  const state = useForm({
    check: checkAddress,
    async send(fields, form) {
      const { ok } = await run({ intent: "block", email: String(fields.get("email")) });
      if (ok) form.reset();
      return {};
    },
  });
  const { form, isBusy } = state;
  return (
    <Box id="bloquer" title="Bloquer une adresse">
      <PostForm state={state} className="ms-block" action={COMMANDS_PATH} noValidate>
        <input type="hidden" name="intent" value="block" />
        <FormField
          name="email"
          label="Adresse e-mail"
          marked
          hint="Ses messages seront refusés, sans que la raison lui soit dite."
          type="email"
          autoComplete="off"
          limit={CONTACT_LIMITS.email}
        />
        <Button type="submit" variant="line" size="sm" busy={isBusy} busyLabel="Enregistrement…">
          Bloquer cette adresse
        </Button>
      </PostForm>
      <LeaveGuard
        wouldLoseWork={() => holdsTyped(form.current)}
        onAbandon={() => form.current?.reset()}
      >
        Cette adresse n’est pas bloquée.
      </LeaveGuard>
    </Box>
  );
}
