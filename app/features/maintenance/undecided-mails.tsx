import { useRef } from "react";
import { Box } from "~/ui/box";
import { CommandButton, useCommands } from "~/ui/commands";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { useKeptFocus } from "~/ui/use-kept-focus";
import { MAINTENANCE_COMMANDS_PATH } from "./maintenance-paths";
import styles from "./undecided-mails.module.css";

export type UndecidedMailLine = {
  id: string;
  about: string;
  /** For whom it is, and since when it waits. */
  sentence: string;
  /** Why it could not be sent, and whether the site tries again; null when it was never tried. */
  why: string | null;
  /** Where that is read which it tells about. */
  href: string | null;
};

type UndecidedMailsBoxProps = {
  lines: readonly UndecidedMailLine[];
  /** The latest are shown. */
  total: number;
  hasMailer: boolean;
};

/** The mails that could not be sent or waited too long, each with the two ways to settle it. */
export function UndecidedMailsBox({ lines, total, hasMailer }: UndecidedMailsBoxProps) {
  if (lines.length === 0) return null;
  return (
    <Box id="a-decider" title="E-mails à décider">
      <p>
        Ces e-mails n’ont pas pu partir, ou attendent depuis plus de deux jours. Sauf là où le site
        réessaie, ils ne partent plus d’eux-mêmes{"\u00a0"}: envoyez ceux qui sont encore utiles.
      </p>
      {!hasMailer && (
        <p className="mt-alert mt-note">
          <Icon name="info" />
          Aucun envoi n’est configuré{"\u00a0"}: rien ne peut partir pour l’instant.
        </p>
      )}
      <UndecidedMailsList lines={lines} hasMailer={hasMailer} />
      {total > lines.length && (
        <p className="admin-note mt-note">
          {`Voici les ${lines.length} plus récents, sur ${total.toLocaleString("fr-FR")}. Les autres apparaissent quand ceux-ci sont réglés.`}
        </p>
      )}
    </Box>
  );
}

/** Goes with its last line, so that the focus goes on to the title of the screen. */
function UndecidedMailsList({ lines, hasMailer }: Omit<UndecidedMailsBoxProps, "total">) {
  const container = useRef<HTMLUListElement>(null);
  const keepFocus = useKeptFocus(container, lines);
  return (
    <ul ref={container} className={styles.list}>
      {lines.map((line) => (
        <UndecidedMail key={line.id} line={line} hasMailer={hasMailer} keepFocus={keepFocus} />
      ))}
    </ul>
  );
}

type UndecidedMailProps = {
  line: UndecidedMailLine;
  hasMailer: boolean;
  keepFocus: () => void;
};

function UndecidedMail({ line, hasMailer, keepFocus }: UndecidedMailProps) {
  const { id, about, sentence, why, href } = line;
  const { run, isPending } = useCommands(MAINTENANCE_COMMANDS_PATH, { keepFocus });
  return (
    <li>
      <b>{href === null ? about : <Link to={href}>{about}</Link>}</b>
      <p className="admin-note">{sentence}</p>
      {why !== null && <p className="admin-note">{why}</p>}
      <div className={styles.choices}>
        {hasMailer && (
          <CommandButton
            path={MAINTENANCE_COMMANDS_PATH}
            fields={{ intent: "send-mail", id }}
            onCommand={(fields) => void run(fields)}
            variant="soft"
            icon="mail"
            busy={isPending}
            aria-label={`Envoyer\u00a0: ${about}`}
          >
            Envoyer
          </CommandButton>
        )}
        <CommandButton
          path={MAINTENANCE_COMMANDS_PATH}
          fields={{ intent: "decline-mail", id }}
          onCommand={(fields) => void run(fields)}
          variant="line"
          disabled={isPending}
          aria-label={`Ne pas envoyer\u00a0: ${about}`}
        >
          Ne pas envoyer
        </CommandButton>
      </div>
    </li>
  );
}
