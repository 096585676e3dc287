import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { showToast } from "~/ui/toaster";
import { announceContentEdit } from "../upcoming-events-cache";
import { COMMANDS_PATH, type CommandAnswer, type CommandFields } from "./article-command";
import { sayFailure } from "./failure";

/** Sends a command; what it answers is said in a toast that undoes it. Fails in French, never throws. */
async function sendCommand(fields: CommandFields): Promise<CommandAnswer> {
  try {
    const response = await fetch(COMMANDS_PATH, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams(fields),
    });
    if (response.ok) {
      announceContentEdit();
      return (await response.json()) as CommandAnswer;
    }
    return { ok: false, message: sayFailure(response.status), undo: null };
  } catch {
    return { ok: false, message: sayFailure(0), undo: null };
  }
}

/**
 * Commands of the list, one after the other however fast they are asked for; the page is read again
 * after each. Works from a toast whose screen was left meanwhile.
 */
export function useArticleCommands() {
  const { revalidate } = useRevalidator();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [pending, setPending] = useState(0);

  const run = (fields: CommandFields): Promise<CommandAnswer> => {
    setPending((count) => count + 1);
    const answer = queue.current.then(async () => {
      const result = await sendCommand(fields);
      const { undo } = result;
      showToast({
        message: result.message,
        tone: result.ok ? "success" : "error",
        ...(undo && { action: { label: "Annuler", onSelect: () => void run(undo) } }),
      });
      if (result.ok) await revalidate();
      setPending((count) => count - 1);
      return result;
    });
    queue.current = answer;
    return answer;
  };
  return { run, isPending: pending > 0 };
}
