import { type ReactNode, useId } from "react";
import { bytesInFrench } from "~/lib/french-bytes";
import { clockTime, longDate } from "~/lib/french-dates";
import { momentInSentence } from "~/lib/french-moments";
import { parisClock, parisDay } from "~/lib/paris-instants";
import { Alert } from "~/ui/alert";
import { Box } from "~/ui/box";
import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { BackupState } from "./backup/backup-jobs.server";
import { BACKUPS_PATH } from "./maintenance-paths";
import type { SystemState } from "./site-state.server";

/** Said while there is still room to do something about it. */
export function LowDiskAlert({ freeBytes }: { freeBytes: number }) {
  return (
    <div className="mt-trash">
      <Alert tone="error">
        <b>
          Le disque du serveur est presque plein{"\u00a0"}: il reste {bytesInFrench(freeBytes)}.
        </b>{" "}
        Prévenez la personne qui s’occupe du serveur{"\u00a0"}; supprimez d’anciennes sauvegardes
        pour faire de la place.
      </Alert>
    </div>
  );
}

type BackupBoxProps = BackupState & { today: string };

/** Whether and when the site was last saved, and the way to all its backups. */
export function BackupBox({ today, ...state }: BackupBoxProps) {
  const trouble = troubleInWords(state);
  return (
    <Box id="sauvegardes" title="Sauvegardes">
      {trouble && <Alert tone="error">{trouble}</Alert>}
      <p className={trouble ? "mt-note" : undefined}>{lastInWords(state, today)}</p>
      {state.count > 0 && (
        <p className="admin-note mt-note">{state.count === 1 ? ONE_BESIDE : ALL_BESIDE}</p>
      )}
      {!state.isDaily && (
        <p className="admin-note mt-note">
          La sauvegarde de chaque jour est arrêtée (BACKUPS=off).
        </p>
      )}
      <LinkButton to={BACKUPS_PATH} variant="line" size="sm" icon="saved" className="mt-act">
        Voir les sauvegardes
      </LinkButton>
    </Box>
  );
}

const ONE_BESIDE =
  "Elle est gardée sur le serveur, et serait perdue avec lui\u00a0: copiez-la régulièrement ailleurs.";
const ALL_BESIDE =
  "Elles sont gardées sur le serveur, et seraient perdues avec lui\u00a0: copiez-les régulièrement ailleurs.";

function lastInWords({ lastAt, count, byteSize }: BackupState, today: string): string {
  if (lastAt === null) return "Aucune sauvegarde n’a encore été faite.";
  const all =
    count === 1
      ? bytesInFrench(byteSize)
      : `${count}\u00a0gardées, ${bytesInFrench(byteSize)} en tout`;
  return `Dernière sauvegarde réussie ${momentInSentence(lastAt, today)} (${all}).`;
}

function troubleInWords({ failure, isLate, lastAt }: BackupState): string | null {
  if (failure) return `La dernière sauvegarde a échoué. ${failure}`;
  if (!isLate) return null;
  return lastAt === null
    ? "La sauvegarde de chaque jour n’a pas encore pu être faite\u00a0: prévenez la personne qui s’occupe du serveur."
    : "Aucune sauvegarde n’a réussi depuis plus de deux jours\u00a0: prévenez la personne qui s’occupe du serveur.";
}

type StorageBoxProps = {
  files: number;
  bytes: number;
  freeBytes: number;
  /** Files that nothing uses and that the coming night deletes. */
  unusedFiles: number;
  /** Where to see more, for those who may. */
  more?: ReactNode;
};

const KB = 1024;
const TRACKS = [
  { path: "M12 76a58 58 0 0 1 116 0", colour: "var(--color-pin-500)" },
  { path: "M25 76a45 45 0 0 1 90 0", colour: "var(--color-pin-600)" },
  { path: "M38 76a32 32 0 0 1 64 0", colour: "var(--color-pin-700)" },
];

/** What a picture weighs when there is none to go by. */
const USUAL_BYTES = 400 * KB;

/** Two digits are as much as anybody can picture. */
function roughly(count: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1);
  return Math.floor(count / step) * step;
}

/** Room for so few that somebody should see to it before it is gone. */
const FEW = 200;

function roomInWords(photos: number): string {
  if (photos >= FEW) {
    return `Il reste de la place pour environ ${photos.toLocaleString("fr-FR")}\u00a0photos.`;
  }
  const left =
    photos < 2
      ? "Il n’y a plus de place"
      : `Il ne reste de la place que pour ${photos}\u00a0photos`;
  return `${left}\u00a0: prévenez la personne qui s’occupe du serveur.`;
}

function cleanupInWords(files: number): string {
  if (files === 0) return "";
  return files === 1
    ? "Un fichier inutilisé sera effacé cette nuit."
    : `${files}\u00a0fichiers inutilisés seront effacés cette nuit.`;
}

/** How much room pictures take, and for how many more there is. */
export function StorageBox({ files, bytes, freeBytes, unusedFiles, more }: StorageBoxProps) {
  const total = bytes + freeBytes;
  const percent = total > 0 ? Math.round((bytes / total) * 100) : 0;
  const photos = roughly(freeBytes / Math.max(USUAL_BYTES, files > 0 ? bytes / files : 0));
  return (
    <Box id="place" title="Place pour les photos">
      <div className="ad-store">
        <svg
          viewBox="0 0 140 84"
          role="img"
          aria-label={`Stockage utilisé\u00a0: ${percent}\u00a0%`}
        >
          {TRACKS.map(({ path, colour }) => (
            <g key={path} strokeWidth="9">
              <path d={path} stroke="var(--color-sable-200)" />
              <path d={path} stroke={colour} pathLength="100" strokeDasharray={`${percent} 100`} />
            </g>
          ))}
        </svg>
        <div>
          <b>
            {percent === 0 && bytes > 0 ? "< 1" : percent}
            {"\u00a0"}%
          </b>
          <p>
            {bytesInFrench(bytes)} sur {bytesInFrench(total)}
          </p>
        </div>
      </div>
      <p className="admin-note ad-store-left">
        {[roomInWords(photos), cleanupInWords(unusedFiles)].join(" ").trim()}
      </p>
      {more}
    </Box>
  );
}

type SystemBoxProps = {
  system: SystemState;
  storage: { files: number; bytes: number };
  /** On the disk of the data folder; null when it cannot be told. */
  freeBytes: number | null;
};

/** What the technical person is asked when something is wrong. */
export function SystemBox({ system, storage, freeBytes }: SystemBoxProps) {
  const { engine, startedAt } = system;
  const count = (value: number) => value.toLocaleString("fr-FR");
  const facts = [
    ["Version du site", system.siteVersion],
    ["Node.js", system.nodeVersion],
    ["Base de données", `${engine.name} ${engine.version}, ${bytesInFrench(engine.bytes)}`],
    ["Actualités et événements", count(system.articles)],
    ["Photos de la galerie", count(system.photos)],
    [
      "Stockage des fichiers",
      system.storageHost === null ? "Dossier du serveur" : `S3, ${system.storageHost}`,
    ],
    ["Fichiers d’images", `${count(storage.files)}, ${bytesInFrench(storage.bytes)}`],
    ["Place libre", freeBytes === null ? "inconnue" : bytesInFrench(freeBytes)],
    ["Mémoire utilisée", bytesInFrench(system.memoryBytes)],
    ["En marche depuis", `${longDate(parisDay(startedAt))}, ${clockTime(parisClock(startedAt))}`],
  ] as const;
  return (
    <Box id="etat" title="État du site">
      <dl className="mt-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}

/** In the place of a box whose figures cannot be read now: the other tools go on working. */
export function UnreadableBox({ title }: { title: string }) {
  const id = useId();
  return (
    <Box id={id} title={title}>
      <p className="mt-alert">
        <Icon name="warning" />
        Cette partie ne peut pas être lue pour le moment. Actualisez la page dans un instant.
      </p>
    </Box>
  );
}
