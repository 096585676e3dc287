import { Icon } from "~/ui/icon";
import { type BannerState, endingSentence } from "./banner-words";

type BannerStateLineProps = {
  state: BannerState;
  /** When the stored one goes away by itself, ISO 8601 in UTC. */
  expiresAt: string | null;
  today: string;
};

/** Whether the home page shows it now, and until when. */
export function BannerStateLine({ state, expiresAt, today }: BannerStateLineProps) {
  const isShown = state.kind === "shown";
  return (
    <p className={isShown ? "ad-done" : "ad-done bn-none"} role="status">
      <Icon name={isShown ? "check-circle" : "info"} />
      <span>
        {state.words}.{isShown && expiresAt && ` ${endingSentence(expiresAt, today)}`}
      </span>
    </p>
  );
}
