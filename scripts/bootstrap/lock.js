import { mkdir, open, readFile, stat, unlink, utimes } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inProject } from "./project.js";

const FILE = inProject(".cache/foulee/preparing.lock");
const HEARTBEAT_MS = 1000;
const LOOK_AGAIN_MS = 200;
/** A holder that has not shown a sign of life for so long is gone, whoever has its number now. */
const SILENCE_MS = 10_000;

/**
 * Runs `work` while no other command prepares the same folder. The lock of a process that died is
 * taken over: at once when its number is free, after ten seconds of silence otherwise.
 * @template T
 * @param {() => Promise<T>} work @param {() => void} onWait
 * @returns {Promise<T>}
 */
export async function withLock(work, onWait) {
  await mkdir(dirname(FILE), { recursive: true });
  await acquire(onWait);
  const beat = setInterval(() => utimes(FILE, new Date(), new Date()).catch(ignore), HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    await unlink(FILE).catch(ignore);
  }
}

async function acquire(onWait) {
  let seen = { mark: "", since: 0 };
  let told = false;
  while (!(await create(FILE))) {
    const mark = await readMark();
    if (mark !== seen.mark) seen = { mark, since: performance.now() };
    if (mark && isAbandoned(mark, seen.since)) {
      await takeAway(mark);
      continue;
    }
    if (!told) onWait();
    told = true;
    await wait(LOOK_AGAIN_MS);
  }
}

/** Whose lock it is and its last sign of life; empty when it is gone or only being written. */
async function readMark() {
  const [pid, file] = await Promise.all([
    readFile(FILE, "utf8").catch(() => ""),
    stat(FILE).catch(() => null),
  ]);
  return file ? `${pid} ${file.mtimeMs}` : "";
}

function isAbandoned(mark, since) {
  if (performance.now() - since > SILENCE_MS) return true;
  const pid = Number(mark.split(" ")[0]);
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return pid === process.pid;
  } catch (error) {
    return error.code === "ESRCH";
  }
}

/** Only one may remove an abandoned lock, or the second would remove the first one's new lock. */
async function takeAway(mark) {
  const removal = `${FILE}.removal`;
  if (!(await create(removal))) {
    const file = await stat(removal).catch(() => null);
    if (file && Date.now() - file.mtimeMs > SILENCE_MS) await unlink(removal).catch(ignore);
    return wait(LOOK_AGAIN_MS);
  }
  if ((await readMark()) === mark) await unlink(FILE).catch(ignore);
  await unlink(removal).catch(ignore);
}

async function create(path) {
  try {
    const file = await open(path, "wx");
    await file.writeFile(String(process.pid));
    await file.close();
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

function ignore() {}
