import { Box } from "~/ui/box";
import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { CLEANUP_PATH } from "./cleanup-command.schema";
import { filesInWords } from "./cleanup-words";

/** How many files nothing uses any more, and the way to them. */
export function CleanupBox({ due, waiting }: { due: number; waiting: number }) {
  return (
    <Box id="nettoyage" title="Nettoyage des fichiers">
      {due + waiting === 0 ? (
        <p className="ad-done">
          <Icon name="check-circle" />
          Aucun fichier n’attend d’être effacé.
        </p>
      ) : (
        <p>
          <b className="mt-count">{due + waiting}</b>
          {due + waiting === 1
            ? " fichier remplacé ou supprimé"
            : " fichiers remplacés ou supprimés"}
          {whatComes(due, waiting)}
        </p>
      )}
      <LinkButton to={CLEANUP_PATH} variant="line" size="sm" icon="search" className="mt-act">
        Voir les fichiers
      </LinkButton>
    </Box>
  );
}

/** When they are looked at: `waiting` ones are too recent. */
function whatComes(due: number, waiting: number): string {
  if (due > 0 && waiting > 0) return `, dont ${filesInWords(due)} à vérifier cette nuit.`;
  if (due > 0) return ", à vérifier cette nuit.";
  return waiting === 1 ? ", trop récent pour être effacé." : ", trop récents pour être effacés.";
}
