import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useBlocker } from "react-router";
import { Button } from "./button";
import { Dialog } from "./dialog";

type LeaveGuardProps = {
  /** Asked at the moment of leaving: what was just saved or given up counts. */
  wouldLoseWork: () => boolean;
  /** Says in a sentence what leaving loses. */
  children: string;
  save?: SaveAndLeave | undefined;
  /** Gives up the typed text. */
  onAbandon: () => void;
};

type SaveAndLeave = {
  /** Words of the button. */
  label: string;
  /** False when it was refused or failed: one stays, then. */
  run: () => Promise<boolean>;
};

type Guard = RefObject<LeaveGuardProps>;

const Guards = createContext<Set<Guard> | null>(null);

/**
 * Around all screens: leaving one with something unsaved asks first; before a tab is closed the browser
 * asks. A screen may have several forms, the router only one blocker: it stands here.
 */
export function LeaveGuards({ children }: { children: ReactNode }) {
  const [guards] = useState(() => new Set<Guard>());
  const findAsking = () => [...guards].filter(({ current }) => current.wouldLoseWork());
  useAskBeforeUnload(() => findAsking().length > 0);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && findAsking().length > 0,
  );
  return (
    <Guards value={guards}>
      {children}
      {blocker.state === "blocked" && (
        <LeaveQuestion
          guards={findAsking()}
          onStay={() => blocker.reset()}
          onLeave={() => blocker.proceed()}
        />
      )}
    </Guards>
  );
}

/** A form that is not left while something in it is unsaved without a question. */
export function LeaveGuard(props: LeaveGuardProps) {
  const guards = useContext(Guards);
  const guard = useLatest(props);
  useEffect(() => {
    guards?.add(guard);
    return () => void guards?.delete(guard);
  }, [guards, guard]);
  return null;
}

type LeaveQuestionProps = {
  guards: readonly Guard[];
  onStay: () => void;
  onLeave: () => void;
};

function LeaveQuestion({ guards, onStay, onLeave }: LeaveQuestionProps) {
  // As it stood when it was asked: what is saved meanwhile takes no words away.
  const [asked] = useState(guards);
  const sentences = new Set(asked.map(({ current }) => current.children));
  const [only] = asked.length === 1 ? asked : [];
  const save = only?.current.save;
  const leave = () => {
    for (const { current } of asked) current.onAbandon();
    onLeave();
  };
  const saveAndLeave = async () => {
    const isSaved = await only?.current.save?.run();
    if (isSaved) leave();
    else onStay();
  };
  return (
    <Dialog title={"Quitter sans enregistrer\u00a0?"} onClose={onStay}>
      <div className="ad-dialog-body">
        {[...sentences].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <div className="ad-dialog-foot">
          <Button variant="danger" size="sm" onClick={leave}>
            Quitter sans enregistrer
          </Button>
          <Button variant="line" size="sm" onClick={onStay}>
            Rester
          </Button>
          {save && (
            <Button size="sm" onClick={() => void saveAndLeave()}>
              {save.label}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

type FormDialogProps = {
  title: string;
  wouldLoseWork: () => boolean;
  /** Says in a sentence what closing it loses. */
  loss: string;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with a form of its own: closing it with something typed is leaving the form. */
export function FormDialog({ title, wouldLoseWork, loss, onClose, children }: FormDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const guard = useLatest<LeaveGuardProps>({ wouldLoseWork, children: loss, onAbandon: onClose });
  const mayClose = () => {
    const asks = wouldLoseWork();
    setAsking(asks);
    return !asks;
  };
  return (
    <Dialog title={title} mayClose={mayClose} onClose={onClose}>
      {children}
      <LeaveGuard wouldLoseWork={wouldLoseWork} onAbandon={onClose}>
        {loss}
      </LeaveGuard>
      {isAsking && (
        <LeaveQuestion
          guards={[guard]}
          onStay={() => setAsking(false)}
          onLeave={() => setAsking(false)}
        />
      )}
    </Dialog>
  );
}

function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

function useAskBeforeUnload(wouldLoseWork: () => boolean): void {
  const latest = useLatest(wouldLoseWork);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [latest]);
}
