let path: string | null = null;

/** Notes which page the browser loaded as a document; called once, before anything navigates. */
export function notePolicyPath(pathname: string): void {
  path = pathname;
}

/** The page whose security policy rules this document: client navigations keep that of the first one. */
export function policyPath(): string | null {
  return path;
}
