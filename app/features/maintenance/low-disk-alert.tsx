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
        Prévenez la personne qui s’occupe du serveur{"\u00a0"}; supprimez d’anciennes sauvegardes
        pour faire de la place.
      </Alert>
    </div>
  );
}
