import { useEffect, useState, useSyncExternalStore } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { type StoredRecord, valuesKey } from "./edited-record";
import { type LocalCopy, localCopies, type ReadKept } from "./kept-copies";
import { EditingSession } from "./session";
import { type EditingPorts, type EditingRules, hasEdits } from "./session-state";

export type EditingOptions<V, R> = Pick<
  EditingPorts<V, R>,
  "onCreated" | "onSaved" | "onRetried" | "post"
> & {
  record: R;
  rules: EditingRules<V, R>;
  userId: string;
  /** A word for the kind of record: part of the key of its kept copies. */
  kind: string;
  readKept: ReadKept<V>;
};

/** When the letters typed last must be kept at once: no timer of the page may run any more. */
const ENDS = ["beforeunload", "pagehide"] as const;

/** A record being edited, its state, and what this browser kept of it that the server never got. Read when it mounts only. */
export function useEditingSession<V extends object, R extends StoredRecord>(
  options: EditingOptions<V, R>,
) {
  const [{ session, copies, isOffered }] = useState(() => openSession(options));
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  const [offered, setOffered] = useState<LocalCopy<V> | null>(null);

  useEffect(() => {
    const { server, values } = session.getState();
    const copy = copies.find(server.id, server.isNew, values);
    if (copy && isOffered(copy.values, values)) setOffered(copy);
    return session.stop;
  }, [session, copies, isOffered]);

  useEffect(() => {
    // A phone ends a page that is out of sight without another word.
    for (const end of ENDS) window.addEventListener(end, session.keepCopyNow);
    document.addEventListener("visibilitychange", session.keepCopyNow);
    window.addEventListener("online", session.retryByItself);
    window.addEventListener("focus", session.retryByItself);
    return () => {
      for (const end of ENDS) window.removeEventListener(end, session.keepCopyNow);
      document.removeEventListener("visibilitychange", session.keepCopyNow);
      window.removeEventListener("online", session.retryByItself);
      window.removeEventListener("focus", session.retryByItself);
    };
  }, [session]);

  const answerOffer = (isWanted: boolean) => {
    if (offered && isWanted) session.resume(offered);
    if (offered && !isWanted) copies.drop(offered.id);
    setOffered(null);
  };
  return { session, state, dirty: hasEdits(state), offered, answerOffer };
}

function openSession<V extends object, R extends StoredRecord>(options: EditingOptions<V, R>) {
  const { record, rules, onCreated, onSaved, onRetried, post } = options;
  const copies = localCopies<V>(options);
  const session = new EditingSession<V, R>(record, rules, {
    keepCopy: copies.keep,
    dropCopy: copies.drop,
    onCreated,
    onSaved,
    ...(onRetried && { onRetried }),
    post,
  });
  // A choice alone is made again sooner than an offer is read; a text is not.
  const { isAutosaved } = rules;
  const isOffered = (kept: V, opened: V) =>
    valuesKey(kept, isAutosaved) !== valuesKey(opened, isAutosaved);
  return { session, copies, isOffered };
}

/**
 * `shouldRevalidate` of a screen that creates: reading the page again must not give the record being
 * written another id; following the link to the screen does. One that has an address is read as ever.
 */
export function keepNewRecord(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, currentParams, defaultShouldRevalidate } = args;
  if (currentParams.id !== undefined) return defaultShouldRevalidate;
  return currentUrl.href !== nextUrl.href || window.location.pathname !== currentUrl.pathname;
}
