import { type MouseEvent, useEffect } from "react";
import { Toaster as SonnerToaster, toast } from "sonner";
import "sonner/dist/styles.css";
import "~/styles/toast.css";
import type { Tone } from "./alert";
import { Icon, type IconName } from "./icon";
import { IconButton } from "./icon-button";
import { type ToastMessage, takeQueuedToasts } from "./toast-queue";

/** Specification §4. */
const SHOWN_MS = 4000;
/** Reading what was done and pressing «Annuler», or a link, takes longer. */
const SHOWN_WITH_ACTION_MS = 10_000;

/** Specification §4: three visible, four seconds, bottom right, gap of 14, Alt+T. */
export function Toasts({ count }: { count: number }) {
  // sonner drops toasts shown before it mounts: we queue them until it has.
  useEffect(() => {
    if (count > 0) for (const queued of takeQueuedToasts()) pushToast(queued);
  }, [count]);
  return (
    <SonnerToaster
      position="bottom-right"
      visibleToasts={3}
      duration={SHOWN_MS}
      gap={14}
      hotkey={["altKey", "KeyT"]}
      containerAriaLabel="Notifications"
      theme="light"
    />
  );
}

const ICONS: Record<Tone, IconName> = { info: "info", success: "check-circle", error: "warning" };

function pushToast(message: ToastMessage) {
  toast.custom((id) => <ToastCard {...message} onDismiss={() => toast.dismiss(id)} />, {
    duration: message.action || message.link ? SHOWN_WITH_ACTION_MS : SHOWN_MS,
  });
}

type ToastCardProps = ToastMessage & { onDismiss: () => void };

function ToastCard({ message, tone = "success", action, link, onDismiss }: ToastCardProps) {
  // Left before it goes: the library gives the focus back to where it came from.
  const dismiss = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.blur();
    onDismiss();
  };
  return (
    <div className={`toast toast-${tone}`}>
      <Icon name={ICONS[tone]} size={22} />
      <p className="toast-text">{message}</p>
      {(link || action) && (
        <div className="toast-actions">
          {link && (
            <a className="toast-action" href={link.href} target="_blank" rel="noreferrer">
              {link.label}
              <span className="sr-only"> (nouvel onglet)</span>
            </a>
          )}
          {action && (
            <button
              type="button"
              className="toast-action"
              onClick={(event) => {
                dismiss(event);
                action.onSelect();
              }}
            >
              {action.label}
            </button>
          )}
        </div>
      )}
      <IconButton icon="close" iconSize={18} label="Fermer" onClick={dismiss} />
    </div>
  );
}
