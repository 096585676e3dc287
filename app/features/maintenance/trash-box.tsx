import { lowerFirst } from "~/lib/lower-first";
import { TRASH_DAYS } from "~/lib/trash";
import { LinkButton } from "~/ui/button";
import type { TrashCounts } from "./trash.types";
import { TRASH_KINDS } from "./trash-kinds";
import { TRASH_PATH } from "./trash-query";

/** How much was thrown away and can still come back. */
export function TrashBox({ counts }: { counts: TrashCounts }) {
  const filled = TRASH_KINDS.filter(({ kind }) => counts[kind] > 0);
  const total = filled.reduce((sum, { kind }) => sum + counts[kind], 0);
  return (
    <section className="admin-box" aria-labelledby="corbeille">
      <div className="ad-box-head">
        <h2 id="corbeille">Corbeille</h2>
      </div>
      {total === 0 ? (
        <p>La corbeille est vide.</p>
      ) : (
        <p>
          <b className="mt-count">{total}</b> {total === 1 ? "élément" : "éléments"}
          {`\u00a0: ${filled.map(({ kind, tab }) => `${lowerFirst(tab)}\u00a0(${counts[kind]})`).join(", ")}.`}
        </p>
      )}
      <p className="admin-note mt-note">
        Ce qui est supprimé peut être rétabli pendant {TRASH_DAYS}
        {"\u00a0"}jours.
      </p>
      <LinkButton to={TRASH_PATH} variant="line" size="sm" icon="trash" className="mt-act">
        Ouvrir la corbeille
      </LinkButton>
    </section>
  );
}
