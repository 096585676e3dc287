/** An older command named an account after its address, as `jdupont1967 Administrateur`: no person gave that name. */
export const MADE_UP_LAST_NAME = "Administrateur";

/** The first name that the older command made up: the words of the address before its @. */
export function madeUpFirstName(email: string): string {
  return email.slice(0, email.indexOf("@"));
}

/** Whether the name of an account is what the older command made of its address. */
export function isMadeUpName(name: string, email: string): boolean {
  return name === `${madeUpFirstName(email)} ${MADE_UP_LAST_NAME}`;
}

/** `Jeanne Martin`; null when neither name is known. */
export function fullName(first: string | null, last: string | null): string | null {
  return `${first ?? ""} ${last ?? ""}`.trim() || null;
}

/** `Jeanne Martin` → `Jeanne M.` */
export function shortName(name: string): string {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  const initial = [...(rest.at(-1) ?? "")][0];
  return initial ? `${first} ${initial}.` : first;
}

/** First letters of a name: `Jeanne Martin` gives `JM`. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase("fr") ?? "").join("");
}
