import { bytesInFrench } from "~/lib/french-bytes";
import { clockTime, longDate } from "~/lib/french-dates";
import { parisClock, parisDay } from "~/lib/paris-instants";
import { Box } from "~/ui/box";
import type { SystemState } from "./system-state.server";

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
