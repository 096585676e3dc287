import { counted } from "~/lib/french-numbers";
import type { BatchValues } from "../photo-batch";

/** «il manque 5 descriptions et l’accord»; null once nothing is missing. */
export function missingInBatch({ photos, seriesTitle, hasConsent }: BatchValues): string | null {
  if (photos.length === 0) return "il manque les photos";
  const common = seriesTitle.trim();
  const titles = photos.filter(({ title }) => !common && !title.trim()).length;
  const alts = photos.filter(({ alt, isDecorative }) => !isDecorative && !alt.trim()).length;
  const missing = [
    titles > 0 && counted(titles, "titre", "titres"),
    alts > 0 && counted(alts, "description", "descriptions"),
    !hasConsent && "l’accord",
  ].filter((words) => words !== false);
  return missing.length > 0 ? `il manque ${new Intl.ListFormat("fr").format(missing)}` : null;
}

/** `Publier les 12 photos`: what the button will do. */
export function publishLabel(count: number): string {
  if (count === 0) return "Publier";
  return count === 1 ? "Publier la photo" : `Publier les ${count} photos`;
}

export function publishedMessage({ published }: BatchValues): string {
  return published === 1
    ? "La photo est dans la galerie."
    : `Les ${published} photos sont dans la galerie.`;
}

/** The name of a copy that the browser kept. */
export function batchName({ photos, seriesTitle }: BatchValues): string {
  if (seriesTitle) return seriesTitle;
  return photos.length > 1 ? `${photos.length} photos` : "1 photo";
}
