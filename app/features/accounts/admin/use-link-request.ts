import { useState } from "react";
import { useRevalidator } from "react-router";
import type { CommandFields } from "~/lib/command";
import { postForm } from "~/ui/post-form";
import { showToast } from "~/ui/toaster";
import { type AccountAnswer, COMMANDS_PATH, type HandedLink } from "./account-command";

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
