import { redirect } from "react-router";
import { findPastedUuid } from "~/lib/uuid";

/**
 * Sends whoever comes by an address as messages and papers change it (a full stop or a bracket behind
 * it, an invisible character, capitals) on to the page that is meant; goes on for any other id.
 */
export function leadToPage(id: string, pathOf: (id: string) => string): void {
  const meant = findPastedUuid(id);
  if (meant !== null && meant !== id) throw redirect(pathOf(meant), 301);
}
