import type { ReactNode } from "react";
import { COMMANDS_PATH, type CommandFields } from "./article-command";

type CommandFormProps = {
  fields: CommandFields;
  onCommand: (fields: CommandFields) => void;
  /** The submit button. */
  children: ReactNode;
};

/** A one-button form, so that a command works before scripts run; afterwards it is sent without leaving. */
export function CommandForm({ fields, onCommand, children }: CommandFormProps) {
  return (
    <form
      method="post"
      action={COMMANDS_PATH}
      onSubmit={(event) => {
        event.preventDefault();
        onCommand(fields);
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
