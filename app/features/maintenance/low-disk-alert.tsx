import { bytesInFrench } from "~/lib/french-bytes";
import { Alert } from "~/ui/alert";

/** Said while there is still room to do something about it. */
export function LowDiskAlert({ freeBytes }: { freeBytes: number }) {
  return (
    <div className="mt-trash">
      <Alert tone="error">
        <b>
          Le disque du serveur est presque plein{"\u00a0"}: il reste {bytesInFrench(freeBytes)}.
        </b>{" "}
        Prévenez la personne qui s’occupe du serveur. Supprimer d’anciennes sauvegardes et vider la
        corbeille fait de la place.
      </Alert>
    </div>
  );
}
