import { createContext, type ReactNode, useContext, useLayoutEffect } from "react";
import { showToast } from "~/ui/toaster";

/** Counts a picture that is being sent, until what it gives back is called. */
type TrackPicture = () => () => void;

const Tracking = createContext<TrackPicture | null>(null);

type PicturesUnderWayProps = { track: TrackPicture; children: ReactNode };

/** A form whose pictures on their way are unsaved work, wherever in it they are chosen. */
export function PicturesUnderWay({ track, children }: PicturesUnderWayProps) {
  return <Tracking value={track}>{children}</Tracking>;
}

/** Tells the form around a place for pictures whether one is being sent from there. */
export function usePictureUnderWay(isUnderWay: boolean): void {
  const track = useContext(Tracking);
  // With what is shown, not a moment after: who sees the picture arrive may save at once.
  useLayoutEffect(() => (isUnderWay ? track?.() : undefined), [isUnderWay, track]);
}

/** What leaving would lose while a picture is on its way. */
export const PICTURE_WOULD_BE_LOST =
  "Une image est encore en route\u00a0: si vous quittez maintenant, elle sera perdue.";

/** Why the button did nothing. */
export function askToWaitForPicture(): void {
  showToast({
    message: "Une image est encore en route. Attendez la fin de l’envoi, puis recommencez.",
    tone: "info",
  });
}
