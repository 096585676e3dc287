import { parisDay } from "~/lib/paris-instants";
import type { BackupName } from "./backup-names";

const DAYS = 7;
const WEEKS = 4;
/** Copies of what restorations replaced. */
const REPLACED = 3;

/**
 * Which backups have had their time. Of those made by themselves stay the newest of each of the
 * last seven days that have one, and the newest of each of the four weeks before this one; of those made before
 * a restoration, the last three. Those that somebody made stay until somebody removes them.
 */
export function outdatedBackups<T extends BackupName>(all: readonly T[]): T[] {
  const newestFirst = all.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
  const auto = newestFirst.filter(({ kind }) => kind === "auto");
  const kept = new Set<T>([
    ...newestOfEach(auto, ({ madeAt }) => parisDay(madeAt)).slice(0, DAYS),
    ...newestOfEach(auto, ({ madeAt }) => weekOf(parisDay(madeAt))).slice(0, 1 + WEEKS),
    ...newestFirst.filter(({ kind }) => kind === "avant").slice(0, REPLACED),
    ...newestFirst.filter(({ kind }) => kind === "main"),
  ]);
  return newestFirst.filter((backup) => !kept.has(backup));
}

function newestOfEach<T>(newestFirst: readonly T[], period: (one: T) => string): T[] {
  const seen = new Map<string, T>();
  for (const one of newestFirst) {
    if (!seen.has(period(one))) seen.set(period(one), one);
  }
  return [...seen.values()];
}

/** The Monday of a day's week, as a number of weeks. */
function weekOf(day: string): string {
  const days = Date.parse(`${day}T00:00:00Z`) / 86_400_000;
  // The first of January 1970 was a Thursday.
  return String(Math.floor((days + 3) / 7));
}
