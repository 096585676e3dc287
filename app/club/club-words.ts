import type { Club, Contact } from "./site";

/** `Villeneuve (00)`; empty where the club names no town. */
export function townWithDepartment({ town, department }: Club): string {
  return town && department ? `${town} (${department})` : town;
}

/** `01 99 00 12 34 (mardi et jeudi), contact@club.fr`, for papers and mails; as much of it as is known. */
export function reachedAt({ phone, hours, email }: Contact): string {
  const ringing = phone && (hours ? `${phone.label} (${hours})` : phone.label);
  return [ringing, email].filter(Boolean).join(", ");
}
