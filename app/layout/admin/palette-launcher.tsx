import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useState } from "react";
import type { Role } from "~/platform/permissions/permission";
import { showToast } from "~/ui/toaster";
import type { CommandPaletteProps } from "./command-palette";

/** What opens the palette: a link to the search page that opens it in place. */
export type PaletteOpener = {
  open: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Called when it is about to be opened, so that it is there by then. */
  fetchAhead: () => void;
};

type Palette = ComponentType<CommandPaletteProps>;

const loadPalette = async (): Promise<Palette> =>
  (await import("./command-palette")).CommandPalette;

/** A failure is said when the palette is asked for. */
const fetchAhead = () => void loadPalette().catch(() => undefined);

/** The command palette, fetched when it is first asked for: by a link, or by Ctrl+K anywhere. */
export function usePalette(role: Role): { opener: PaletteOpener; palette: ReactNode } {
  const [opened, setOpened] = useState<{ Palette: Palette } | null>(null);
  useEffect(() => listenForShortcut(() => void openPalette(setOpened)), []);
  const opener: PaletteOpener = {
    open: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void openPalette(setOpened);
    },
    fetchAhead,
  };
  const palette = opened && <opened.Palette role={role} onClose={() => setOpened(null)} />;
  return { opener, palette };
}

async function openPalette(show: (opened: { Palette: Palette }) => void) {
  try {
    show({ Palette: await loadPalette() });
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
