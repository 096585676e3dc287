import { type ReactNode, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { CommandAnswer, CommandFields } from "~/lib/command";
import { showToast } from "~/ui/toaster";
import { Button, type ButtonProps } from "./button";
import { postForm } from "./post-form";

type CommandOptions<Answer> = {
  /** Before each command, its undoing included: what `useKeptFocus` gave for the list that it changes. */
  keepFocus?: () => void;
  /** After each command that was carried out, its undoing included. */
  onDone?: (answer: Answer) => void;
};

async function sendCommand<Answer extends CommandAnswer>(
  path: string,
  fields: CommandFields,
): Promise<Answer | (CommandAnswer & { ok: false })> {
  const answer = await postForm<Answer>(path, new URLSearchParams(fields));
  return "kind" in answer ? { ok: false, message: answer.message, undo: null } : answer;
}

/**
 * Commands sent to a route, one after the other however fast they are asked for. What it answers is
 * said in a toast that undoes it; the page is read again. Works from a toast whose screen was left.
 * `Answer`: what the route adds to its answer.
 */
export function useCommands<Answer extends CommandAnswer = CommandAnswer>(
  path: string | ((fields: CommandFields) => string),
  { keepFocus, onDone }: CommandOptions<Answer> = {},
) {
  const { revalidate } = useRevalidator();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [pending, setPending] = useState(0);

  const run = (fields: CommandFields): Promise<CommandAnswer> => {
    keepFocus?.();
    setPending((count) => count + 1);
    const answer = queue.current.then(async () => {
      const result = await sendCommand<Answer>(
        typeof path === "string" ? path : path(fields),
        fields,
      );
      const { undo, page } = result;
      showToast({
        message: result.message,
        tone: result.ok ? "success" : "error",
        ...(page && { link: page }),
        ...(undo && { action: { label: "Annuler", onSelect: () => void run(undo) } }),
      });
      if (result.ok) {
        onDone?.(result as Answer);
        await revalidate();
      }
      setPending((count) => count - 1);
      return result;
    });
    queue.current = answer;
    return answer;
  };
  return { run, isPending: pending > 0 };
}

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

type CommandButtonProps = Omit<CommandFormProps, "children"> & Omit<ButtonProps, "type" | "size">;

/** Such a form and its small button. */
export function CommandButton({ path, fields, onCommand, ...button }: CommandButtonProps) {
  return (
    <CommandForm path={path} fields={fields} onCommand={onCommand}>
      <Button type="submit" size="sm" {...button} />
    </CommandForm>
  );
}
