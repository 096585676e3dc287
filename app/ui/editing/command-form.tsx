import type { ReactNode } from "react";
import type { CommandFields } from "./command";

type CommandFormProps = {
  /** The route that carries it out. */
  path: string;
  fields: CommandFields;
  onCommand: (fields: CommandFields) => void;
  /** The submit button. */
  children: ReactNode;
};

/** A one-button form, so that a command works before scripts run; afterwards it is sent without leaving. */
export function CommandForm({ path, fields, onCommand, children }: CommandFormProps) {
  return (
    <form
      method="post"
      action={path}
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
