import { lowerFirst } from "~/lib/lower-first";
import { TRASH_DAYS } from "~/lib/trash";
import { Box } from "~/ui/box";
import { LinkButton } from "~/ui/button";
import type { TrashCount } from "./trash.server";
import { TRASH_PATH } from "./trash-query";

/** How much was thrown away and can still come back. */
export function TrashBox({ counts }: { counts: readonly TrashCount[] }) {
  const filled = counts.filter(({ count }) => count > 0);
  const total = filled.reduce((sum, { count }) => sum + count, 0);
  return (
    <Box id="corbeille" title="Corbeille">
      {total === 0 ? (
        <p>La corbeille est vide.</p>
      ) : (
        <p>
          <b className="mt-count">{total}</b> {total === 1 ? "élément" : "éléments"}
          {`\u00a0: ${filled.map(({ tab, count }) => `${lowerFirst(tab)}\u00a0(${count})`).join(", ")}.`}
        </p>
      )}
      <p className="admin-note mt-note">
        Ce qui est supprimé peut être rétabli pendant {TRASH_DAYS}
        {"\u00a0"}jours.
      </p>
      <LinkButton to={TRASH_PATH} variant="line" size="sm" icon="trash" className="mt-act">
        Ouvrir la corbeille
      </LinkButton>
    </Box>
  );
}
