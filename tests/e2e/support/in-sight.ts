/**
 * What a page shows, found by the page itself: for browsers in which Playwright cannot look, since it asks them for
 * what they do not have, and for those that it does not lead.
 */
type Looked = { selector: string; pattern: string };

export const PRESSED = "button, a[href], summary, [role=menuitem], [role=spinbutton]";

export const begins = (name: string) => new RegExp(`^${RegExp.escape(name)}`);

/** In the page: the first of these elements whose name, as it is read aloud, is like that; brought into the middle. */
export function findInSight({ selector, pattern }: Looked): HTMLElement | null {
  const read = (element: HTMLElement | null) =>
    // biome-ignore lint/performance/useDomNodeTextContent: lines are words apart.
    element?.getAttribute("aria-label") || element?.innerText || "";
  const words = (elements: Iterable<HTMLElement | null>) => Array.from(elements, read).join(" ");
  const nameOf = (element: HTMLElement) => {
    const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const labels = ids.map((id) => document.getElementById(id));
    const own = "labels" in element ? (element.labels as NodeListOf<HTMLElement> | null) : null;
    const name =
      words(labels) || element.getAttribute("aria-label") || words(own ?? []) || read(element);
    return name.replace(/\s+/g, " ").trim();
  };
  const isInSight = (element: HTMLElement) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === "visible" &&
    !element.matches(":disabled") &&
    !element.closest("[inert]");
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const found = all.find(
    (element) => isInSight(element) && new RegExp(pattern).test(nameOf(element)),
  );
  // WebDriver would bring it just into the window, beneath a bar that stays there.
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  return found ?? null;
}
