import { useSyncExternalStore } from "react";
import { clockTime, parisClock, parisDay, shortDate } from "~/lib/french-dates";
import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import type { PublicationState } from "../article.types";
import type { LocalCopy } from "./local-copy";

type EditorNoticesProps = {
  offered: LocalCopy | null;
  onOffer: (isWanted: boolean) => void;
  state: PublicationState;
  onRestore: () => void;
  today: string;
};

/** What must be said before writing on: a text this browser kept, an article in the trash, no network. */
export function EditorNotices({ offered, onOffer, state, onRestore, today }: EditorNoticesProps) {
  const isOnline = useOnline();
  if (!offered && state !== "trash" && isOnline) return null;
  return (
    <div className="ed-notices">
      {!isOnline && (
        <Alert tone="error">
          Pas de connexion. Continuez d’écrire{"\u00a0"}: votre texte est gardé dans ce navigateur
          et sera enregistré au retour du réseau.
        </Alert>
      )}
      {state === "trash" && (
        <Alert tone="info">
          Cette actualité est dans la corbeille. Rétablissez-la pour la modifier.
          <div className="ad-row">
            <Button variant="soft" size="sm" icon="undo" onClick={onRestore}>
              Rétablir
            </Button>
          </div>
        </Alert>
      )}
      {offered && <CopyOffer copy={offered} onOffer={onOffer} today={today} />}
    </div>
  );
}

type CopyOfferProps = { copy: LocalCopy; onOffer: (isWanted: boolean) => void; today: string };

function CopyOffer({ copy, onOffer, today }: CopyOfferProps) {
  const day = shortDate(parisDay(copy.savedAt), today);
  const clock = clockTime(parisClock(copy.savedAt));
  return (
    <Alert tone="info">
      Ce navigateur a gardé un texte qui n’a pas pu être enregistré
      {copy.values.title && `, «\u00a0${copy.values.title}\u00a0»`} ({day}, {clock}).
      <div className="ad-row">
        <Button size="sm" onClick={() => onOffer(true)}>
          Reprendre ma version
        </Button>
        <Button variant="soft" size="sm" onClick={() => onOffer(false)}>
          Ignorer
        </Button>
      </div>
    </Alert>
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
