import { Icon } from "~/ui/icon";
import type { PublicationState } from "../article.types";
import { STATE_WORDS } from "./article-words";

/** The state of an article in a word, an icon and a colour. */
export function StatusPill({ state }: { state: PublicationState }) {
  const { label, icon, look } = STATE_WORDS[state];
  return (
    <span className={`ad-status ad-status-${look}`}>
      <Icon name={icon} size={16} />
      {label}
    </span>
  );
}
