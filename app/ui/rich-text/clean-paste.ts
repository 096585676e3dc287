import { restoreWordLists } from "./word-lists";

/** The path of a picture of this site, whatever way it is written; null for pictures from elsewhere. */
export function ownPicturePath(src: string, origin: string): string | null {
  if (!URL.canParse(src, origin)) return null;
  const url = new URL(src, origin);
  return url.origin === origin && url.pathname.startsWith("/media/")
    ? url.pathname + url.search
    : null;
}

/** Pasted HTML with its lists, and without pictures from elsewhere; `onRefused` is called when there were any. */
export function cleanPastedHtml(html: string, onRefused: () => void): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  restoreWordLists(page);
  let refused = false;
  for (const image of page.querySelectorAll("img")) {
    const path = ownPicturePath(image.getAttribute("src") ?? "", window.location.origin);
    if (path) {
      image.setAttribute("src", path);
    } else {
      image.remove();
      refused = true;
    }
  }
  if (refused) onRefused();
  return page.body.innerHTML;
}

/** A screenshot or a file in the clipboard; text copied from an office program brings a picture of itself along. */
export function hasPastedPictureFile(clipboard: DataTransfer | null): boolean {
  if (!clipboard || clipboard.types.includes("text/html")) return false;
  return [...clipboard.files].some((file) => file.type.startsWith("image/"));
}
