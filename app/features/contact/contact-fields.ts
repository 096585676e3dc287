/** In characters. The form of the specification knows no limits (§5); these keep what is absurd out. */
export const CONTACT_LIMITS = { name: 120, email: 254, title: 200, message: 10_000 } as const;

/** What robots fill in and people do not see; no browser or password manager has anything for this name. */
export const TRAP_FIELD = "champ-b";
