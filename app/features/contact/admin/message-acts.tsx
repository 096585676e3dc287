import { Button } from "~/ui/button";
import type { CommandFields } from "~/ui/editing/command";
import { CommandForm } from "~/ui/editing/command-form";
import { Icon, type IconName } from "~/ui/icon";
import type { InboxMessage } from "../inbox.types";
import { COMMANDS_PATH } from "./inbox-paths";

type MessageActsProps = {
  message: InboxMessage;
  replyAddress: string;
  isPending: boolean;
  run: (fields: CommandFields) => void;
  /** Does it, then goes back to the list. */
  runAndLeave: (intent: string) => void;
};

/** What can be done with a message: answer first, then put it away. */
export function MessageActs({ message, replyAddress, ...acts }: MessageActsProps) {
  const { id, answeredAt } = message;
  const { isPending, run, runAndLeave } = acts;
  return (
    <div className="ms-acts">
      <a
        className="btn btn-action"
        href={replyAddress}
        onClick={() => {
          if (!answeredAt) run({ intent: "answered", id });
        }}
      >
        <Icon name="mail" />
        Répondre
      </a>
      {actsOf(message).map(({ label, icon, fields }) => (
        <CommandForm
          key={label}
          path={COMMANDS_PATH}
          fields={fields}
          onCommand={() => (fields.intent === "unread" ? runAndLeave("unread") : run(fields))}
        >
          <Button type="submit" variant="soft" size="sm" icon={icon} disabled={isPending}>
            {label}
          </Button>
        </CommandForm>
      ))}
    </div>
  );
}

type Act = { label: string; icon: IconName; fields: CommandFields & { intent: string } };

function actsOf({ id, email, answeredAt, archivedAt, isBlocked }: InboxMessage): Act[] {
  return [
    archivedAt
      ? { label: "Remettre dans la boîte", icon: "undo", fields: { intent: "unarchived", id } }
      : { label: "Archiver", icon: "archive", fields: { intent: "archived", id } },
    answeredAt
      ? { label: "Marquer comme non répondu", icon: "undo", fields: { intent: "unanswered", id } }
      : { label: "Marquer comme répondu", icon: "check", fields: { intent: "answered", id } },
    { label: "Marquer comme non lu", icon: "message", fields: { intent: "unread", id } },
    isBlocked
      ? { label: "Débloquer cet expéditeur", icon: "check", fields: { intent: "unblock", email } }
      : { label: "Bloquer cet expéditeur", icon: "close", fields: { intent: "block", email } },
  ];
}
