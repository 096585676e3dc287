import { bytesInFrench } from "~/lib/french-bytes";
import { shortDate } from "~/lib/french-dates";
import { momentInSentence } from "~/lib/french-moments";
import { parisDay } from "~/lib/paris-instants";
import { Box } from "~/ui/box";
import { LinkButton } from "~/ui/button";
import { CommandButton, useCommands } from "~/ui/commands";
import { Icon } from "~/ui/icon";
import {
  type CleanupFile,
  type CleanupPlan,
  filesInWords,
  type KeptFile,
  reasonInWords,
  shortPath,
  unreadableInWords,
  WAITING_DAYS,
  type WaitingFile,
} from "./cleanup";
import { CLEANUP_COMMANDS_PATH, CLEANUP_PATH } from "./maintenance-paths";

type CleanupBoxProps = {
  due: number;
  waiting: number;
  /** The clock is doubted: nothing is deleted now. */
  isHeldBack: boolean;
};

/** How many files nothing uses any more, and the way to them. */
export function CleanupBox({ due, waiting, isHeldBack }: CleanupBoxProps) {
  return (
    <Box id="nettoyage" title="Nettoyage des fichiers">
      {due + waiting === 0 ? (
        <p className="ad-done">
          <Icon name="check-circle" />
          Aucun fichier n’attend d’être effacé.
        </p>
      ) : (
        <p>
          <b className="mt-count">{due + waiting}</b>
          {due + waiting === 1
            ? " fichier remplacé ou supprimé"
            : " fichiers remplacés ou supprimés"}
          {isHeldBack ? heldBack(due + waiting) : whatComes(due, waiting)}
        </p>
      )}
      <LinkButton to={CLEANUP_PATH} variant="line" size="sm" icon="search" className="mt-act">
        Voir les fichiers
      </LinkButton>
    </Box>
  );
}

function heldBack(count: number): string {
  return count === 1 ? ", gardé pour le moment." : ", gardés pour le moment.";
}

/** When they are looked at: `waiting` ones are too recent. */
function whatComes(due: number, waiting: number): string {
  if (due > 0 && waiting > 0) return `, dont ${filesInWords(due)} à vérifier cette nuit.`;
  if (due > 0) return ", à vérifier cette nuit.";
  return waiting === 1 ? ", trop récent pour être effacé." : ", trop récents pour être effacés.";
}

/** What was put down and stays all the same, with what uses it; nothing when there is none. */
export function KeptBox({ plan }: { plan: CleanupPlan }) {
  const { kept, held, unreadable } = plan;
  if (kept.length + held.length + unreadable.length === 0) return null;
  return (
    <Box id="gardes" title="Gardés">
      {kept.length > 0 && (
        <>
          <p className="admin-note mt-before">
            Ces fichiers servent encore{"\u00a0"}: le nettoyage les retirera de sa liste, sans y
            toucher.
          </p>
          <CleanupFiles files={kept} today={null} />
        </>
      )}
      {held.length > 0 && (
        <>
          <p className="admin-note mt-before">
            Une autre image vient d’arriver au même endroit{"\u00a0"}: ceux-ci attendront demain.
          </p>
          <CleanupFiles files={held} today={null} />
        </>
      )}
      {unreadable.map((address) => (
        <p key={address} className="mt-alert mt-note">
          {unreadableInWords(address)}
        </p>
      ))}
    </Box>
  );
}

type WaitingBoxProps = {
  waiting: { files: readonly WaitingFile[]; total: number };
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
        Une image retirée attend {WAITING_DAYS}
        {"\u00a0"}jours, au cas où elle serait reprise. Chaque nuit, le site efface de lui-même ce
        qui a assez attendu.
      </p>
    </Box>
  );
}

/** The search for stored files that nothing names, without waiting for the night. */
export function OrphanSearchBox() {
  const { run, isPending } = useCommands(CLEANUP_COMMANDS_PATH);
  return (
    <Box id="orphelins" title="Fichiers orphelins">
      <p>
        Il arrive qu’un fichier reste dans le stockage sans que rien ne s’en serve{"\u00a0"}: un
        envoi interrompu, une photo jamais enregistrée.
      </p>
      <p className="admin-note mt-note">
        Le site les cherche chaque nuit et les met en attente {WAITING_DAYS}
        {"\u00a0"}jours. Chercher n’efface rien.
      </p>
      <CommandButton
        path={CLEANUP_COMMANDS_PATH}
        fields={{ intent: "search" }}
        onCommand={(fields) => void run(fields)}
        variant="line"
        icon="search"
        className="mt-act"
        busy={isPending}
        busyLabel="Recherche…"
      >
        Chercher maintenant
      </CommandButton>
    </Box>
  );
}

type CleanupFilesProps = { files: readonly (CleanupFile | KeptFile)[]; today: string | null };

/** Stored files with a look at each; `today` null leaves out since when they wait. */
export function CleanupFiles({ files, today }: CleanupFilesProps) {
  return (
    <ul className="mt-files">
      {files.map((file) => (
        <li key={file.path}>
          <Preview url={file.previewUrl} />
          <div>
            <code title={file.path}>{shortPath(file.path)}</code>
            <small>{detailsOf(file, today)}</small>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Preview({ url }: { url: string | null }) {
  return (
    <span className="mt-preview">
      {url ? (
        <img src={url} alt="" width={56} height={42} loading="lazy" />
      ) : (
        <Icon name="image" size={22} />
      )}
    </span>
  );
}

function detailsOf(file: CleanupFile | KeptFile, today: string | null): string {
  if ("because" in file) return `Sert encore à ${file.because}`;
  const details = [
    reasonInWords(file.reason),
    ...(today ? [momentInSentence(file.since, today)] : []),
    ...(file.byteSize === null ? [] : [bytesInFrench(file.byteSize)]),
  ];
  return details.join(" · ");
}
