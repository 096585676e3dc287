/** The fields that people fill in, as errors name them. */
export const CONTACT_FIELDS = ["name", "email", "title", "message"] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactErrors = Partial<Record<ContactField, string[]>>;

/** In characters. The form of the specification knows no limits (§5); these keep what is absurd out. */
export const CONTACT_LIMITS: Record<ContactField, number> = {
  name: 120,
  email: 254,
  title: 200,
  message: 10_000,
};
