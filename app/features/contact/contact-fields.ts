/** In characters. The form of the specification knows no limits (§5); these keep what is absurd out. */
export const CONTACT_LIMITS = { name: 120, email: 254, title: 200, message: 10_000 } as const;
