import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inProject } from "./project.js";

const LOCK = inProject(".cache/foulee/preparing.lock");

/**
 * Runs `work` while no other command prepares this folder. The lock holds a process id; one whose
 * process is gone is taken over.
 * @param {() => Promise<void>} work @param {string} [file]
 */
export async function withLock(work, file = LOCK) {
  mkdirSync(dirname(file), { recursive: true });
  for (let isTold = false; !take(file); ) {
    const holder = readHolder(file);
    if (holder !== null && !isPreparing(holder)) remove(file, holder);
    else {
      if (!isTold) console.error("Une autre commande prépare déjà le site\u00a0: on l’attend.");
      isTold = true;
      await wait(200);
    }
  }
  try {
    await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Made whole before it gets its name: nobody reads half a lock. */
function take(file) {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  const isTaken = succeeds(() => linkSync(mine, file), "EEXIST");
  rmSync(mine, { force: true });
  return isTaken;
}

/** Moved aside and read again: where two find the same abandoned lock, the second may hold the first one's. */
function remove(file, holder) {
  const aside = `${file}.${process.pid}`;
  if (!succeeds(() => renameSync(file, aside), "ENOENT")) return;
  if (readHolder(aside) !== holder) succeeds(() => linkSync(aside, file), "EEXIST");
  rmSync(aside, { force: true });
}

function readHolder(file) {
  let holder = null;
  succeeds(() => (holder = Number(readFileSync(file, "utf8"))), "ENOENT");
  return holder;
}

/** After a crash of the machine the number may be another program's. */
function isPreparing(pid) {
  if (!succeeds(() => process.kill(pid, 0), "ESRCH", "EPERM")) return false;
  let command = "scripts/";
  succeeds(() => (command = readFileSync(`/proc/${pid}/cmdline`, "utf8")), "ENOENT", "EACCES");
  return command.includes("scripts/");
}

function succeeds(act, ...expected) {
  try {
    act();
    return true;
  } catch (error) {
    if (expected.includes(error.code)) return false;
    throw error;
  }
}
