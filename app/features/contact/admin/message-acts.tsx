import { useState } from "react";
import type { CommandFields } from "~/lib/command";
import { CommandButton } from "~/ui/commands";
import type { IconName } from "~/ui/icon";
import type { InboxMessage } from "../inbox.server";
import { COMMANDS_PATH } from "./inbox-paths";

type MessageActsProps = {
  message: InboxMessage;
  isPending: boolean;
  run: (fields: CommandFields) => void;
  /** Does it, then goes back to the list. */
  runAndLeave: (intent: string) => void;
};

/** Puts a message away, marks it, or blocks its sender. */
export function MessageActs({ message, ...acts }: MessageActsProps) {
  const { isPending, run, runAndLeave } = acts;
  const [pressed, setPressed] = useState<Act["name"] | null>(null);
  return (
    <div className="ms-acts">
      {actsOf(message).map(({ name, label, icon, fields }) => (
        <CommandButton
          // The button that was pressed stays the same one, with its focus, when its words change.
          key={name}
          path={COMMANDS_PATH}
          fields={fields}
          onCommand={() => {
            setPressed(name);
            if (name === "unread") runAndLeave("unread");
            else run(fields);
          }}
          variant="soft"
          icon={icon}
          busy={isPending && pressed === name}
        >
          {label}
        </CommandButton>
      ))}
    </div>
  );
}

type Act = {
  name: "archive" | "answer" | "unread" | "block";
  label: string;
  icon: IconName;
  fields: CommandFields;
};

function actsOf({ id, email, answeredAt, archivedAt, isBlocked }: InboxMessage): Act[] {
  return [
    archivedAt
      ? {
          name: "archive",
          label: "Remettre dans la boîte",
          icon: "undo",
          fields: { intent: "unarchived", id },
        }
      : { name: "archive", label: "Archiver", icon: "archive", fields: { intent: "archived", id } },
    answeredAt
      ? {
          name: "answer",
          label: "Marquer comme non répondu",
          icon: "undo",
          fields: { intent: "unanswered", id },
        }
      : {
          name: "answer",
          label: "Marquer comme répondu",
          icon: "check",
          fields: { intent: "answered", id },
        },
    {
      name: "unread",
      label: "Marquer comme non lu",
      icon: "message",
      fields: { intent: "unread", id },
    },
    isBlocked
      ? {
          name: "block",
          label: "Débloquer cet expéditeur",
          icon: "check",
          fields: { intent: "unblock", email },
        }
      : {
          name: "block",
          label: "Bloquer cet expéditeur",
          icon: "close",
          fields: { intent: "block", email },
        },
  ];
}
