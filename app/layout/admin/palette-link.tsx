import { useSyncExternalStore } from "react";
import { Link } from "react-router";
import { Icon } from "~/ui/icon";
import type { PaletteOpener } from "./palette-launcher";
import { SEARCH_PATH } from "./search-paths";

type PaletteLinkProps = { opener: PaletteOpener; className: string; hasHint?: boolean };

/** «Rechercher»: opens the palette; without scripts, or in a new tab, it is the search page. */
export function PaletteLink({ opener, className, hasHint = false }: PaletteLinkProps) {
  return (
    <Link
      to={SEARCH_PATH}
      className={className}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={opener.open}
      onPointerEnter={opener.fetchAhead}
      onFocus={opener.fetchAhead}
    >
      <Icon name="search" size={20} />
      <span>Rechercher</span>
      {hasHint && <KeyHint />}
    </Link>
  );
}

const never = () => () => undefined;

function KeyHint() {
  const isApple = useSyncExternalStore(
    never,
    () => /Mac|iPhone|iPad/.test(navigator.userAgent),
    () => false,
  );
  return (
    <span aria-hidden="true">
      <kbd>{isApple ? "⌘\u00a0K" : "Ctrl\u00a0K"}</kbd>
    </span>
  );
}
