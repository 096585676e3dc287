import { type MouseEvent, useEffect, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import type { Role } from "~/platform/permissions";
import { Icon } from "~/ui/icon";
import { showToast } from "~/ui/toaster";
import { SEARCH_PATH } from "./admin-navigation";

const loadPalette = () => import("./command-palette");

/** So that the palette is there when it is opened; a failure is said then. */
const fetchAhead = () => void loadPalette().catch(() => undefined);

/** The command palette, fetched when it is first asked for: by a link, or by Ctrl+K anywhere. */
export function usePalette(role: Role) {
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof loadPalette>> | null>(null);
  useEffect(() => listenForShortcut(() => void openPalette(setOpened)), []);
  const palette = opened && <opened.CommandPalette role={role} onClose={() => setOpened(null)} />;
  return { palette, open: () => void openPalette(setOpened) };
}

async function openPalette(show: (opened: Awaited<ReturnType<typeof loadPalette>>) => void) {
  try {
    show(await loadPalette());
  } catch {
    showToast({
      tone: "error",
      message: "La recherche n’a pas pu s’ouvrir. Vérifiez votre connexion, puis réessayez.",
    });
  }
}

/** Ctrl+K or ⌘K, except where it means «lien» (rich text) or something else is asked first. */
function listenForShortcut(onShortcut: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key === "Control" || event.key === "Meta") fetchAhead();
    const isShortcut =
      event.key.toLowerCase() === "k" &&
      (event.ctrlKey || event.metaKey) &&
      !event.altKey &&
      !event.shiftKey;
    if (!isShortcut || event.defaultPrevented || isInRichText(event.target)) return;
    event.preventDefault();
    if (!document.querySelector("dialog[open], [role='dialog'][aria-modal='true']")) onShortcut();
  };
  document.addEventListener("keydown", listen);
  return () => document.removeEventListener("keydown", listen);
}

function isInRichText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.isContentEditable;
}

type PaletteLinkProps = { onOpen: () => void; className: string; hasHint?: boolean };

/** «Rechercher»: opens the palette; without scripts, or in a new tab, it is the search page. */
export function PaletteLink({ onOpen, className, hasHint = false }: PaletteLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <Link
      to={SEARCH_PATH}
      className={className}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={open}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
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
