import { useRef, useState, useSyncExternalStore } from "react";

/** A page to share: its address is absolute. */
export type SharedPage = { title: string; url: string };

/** The end of a sheet: a cancelled one is closed like any other. */
export type SheetEnd = "closed" | "failed";

/** Opens the sheet with which a telephone shares a page. */
export async function openShareSheet({ title, url }: SharedPage): Promise<SheetEnd> {
  try {
    await navigator.share({ title, url });
    return "closed";
  } catch (err) {
    return err instanceof DOMException && err.name === "AbortError" ? "closed" : "failed";
  }
}

const neverChanges = () => () => undefined;

/** The telephone's own sheet: offered once the page is hydrated, where the browser has one, until it fails. */
export function useShareSheet(page: SharedPage) {
  const isThere = useSyncExternalStore(
    neverChanges,
    () => "share" in navigator,
    () => false,
  );
  const [hasFailed, setFailed] = useState(false);
  const isOpen = useRef(false);
  const open = async () => {
    // A browser refuses a second sheet over the first.
    if (isOpen.current) return;
    isOpen.current = true;
    const end = await openShareSheet(page);
    isOpen.current = false;
    if (end === "failed") setFailed(true);
  };
  return { isOffered: isThere && !hasFailed, hasFailed, open };
}
