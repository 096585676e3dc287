import { bytesInFrench } from "~/lib/french-bytes";
import { momentInSentence } from "~/lib/french-moments";
import { Alert } from "~/ui/alert";
import { Box } from "~/ui/box";
import { LinkButton } from "~/ui/button";
import { BACKUPS_PATH } from "./backup-command.schema";
import type { BackupState } from "./backup-state.server";

type BackupBoxProps = BackupState & { today: string };

/** Whether and when the site was last saved, and the way to all its backups. */
export function BackupBox({ today, ...state }: BackupBoxProps) {
  const trouble = troubleInWords(state);
  return (
    <Box id="sauvegardes" title="Sauvegardes">
      {trouble && <Alert tone="error">{trouble}</Alert>}
      <p className={trouble ? "mt-note" : undefined}>{lastInWords(state, today)}</p>
      {state.count > 0 && (
        <p className="admin-note mt-note">{state.count === 1 ? ONE_BESIDE : ALL_BESIDE}</p>
      )}
      {!state.isDaily && (
        <p className="admin-note mt-note">
          La sauvegarde de chaque jour est arrêtée (BACKUPS=off).
        </p>
      )}
      <LinkButton to={BACKUPS_PATH} variant="line" size="sm" icon="saved" className="mt-act">
        Voir les sauvegardes
      </LinkButton>
    </Box>
  );
}

const ONE_BESIDE =
  "Elle est gardée sur le serveur, et serait perdue avec lui\u00a0: copiez-la régulièrement ailleurs.";
const ALL_BESIDE =
  "Elles sont gardées sur le serveur, et seraient perdues avec lui\u00a0: copiez-les régulièrement ailleurs.";

function lastInWords({ lastAt, count, byteSize }: BackupState, today: string): string {
  if (lastAt === null) return "Aucune sauvegarde n’a encore été faite.";
  const all =
    count === 1
      ? bytesInFrench(byteSize)
      : `${count}\u00a0gardées, ${bytesInFrench(byteSize)} en tout`;
  return `Dernière sauvegarde réussie ${momentInSentence(lastAt, today)} (${all}).`;
}

function troubleInWords({ failure, isLate, lastAt }: BackupState): string | null {
  if (failure) return `La dernière sauvegarde a échoué. ${failure}`;
  if (!isLate) return null;
  return lastAt === null
    ? "La sauvegarde de chaque jour n’a pas encore pu être faite\u00a0: prévenez la personne qui s’occupe du serveur."
    : "Aucune sauvegarde n’a réussi depuis plus de deux jours\u00a0: prévenez la personne qui s’occupe du serveur.";
}
