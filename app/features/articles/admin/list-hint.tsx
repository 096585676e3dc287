import { useSyncExternalStore } from "react";
import { browserStorage } from "~/ui/browser-storage";
import { Icon } from "~/ui/icon";
import { IconButton } from "~/ui/icon-button";

const KEY = "foulee:conseil-ordre-masque";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isHidden(): boolean {
  return browserStorage.read(KEY) === "1";
}

function hide() {
  browserStorage.write(KEY, "1");
  for (const listener of listeners) listener();
}

/** How to reorder; once put away it stays away in this browser. */
export function ListHint() {
  const hidden = useSyncExternalStore(subscribe, isHidden, () => false);
  if (hidden) return null;
  return (
    <div className="ad-hintbar">
      <Icon name="info" />
      <span>
        Cette liste est dans l’ordre du site. Pour déplacer une ligne,{" "}
        <span className="al-drag-hint">glissez la poignée ou </span>utilisez les flèches.
      </span>
      <IconButton icon="close" iconSize={18} label="Masquer ce conseil" onClick={hide} />
    </div>
  );
}
