import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { useWayBack } from "./list-address";
import type { SaveStatus } from "./session-state";

type SaveBarProps = {
  back: { to: string; label: string };
  status: SaveStatus;
  /** The sentence about the record while nothing is under way and nothing has failed. */
  restWords: string;
  /** Something waits for the main button: on a phone the sign alone says so. */
  isWaiting?: boolean;
  /** Said before it: where the record stands on the site. */
  note?: ReactNode;
  onRetry: () => void;
  /** The buttons, the main one first. */
  children: ReactNode;
};

/** Way back, what is saved and when, and the one button that names what will happen. */
export function SaveBar({ back, note, children, ...saved }: SaveBarProps) {
  const to = useWayBack(back.to);
  return (
    <section
      className={classNames("ed-bar", note !== undefined && "has-note")}
      aria-label="Enregistrement"
    >
      <Link className="ed-back" to={to}>
        <Icon name="arrow-left" />
        <span>{back.label}</span>
      </Link>
      {note}
      <SavedLine {...saved} />
      <div className="ed-bar-acts">{children}</div>
    </section>
  );
}

type SavedLineProps = Pick<SaveBarProps, "status" | "restWords" | "isWaiting" | "onRetry">;

function SavedLine({ status, restWords, isWaiting, onRetry }: SavedLineProps) {
  const isFailed = status.kind === "failed";
  const isRefused = status.kind === "unpublished";
  const restIcon = isWaiting ? "pencil" : "saved";
  return (
    <span
      className={classNames("ed-saved", isFailed && "is-failed", isRefused && "is-unpublished")}
    >
      <Icon name={isFailed || isRefused ? "warning" : restIcon} />
      <span role={isFailed ? "alert" : "status"}>{statusWords(status, restWords)}</span>
      {isFailed && status.remedy === "retry" && (
        <button type="button" onClick={onRetry}>
          Réessayer
        </button>
      )}
      {isFailed && status.remedy === "login" && (
        <a href="/admin" target="_blank" rel="noreferrer">
          Se connecter
          <span className="sr-only"> (nouvel onglet)</span>
        </a>
      )}
    </span>
  );
}

function statusWords(status: SaveStatus, restWords: string): string {
  if (status.kind === "saving") return "Enregistrement…";
  if (status.kind === "failed") return `Non enregistré. ${status.message}`;
  if (status.kind === "unpublished") {
    const kept = status.isKept ? " Votre brouillon est enregistré." : "";
    return `Pas encore publié\u00a0: ${status.why}.${kept}`;
  }
  return restWords;
}

/** Ctrl+S (Cmd+S on a Mac) saves what is being edited; the browser would save the page as a file. */
export function useSaveShortcut(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      if (!event.repeat) latest.current();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
