import { Link } from "react-router";
import { shortMoment } from "~/lib/french-moments";
import { shortName } from "~/lib/person-name";
import { Box } from "~/ui/box";
import { MoreLink } from "~/ui/section-heading";
import type { AdminArticleRow } from "../article.types";
import { displayTitle } from "../article-text";
import { editPath } from "./article-paths";
import { LIST_PATH } from "./list-query";

type DraftsBoxProps = { drafts: readonly AdminArticleRow[]; today: string };

/** What the team is writing, the latest first. */
export function DraftsBox({ drafts, today }: DraftsBoxProps) {
  return (
    <Box
      id="brouillons"
      title="Brouillons"
      action={<MoreLink to={`${LIST_PATH}?etat=brouillons`}>Tous les brouillons</MoreLink>}
    >
      {drafts.length === 0 && <p className="admin-note">Aucun brouillon en cours.</p>}
      <ul className="ad-drafts">
        {drafts.map((draft) => (
          <li key={draft.id}>
            <Link to={editPath(draft.id)}>
              <b>{displayTitle(draft.title)}</b>
              <small>
                {shortMoment(draft.updatedAt, today)}
                {draft.updatedByName && ` · ${shortName(draft.updatedByName)}`}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  );
}
