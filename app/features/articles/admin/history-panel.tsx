import { useState } from "react";
import { momentInSentence } from "~/lib/french-moments";
import type { Revision } from "~/records/history.server";
import { Avatar } from "~/ui/avatar";
import { Box } from "~/ui/box";
import type { ArticleValues } from "../article";
import { RevisionDialog } from "./revision-dialog";

type HistoryPanelProps = {
  articleId: string;
  revisions: readonly Revision[];
  /** Name of the person at the keyboard. */
  userName: string;
  today: string;
  /** The article as it stands in the editor now. */
  values: ArticleValues;
  onRestore: (revision: Revision) => void;
};

const SHOWN = 5;

/** Lists the versions with author and moment; each older one can be looked at and brought back. */
export function HistoryPanel({
  articleId,
  revisions,
  userName,
  today,
  ...props
}: HistoryPanelProps) {
  const { values, onRestore } = props;
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
          articleId={articleId}
          revision={opened}
          values={values}
          today={today}
          onClose={() => setOpened(null)}
          onRestore={() => {
            setOpened(null);
            onRestore(opened);
          }}
        />
      )}
    </Box>
  );
}

/** `Vous, à 14h32`, `Maëlle Dupouy, hier à 18h05` */
function signature(revision: Revision, userName: string, today: string): string {
  const { authorName, createdAt } = revision;
  const name = authorName === userName ? "Vous" : (authorName ?? "Auteur inconnu");
  return `${name}, ${momentInSentence(createdAt, today)}`;
}
