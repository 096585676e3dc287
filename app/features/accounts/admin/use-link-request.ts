import { useState } from "react";
import { useRevalidator } from "react-router";
import type { CommandFields } from "~/ui/editing/command";
import { postForm } from "~/ui/editing/post-form";
import { type AccountAnswer, COMMANDS_PATH, type HandedLink } from "./account-command";

/** Why no link came. */
export type LinkFailure = Pick<AccountAnswer, "message" | "errors">;

/** Asks for one-time links, one at a time: the link that came, kept here only until it is closed. */
export function useLinkRequest() {
  const { revalidate } = useRevalidator();
  const [link, setLink] = useState<HandedLink | null>(null);
  const [isPending, setPending] = useState(false);

  /** Resolves to why it failed; null when the link is there. */
  const request = async (fields: CommandFields): Promise<LinkFailure | null> => {
    if (isPending) return null;
    setPending(true);
    const answer = await postForm<AccountAnswer>(COMMANDS_PATH, new URLSearchParams(fields));
    setPending(false);
    if ("kind" in answer || !answer.link) return answer;
    setLink(answer.link);
    await revalidate();
    return null;
  };
  return { request, isPending, link, forget: () => setLink(null) };
}
