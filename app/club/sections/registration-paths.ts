import type { RegistrationPage } from "./section-page";

const HELP = "/inscription/aide";

/** Where the registration of a section is explained: on a page of its own, else on that of all. */
export function registrationPath(pages: readonly RegistrationPage[], section: string): string {
  return pages.find((page) => page.section === section)?.path ?? HELP;
}
