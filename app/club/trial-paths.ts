/** The word in the address of a trial whose section is still to be chosen. */
export const ANY_SECTION = "oui";

/** Where somebody asks for a trial session; of one section, once it is known. */
export function trialPath(section: string = ANY_SECTION): string {
  return `/contacts?essai=${section}`;
}

/** The same for a link that may lead there: a page that knows its section asks for that one. */
export function trialPathFor(path: string, section: string | undefined): string {
  return section !== undefined && path === trialPath() ? trialPath(section) : path;
}
