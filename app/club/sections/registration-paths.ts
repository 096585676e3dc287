import type { RegistrationPage } from "./section-page";

const HELP = "/inscription/aide";

/** The page of registration at an address. */
export function registrationPathAt(address: string): string {
  return `/inscription/${address}`;
}

/** Where the registration of a section is explained: on a page of its own, else on that of all. */
export function registrationPath(pages: readonly RegistrationPage[], section: string): string {
  return pages.find((page) => page.section === section)?.path ?? HELP;
}
