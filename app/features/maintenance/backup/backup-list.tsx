import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { bytesInFrench } from "~/lib/french-bytes";
import { clockTime, longDate } from "~/lib/french-dates";
import { parisClock, parisDay } from "~/lib/paris-instants";
import { Button } from "~/ui/button";
import { useCommands } from "~/ui/commands";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { useKeptFocus } from "~/ui/use-kept-focus";
import { BACKUP_COMMANDS_PATH, backupDownloadPath } from "../maintenance-paths";
import type { RestoreAnswer } from "./backup-commands.server";
import type { BackupKind } from "./backup-folder.server";
import type { BackupJob, BackupJobs } from "./backup-jobs.server";
import { forgetSignInNews, keepSignInNews } from "./restored-notice";

const KIND_WORDS: Readonly<Record<BackupKind, string>> = {
  auto: "Sauvegarde de chaque jour",
  main: "Sauvegarde faite à la demande",
  avant: "Copie d’avant une restauration",
};

/** A backup as the screen shows it. */
export type BackupLine = {
  name: string;
  kind: BackupKind;
  /** ISO 8601, UTC. */
  madeAt: string;
  byteSize: number;
  /** Day of Paris on which it is removed at the latest; null while there is no newer one. */
  lastDay: string | null;
};

type Asked = { line: BackupLine; act: "restore" | "remove" };
type BackupListProps = {
  lines: readonly BackupLine[];
  isBusy: boolean;
  /** Has the person prove who they are, unless they did a moment ago, then goes on; null when they did. */
  confirmFirst: ((goOn: () => void) => void) | null;
};

/** The backups that are kept, newest first, and what can be done with each. */
export function BackupList({ lines, isBusy, confirmFirst }: BackupListProps) {
  const container = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  // The question holds the focus until it is closed.
  const keepFocus = useKeptFocus(container, asked ?? lines);
  if (lines.length === 0) {
    return (
      <div className="admin-box mt-trash">
        <EmptyState picture={<Icon name="saved" size={36} />} title="Aucune sauvegarde">
          La première se fera d’elle-même dans la journée.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="admin-box mt-trash">
      <ul ref={container} className="ad-todo">
        {lines.map((line) => (
          <li key={line.name}>
            <span className="ad-todo-icon">
              <Icon name={line.kind === "avant" ? "undo" : "saved"} size={22} />
            </span>
            <span>
              <b>{whenMade(line)}</b>
              <small>{`${KIND_WORDS[line.kind]} · ${bytesInFrench(line.byteSize)}`}</small>
              <small>{untilWhen(line)}</small>
            </span>
            <BackupActs
              line={line}
              isBusy={isBusy}
              confirmFirst={confirmFirst}
              onAsk={(act) => setAsked({ line, act })}
            />
          </li>
        ))}
      </ul>
      {asked && <BackupDialog {...asked} keepFocus={keepFocus} onClose={() => setAsked(null)} />}
    </div>
  );
}

type BackupActsProps = Pick<BackupListProps, "isBusy" | "confirmFirst"> & {
  line: BackupLine;
  onAsk: (act: Asked["act"]) => void;
};

function BackupActs({ line, isBusy, confirmFirst, onAsk }: BackupActsProps) {
  const path = backupDownloadPath(line.name);
  const download = (event: MouseEvent) => {
    if (!confirmFirst) return;
    event.preventDefault();
    confirmFirst(() => window.location.assign(path));
  };
  const restore = () => (confirmFirst ? confirmFirst(() => onAsk("restore")) : onAsk("restore"));
  const which = `la sauvegarde du ${whenMade(line)}`;
  return (
    <span className="mt-acts">
      <a
        className="btn btn-soft btn-sm"
        href={path}
        onClick={download}
        aria-label={`Télécharger ${which}`}
      >
        <Icon name="download" size={18} />
        Télécharger
      </a>
      <Button
        variant="line"
        size="sm"
        disabled={isBusy}
        onClick={restore}
        aria-label={`Restaurer ${which}`}
      >
        Restaurer
      </Button>
      <Button
        variant="danger"
        size="sm"
        className="mt-purge"
        disabled={isBusy}
        onClick={() => onAsk("remove")}
        aria-label={`Supprimer ${which}`}
      >
        Supprimer
      </Button>
    </span>
  );
}

type BackupDialogProps = Asked & { keepFocus: () => void; onClose: () => void };

function BackupDialog({ line, act, keepFocus, onClose }: BackupDialogProps) {
  const { run, isPending } = useCommands<RestoreAnswer>(BACKUP_COMMANDS_PATH, {
    onDone: ({ signIns }) => signIns && keepSignInNews(signIns),
  });
  const confirm = async () => {
    keepFocus();
    await run({ intent: act, name: line.name });
    onClose();
  };
  const common = { isBusy: isPending, onConfirm: () => void confirm(), onClose };
  if (act === "remove") {
    return (
      <ConfirmDialog
        title={"Supprimer cette sauvegarde\u00a0?"}
        keepLabel="La garder"
        confirmLabel="Supprimer"
        busyLabel="Suppression…"
        {...common}
      >
        <p>
          La sauvegarde du <b>{whenMade(line)}</b> disparaîtra pour toujours.
        </p>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      title={"Restaurer le site\u00a0?"}
      keepLabel="Ne rien changer"
      confirmLabel="Restaurer le site"
      busyLabel="Un instant…"
      icon="undo"
      {...common}
    >
      <p>
        Tout le site redeviendra comme il était le <b>{whenMade(line)}</b>
        {"\u00a0: actualités, photos, partenaires, comptes, réglages."}
      </p>
      <p>
        Ce qu’il y a maintenant est sauvegardé d’abord, et pourra être restauré de la même façon.
      </p>
      <p>Chacun devra se connecter de nouveau, vous aussi.</p>
    </ConfirmDialog>
  );
}

function whenMade({ madeAt }: BackupLine): string {
  return `${longDate(parisDay(madeAt))} à ${clockTime(parisClock(madeAt))}`;
}

/** Only a backup that somebody made stays until its last day: the others usually go much earlier. */
function untilWhen({ kind, lastDay }: BackupLine): string {
  if (lastDay === null) return "Gardée tant qu’il n’y en a pas de plus récente";
  const latest = `au plus tard le ${longDate(lastDay)}`;
  return kind === "main" ? `Effacée ${latest}` : `Remplacée par les suivantes, ${latest}`;
}

const CHECK_EVERY_MS = 1_500;

/** What is being done, looked at again until it is done; then how it ended. */
export function BackupProgress({ current, last }: BackupJobs) {
  const { revalidate } = useRevalidator();
  const isUnderWay = current !== null;
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void revalidate(), CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, revalidate]);
  const signIns = current?.signIns ?? null;
  useEffect(() => {
    if (signIns) keepSignInNews(signIns);
    else if (!isUnderWay) forgetSignInNews();
  }, [signIns, isUnderWay]);
  return (
    <div role="status">
      {current ? (
        <div className="admin-box mt-job">
          <p>{wordsOf(current)}</p>
          {current.signIns && <p>{current.signIns}</p>}
          <progress className="mt-progress" aria-label="Avancement" {...shareOf(current)} />
        </div>
      ) : (
        last && (
          <p className={last.isGood ? "ad-done" : "mt-alert"}>
            <Icon name={last.isGood ? "check-circle" : "warning"} />
            {last.message}
          </p>
        )
      )}
    </div>
  );
}

function wordsOf({ work, progress }: BackupJob): string {
  if (progress?.step === "verify") return "La sauvegarde est relue en entier avant tout…";
  return work === "backup" ? "Sauvegarde en cours…" : "Restauration en cours…";
}

/** Without figures the bar only says that something goes on. */
function shareOf({ progress }: BackupJob): { max?: number; value?: number } {
  if (!progress || progress.step === "rows" || progress.total === 0) return {};
  return { max: progress.total, value: progress.done };
}
