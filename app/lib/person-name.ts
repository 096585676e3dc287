/** `Josiane Lacoste`; null when neither name is known. */
export function fullName(first: string | null, last: string | null): string | null {
  return `${first ?? ""} ${last ?? ""}`.trim() || null;
}

/** `Josiane Lacoste` → `Josiane L.` */
export function shortName(name: string): string {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  const initial = [...(rest.at(-1) ?? "")][0];
  return initial ? `${first} ${initial}.` : first;
}

/** First letters of a name: `Josiane Lacoste` gives `JL`. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase("fr") ?? "").join("");
}
