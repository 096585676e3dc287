/** An article without a title yet is called so wherever it is listed; nothing is stored. */
export function displayTitle(title: string): string {
  return title || "Sans titre";
}
