import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { showToast } from "~/ui/toaster";
import type { CommandAnswer, CommandFields } from "./command";
import { postForm } from "./post-form";

type CommandOptions = {
  /** After each command that was carried out, its undoing included. */
  onDone?: () => void;
};

async function sendCommand(path: string, fields: CommandFields): Promise<CommandAnswer> {
  const answer = await postForm<CommandAnswer>(path, new URLSearchParams(fields));
  return "kind" in answer ? { ok: false, message: answer.message, undo: null } : answer;
}

/**
 * Commands sent to a route, one after the other however fast they are asked for. What it answers is
 * said in a toast that undoes it; the page is read again. Works from a toast whose screen was left.
 */
export function useCommands(path: string, { onDone }: CommandOptions = {}) {
  const { revalidate } = useRevalidator();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [pending, setPending] = useState(0);

  const run = (fields: CommandFields): Promise<CommandAnswer> => {
    setPending((count) => count + 1);
    const answer = queue.current.then(async () => {
      const result = await sendCommand(path, fields);
      const { undo } = result;
      showToast({
        message: result.message,
        tone: result.ok ? "success" : "error",
        ...(undo && { action: { label: "Annuler", onSelect: () => void run(undo) } }),
      });
      if (result.ok) {
        onDone?.();
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
