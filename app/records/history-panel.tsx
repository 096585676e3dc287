import { useState } from "react";
import { momentInSentence } from "~/lib/french-moments";
import { Avatar } from "~/ui/avatar";
import { Box } from "~/ui/box";
import type { Revision } from "./history.server";
import { type CompareVersions, RevisionDialog } from "./revision-dialog";

type HistoryPanelProps<V> = {
  /** Answers the values of a version, asked for as `?version=`. */
  path: string;
  revisions: readonly Revision[];
  /** Name of the person at the keyboard. */
  userName: string | null;
  today: string;
  /** The values as they stand in the form now. */
  values: V;
  compare: CompareVersions<V>;
  onRestore: (revision: Revision, values: V) => void;
};

const SHOWN = 5;

/** Lists the versions with author and moment; each older one can be looked at and brought back. */
export function HistoryPanel<V>(props: HistoryPanelProps<V>) {
  const { path, revisions, userName, today, values, compare, onRestore } = props;
  const [opened, setOpened] = useState<Revision | null>(null);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? revisions : revisions.slice(0, SHOWN);
  return (
    <Box id="historique" title="Historique">
      {revisions.length === 0 && (
        <p className="admin-note">Chaque version enregistrée se retrouvera ici.</p>
      )}
      <ul className="ed-revisions">
        {shown.map((revision) => (
          <li key={revision.id}>
            <Avatar name={revision.authorName ?? "?"} url={revision.authorAvatarUrl} size="sm" />
            <span>
              <b>{signature(revision, userName, today)}</b>
              <small>{revision.summary}</small>
            </span>
            <button
              type="button"
              aria-label={`Comparer avec cette version\u00a0: ${signature(revision, userName, today)}`}
              onClick={() => setOpened(revision)}
            >
              Comparer
            </button>
          </li>
        ))}
      </ul>
      {revisions.length > SHOWN && !isWhole && (
        <button type="button" className="more-link" onClick={() => setWhole(true)}>
          Tout l’historique ({revisions.length})
        </button>
      )}
      {opened && (
        <RevisionDialog
          path={path}
          revision={opened}
          values={values}
          compare={compare}
          today={today}
          onClose={() => setOpened(null)}
          onRestore={(older) => {
            setOpened(null);
            onRestore(opened, older);
          }}
        />
      )}
    </Box>
  );
}

/** `Vous, à 14h32`, `Marie Petit, hier à 18h05`; the first version of a site’s own words has no author. */
function signature(revision: Revision, userName: string | null, today: string): string {
  const { authorName, createdAt, version } = revision;
  const unknown = version === 1 ? "Version de départ" : "Auteur inconnu";
  const name = authorName !== null && authorName === userName ? "Vous" : (authorName ?? unknown);
  return `${name}, ${momentInSentence(createdAt, today)}`;
}
