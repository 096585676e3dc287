/** `Actualités – Club du village`; what is empty is left out. */
export function titleWithClub(title: string, club: string): string {
  return [title, club].filter(Boolean).join(" – ");
}
