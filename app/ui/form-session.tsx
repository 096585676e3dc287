import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { showToast } from "~/ui/toaster";

/** What fields tell the session of the form they stand in; each call is taken back by what it gives. */
type FormSession = {
  /** Counts a picture that is being sent. */
  trackPicture: () => () => void;
  /** A photo waits for its frame; `take` takes the frame as it stands. */
  trackFraming: (take: () => void) => () => void;
  /** A field that can be left half typed: `check` completes it, or says what is missing. */
  addCheck: (name: string, check: FieldCheck) => () => void;
  runCheck: (name: string) => void;
};

export type FieldCheck = () => string | null;

const Session = createContext<FormSession | null>(null);

type EditingFormProps = { session: FormSession; children: ReactNode };

/** A form whose pictures on their way and half typed fields hold its saving back, wherever in it they are. */
export function EditingForm({ session, children }: EditingFormProps) {
  return <Session value={session}>{children}</Session>;
}

/** Tells the form around a place for pictures whether one is being sent from there. */
export function usePictureUnderWay(isUnderWay: boolean): void {
  const track = useContext(Session)?.trackPicture;
  // With what is shown, not a moment after: who sees the picture arrive may save at once.
  useLayoutEffect(() => (isUnderWay ? track?.() : undefined), [isUnderWay, track]);
}

/** Tells the form around it that a photo waits for its frame, and how to take the frame as it stands. */
export function useFramingUnderWay(take: () => void): void {
  const track = useContext(Session)?.trackFraming;
  const latest = useLatest(take);
  useLayoutEffect(() => track?.(() => latest.current()), [track, latest]);
}

/** Has a field checked before its form is saved. Call what it gives back when the field is left. */
export function useFieldCheck(name: string | undefined, check: FieldCheck): () => void {
  const session = useContext(Session);
  const latest = useLatest(check);
  useEffect(
    () => (name ? session?.addCheck(name, () => latest.current()) : undefined),
    [session, name, latest],
  );
  return () => {
    if (name) session?.runCheck(name);
  };
}

function useLatest<T>(value: T) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** What leaving would lose while a picture is on its way. */
export function pictureLossWords({ takeFrame }: { takeFrame: unknown }): string {
  return takeFrame
    ? "Une photo attend son cadrage\u00a0: si vous quittez maintenant, elle sera perdue."
    : "Une image est encore en route\u00a0: si vous quittez maintenant, elle sera perdue.";
}

/** Why the button did nothing. */
export function askToWaitForPicture(): void {
  showToast({
    message: "Une image est encore en route. Attendez la fin de l’envoi, puis recommencez.",
    tone: "info",
  });
}
