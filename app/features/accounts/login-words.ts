/** Said to whoever tried too often; `seconds` is how long the limit still holds. */
export function tooManyAttempts(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Trop d’essais. Réessayez dans ${minutes}\u00a0minute${minutes > 1 ? "s" : ""}.`;
}

export const WRONG_PASSWORD = "Ce mot de passe n’est pas le bon. Vérifiez, puis réessayez.";
