import { Link } from "react-router";
import { MAINTENANCE_PATH } from "~/features/maintenance/maintenance-paths";
import { Box } from "~/ui/box";
import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { ExampleLine } from "./examples.server";
import styles from "./examples-box.module.css";

/** The lines that stand there unfolded. */
const SHOWN = 7;

/** The content that still comes from the demo, each part with the screen where it is replaced, and the way to remove all of it. */
export function ExamplesBox({ lines }: { lines: readonly ExampleLine[] }) {
  const folded = lines.slice(SHOWN);
  return (
    <Box id="exemple" title="Ce qui vient encore de l’exemple">
      <p className="admin-note">
        Les visiteurs le voient. La marque «{"\u00a0"}Exemple{"\u00a0"}» part dès que vous
        enregistrez.
      </p>
      <Lines lines={lines.slice(0, SHOWN)} />
      {folded.length > 0 && (
        <details className="ad-todo-more">
          <summary>
            <Icon name="chevron-down" size={18} />
            {folded.length > 1 ? `Voir les ${folded.length} autres` : "Voir la dernière"}
          </summary>
          <Lines lines={folded} />
        </details>
      )}
      <p className={styles.foot}>
        <LinkButton to={`${MAINTENANCE_PATH}#demonstration`} variant="line" size="sm" icon="trash">
          Retirer l’exemple
        </LinkButton>
      </p>
    </Box>
  );
}

function Lines({ lines }: { lines: readonly ExampleLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ to, label, detail }) => (
        <li key={to}>
          <Link to={to}>
            <span>
              <b>{label}</b>
              {detail && `\u00a0: ${detail}`}
            </span>
            <Icon name="chevron-right" size={20} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
