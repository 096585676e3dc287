import { readdirSync, readFileSync } from "node:fs";

/** Of Linux on every machine Debian runs on (`getconf CLK_TCK`). */
const TICKS_PER_SECOND = 100;

/**
 * Seconds of processor that some processes have used, in their own code and the system's.
 * @param {readonly number[]} pids
 */
export function cpuSeconds(pids) {
  return pids.reduce((sum, pid) => {
    const [, fields] = readFileSync(`/proc/${pid}/stat`, "utf8").split(/\) (?=\w )/);
    const [user, system] = fields.split(" ").slice(11, 13).map(Number);
    return sum + (user + system) / TICKS_PER_SECOND;
  }, 0);
}

/**
 * Resident memory of some processes in MiB; `pss` counts what several share once.
 * @param {readonly number[]} pids
 */
export function memory(pids) {
  const total = { rss: 0, pss: 0 };
  for (const pid of pids) {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    total.rss += Number(/^Rss:\s+(\d+)/m.exec(rollup)?.[1]) / 1024;
    total.pss += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1]) / 1024;
  }
  return total;
}

/** A process and those it started. @param {number} pid @returns {number[]} */
export function family(pid) {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").split(" ").filter(Boolean),
  );
  return [pid, ...children.flatMap((child) => family(Number(child)))];
}
