/** `Il vous reste 8 codes de secours.` */
export function codesLeftWords(count: number): string {
  if (count === 0) return "Vous n’avez plus de code de secours.";
  return `Il vous reste ${count}\u00a0code${count > 1 ? "s" : ""} de secours.`;
}
