import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { clockTime, shortDate } from "~/lib/french-dates";
import { parisClock, parisDay } from "~/lib/paris-instants";
import { Alert } from "~/ui/alert";
import { useBrowserKeeps } from "~/ui/browser-storage";
import { Button } from "~/ui/button";
import type { JoinedChanges } from "./session-state";

type EditingNoticesProps = {
  /** A kept copy that the server never got: its instant (ISO 8601), and its name. */
  offered: { savedAt: string; name: string } | null;
  onOffer: (isWanted: boolean) => void;
  /** Said while there is no network, and the browser keeps what is typed. */
  offline: ReactNode;
  /** Said of what is in the trash; null when it is not. */
  trashed: string | null;
  onRestore?: (() => void) | undefined;
  /** Changes of others that came in without a question. */
  joined: readonly JoinedChanges[];
  onJoinedRead: () => void;
  /** Day of Paris. */
  today: string;
};

const OFFLINE_UNKEPT =
  "Pas de connexion, et ce navigateur ne garde rien de ce que vous écrivez. Gardez cette page ouverte jusqu’au retour du réseau.";

/** Notices above the form: a kept copy is offered, others' changes came in, it is in the trash, there is no network. */
export function EditingNotices({ offered, trashed, offline, ...props }: EditingNoticesProps) {
  const { onOffer, onRestore, joined, onJoinedRead, today } = props;
  const isOnline = useOnline();
  const isKept = useBrowserKeeps();
  if (!offered && !trashed && isOnline && joined.length === 0) return null;
  return (
    <div className="ed-notices">
      {!isOnline && <Alert tone="error">{isKept ? offline : OFFLINE_UNKEPT}</Alert>}
      {trashed && (
        <Alert tone="info">
          {trashed}
          {onRestore && (
            <div className="admin-row">
              <Button variant="soft" size="sm" icon="undo" onClick={onRestore}>
                Rétablir
              </Button>
            </div>
          )}
        </Alert>
      )}
      {joined.length > 0 && <JoinedNotice joined={joined} onRead={onJoinedRead} />}
      {offered && <CopyOffer {...offered} onOffer={onOffer} today={today} />}
    </div>
  );
}

/** «Jeanne Martin a enregistré pendant que vous écriviez : titre modifié. …» */
export function joinedWords({ name, changes }: JoinedChanges): string {
  return `${name ?? "Une autre personne"} a enregistré pendant que vous écriviez\u00a0: ${changes}. C’est repris ici, et ce que vous avez écrit est gardé.`;
}

type JoinedNoticeProps = { joined: readonly JoinedChanges[]; onRead: () => void };

/** Whose changes came in while one was writing, until it is read. */
function JoinedNotice({ joined, onRead }: JoinedNoticeProps) {
  return (
    <Alert tone="info">
      {joined.map((one) => (
        <p key={joinedWords(one)}>{joinedWords(one)}</p>
      ))}
      <div className="admin-row">
        <Button variant="soft" size="sm" onClick={onRead}>
          J’ai vu
        </Button>
      </div>
    </Alert>
  );
}

type CopyOfferProps = Pick<EditingNoticesProps, "onOffer" | "today"> & {
  savedAt: string;
  name: string;
};

function CopyOffer({ savedAt, name, onOffer, today }: CopyOfferProps) {
  const day = shortDate(parisDay(savedAt), today);
  const clock = clockTime(parisClock(savedAt));
  const box = useRef<HTMLDivElement>(null);
  // A page that is loaded again comes back where it was scrolled to: this would stand above.
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={box}>
      <Alert tone="info">
        Ce navigateur a gardé un texte qui n’a pas pu être enregistré
        {name && `, «\u00a0${name}\u00a0»`} ({day}, {clock}).
        <div className="admin-row">
          <Button size="sm" onClick={() => onOffer(true)}>
            Reprendre ma version
          </Button>
          <Button variant="soft" size="sm" onClick={() => onOffer(false)}>
            Ignorer
          </Button>
        </div>
      </Alert>
    </div>
  );
}

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
}
