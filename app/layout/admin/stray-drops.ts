import { useEffect } from "react";

/** On the root element while a file is dragged over the page: admin-media.css shows where it may go. */
const MARK = "data-file-dragged";

/**
 * A browser opens a file that is dropped beside the place for it, in place of the form. Here nothing
 * happens then, and the places for files show themselves.
 */
export function useStrayDrops(): void {
  useEffect(() => {
    const page = document.documentElement;
    const unmark = () => page.removeAttribute(MARK);
    const refuse = (event: DragEvent) => {
      const transfer = event.dataTransfer;
      if (!transfer?.types.includes("Files")) return;
      // The editor of texts takes the event, and says that its pictures come by a button.
      if (event.defaultPrevented || isPlaceForFiles(event.target)) return;
      event.preventDefault();
      transfer.dropEffect = "none";
    };
    const drag = (event: DragEvent) => {
      refuse(event);
      if (page.hasAttribute(MARK) || !event.dataTransfer?.types.includes("Files")) return;
      page.setAttribute(MARK, "");
      bringPlaceIntoSight();
    };
    const drop = (event: DragEvent) => {
      refuse(event);
      unmark();
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) unmark();
    };
    // Also where the page has moved below the pointer, and no `dragover` has come yet.
    window.addEventListener("dragenter", refuse);
    window.addEventListener("dragover", drag);
    window.addEventListener("drop", drop);
    window.addEventListener("dragleave", leave);
    // Let go of over a text field, a refused file leaves without an event; no pointer moves during a drag.
    window.addEventListener("pointermove", unmark);
    return () => {
      window.removeEventListener("dragenter", refuse);
      window.removeEventListener("dragover", drag);
      window.removeEventListener("drop", drop);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("pointermove", unmark);
      unmark();
    };
  }, []);
}

function isPlaceForFiles(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === "file" && !target.disabled;
}

/** Of the dialog that is open, if there is one; the page stays where it is with one of them whole in sight. */
function bringPlaceIntoSight(): void {
  const dialogs = [...document.querySelectorAll("dialog[open]")];
  const places = [...(dialogs.at(-1) ?? document).querySelectorAll(".drop-zone")];
  if (!places.some(isInSight)) places[0]?.scrollIntoView({ block: "center" });
}

function isInSight(place: Element): boolean {
  const { top, bottom } = place.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
