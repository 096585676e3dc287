/** The sections whose registration has a page of its own, by key. */
const REGISTRATION_PATHS: Readonly<Record<string, string>> = {
  "running-competition": "/inscription/running-competition",
  "sport-sante": "/inscription/sport-sante",
};

/** Where the registration of a section is explained: on a page of its own, else on that of all. */
export function registrationPath(key: string): string {
  return ownRegistrationPath(key) ?? "/inscription/aide";
}

/** The page of its own; null when it has none. */
export function ownRegistrationPath(key: string): string | null {
  return Object.hasOwn(REGISTRATION_PATHS, key) ? (REGISTRATION_PATHS[key] ?? null) : null;
}

/** The section that a page of registration is about; null for another page. */
export function ownRegistrationSection(path: string): string | null {
  return Object.keys(REGISTRATION_PATHS).find((key) => REGISTRATION_PATHS[key] === path) ?? null;
}
