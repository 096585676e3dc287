import { momentInSentence } from "~/lib/french-moments";
import { LinkButton } from "~/ui/button";
import { BACKUPS_PATH } from "./backup-command.schema";

type BackupBoxProps = { count: number; lastAt: string | null; today: string };

/** When the site was last saved, and the way to all its backups. */
export function BackupBox({ count, lastAt, today }: BackupBoxProps) {
  return (
    <section className="admin-box" aria-labelledby="sauvegardes">
      <div className="ad-box-head">
        <h2 id="sauvegardes">Sauvegardes</h2>
      </div>
      {lastAt === null ? (
        <p>Aucune sauvegarde n’a encore été faite.</p>
      ) : (
        <p>
          Dernière sauvegarde {momentInSentence(lastAt, today)}
          {count > 1 ? ` (${count}\u00a0gardées).` : "."}
        </p>
      )}
      <LinkButton to={BACKUPS_PATH} variant="line" size="sm" icon="saved" className="mt-act">
        Voir les sauvegardes
      </LinkButton>
    </section>
  );
}
