import { editPath } from "~/records/kind";
import { rules } from "~/records/rules";
import { season } from "./kinds/season";
import { type PreparedSeason, prepareNextSeason } from "./prepare-season.server";

/** Seasons are prepared by one press, which the toast takes back. */
export const seasonRules = rules(season, {
  acts: {
    async prepare(database, by) {
      const prepared = await prepareNextSeason(database, by);
      const { id, isNew } = prepared;
      return {
        ok: true,
        message: preparedWords(prepared),
        undo: isNew ? { intent: "trash", id } : null,
        path: editPath(season, id),
      };
    },
  },
});

function preparedWords({ label, isNew, isCopy }: PreparedSeason): string {
  if (!isNew) return `La saison ${label} était déjà prête.`;
  return isCopy
    ? `La saison ${label} est prête\u00a0: tarifs et séances repris, dates décalées d’un an.`
    : `La saison ${label} est ouverte\u00a0: ajoutez ses tarifs.`;
}
