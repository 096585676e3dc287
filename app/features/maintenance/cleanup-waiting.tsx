import { shortDate } from "~/lib/french-dates";
import { parisDay } from "~/lib/paris-instants";
import { Box } from "~/ui/box";
import type { WaitingEntry } from "./cleanup-plan.server";
import { reasonInWords } from "./cleanup-reasons";
import { filesInWords, shortPath } from "./cleanup-words";

type WaitingBoxProps = {
  waiting: { files: readonly WaitingEntry[]; total: number };
  today: string;
};

/** What is too recent to go, and from when on it may. */
export function WaitingBox({ waiting, today }: WaitingBoxProps) {
  const { files, total } = waiting;
  const others = total - files.length;
  return (
    <Box id="en-attente" title="En attente">
      {total === 0 ? (
        <p>Aucun fichier n’attend son tour.</p>
      ) : (
        <>
          <p>
            <b className="mt-count">{total}</b>
            {total === 1
              ? " fichier trop récent pour être effacé."
              : " fichiers trop récents pour être effacés."}
          </p>
          <details className="mt-details">
            <summary>Voir {total === 1 ? "ce fichier" : "ces fichiers"}</summary>
            <ul className="mt-paths">
              {files.map(({ path, reason, from }) => (
                <li key={`${path} ${reason}`}>
                  <code title={path}>{shortPath(path)}</code>
                  <small>
                    {`${reasonInWords(reason)} · à partir du ${shortDate(parisDay(from), today)}`}
                  </small>
                </li>
              ))}
            </ul>
            {others > 0 && <p className="admin-note">{`Et ${filesInWords(others)} de plus.`}</p>}
          </details>
        </>
      )}
      <p className="admin-note mt-note">
        Une image retirée attend un jour, au cas où elle serait reprise. Chaque nuit, le site efface
        de lui-même ce qui a assez attendu.
      </p>
    </Box>
  );
}
