import type { ReactNode } from "react";
import { bytesInFrench } from "~/lib/french-bytes";
import { Box } from "~/ui/box";

type StorageBoxProps = {
  files: number;
  bytes: number;
  freeBytes: number;
  /** Files that nothing uses, which the coming night deletes. */
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
