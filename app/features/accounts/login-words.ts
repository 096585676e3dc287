/** Said to whoever tried too often; `seconds` is how long the limit still holds. */
export function tooManyAttempts(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Trop d’essais. Réessayez dans ${minutes}\u00a0minute${minutes > 1 ? "s" : ""}.`;
}

/** Said to whoever comes while too many passwords are being looked at. */
export const TRY_AGAIN_SOON =
  "Le site reçoit beaucoup de connexions à la fois. Réessayez dans un instant.";

/** In how many seconds trying again makes sense, then. */
export const BUSY_SECONDS = 5;

export const WRONG_PASSWORD = "Ce mot de passe n’est pas le bon. Vérifiez, puis réessayez.";
