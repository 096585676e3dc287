import { type FileHandle, open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { type ArchiveEntry, readArchive } from "./archive.server";
import { BackupError, type BackupProblem } from "./backup-error";
import { BACKUP_FORMAT, ENTRY_LIMITS, HEADER_ENTRY, SEAL_ENTRY } from "./backup-format";

const REFUSALS: readonly BackupProblem[] = ["not-a-backup", "incomplete", "damaged"];

/**
 * For a file that was refused: an error that says how a backup was handled since it was downloaded, or
 * the given one. It only names what stays refused, so it may believe what the file says.
 */
export async function explainHandling(handle: FileHandle, error: unknown): Promise<unknown> {
  if (!(error instanceof BackupError) || !REFUSALS.includes(error.problem)) return error;
  const problem = await findHandling(handle);
  return problem ? new BackupError(problem, error.detail, { cause: error }) : error;
}

async function findHandling(handle: FileHandle): Promise<BackupProblem | null> {
  const start = await readStart(handle);
  if (await isPartOfBackup(start)) return "unpacked";
  if (isCompressed(start)) return "compressed";
  return (await isRepacked(handle)) ? "repacked" : null;
}

const START_BYTES = 4_096;

async function readStart(handle: FileHandle): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
  return buffer.subarray(0, bytesRead);
}

const GZIP = "\x1f\x8b";
/** Gzip, zip, xz, bzip2, Zstandard, 7-Zip, RAR. */
const COMPRESSIONS = [
  GZIP,
  "PK\x03\x04",
  "\xfd7zXZ",
  "BZh",
  "\x28\xb5\x2f\xfd",
  "7z\xbc\xaf",
  "Rar!",
];

function isCompressed(start: Buffer): boolean {
  const text = start.toString("latin1");
  return COMPRESSIONS.some((mark) => text.startsWith(mark));
}

/** A header, a manifest, its sum, or rows, which are compressed inside a backup. */
async function isPartOfBackup(start: Buffer): Promise<boolean> {
  const text = start.toString("latin1");
  if (text.startsWith(GZIP)) return (await unpackStart(start)).startsWith('{"');
  return isOwnJson(text) || /^[0-9a-f]{64}$/.test(text);
}

const OWN_MARK = new RegExp(`"format": ?"${BACKUP_FORMAT}"`);

function isOwnJson(text: string): boolean {
  return text.startsWith("{") && OWN_MARK.test(text);
}

async function unpackStart(start: Buffer): Promise<string> {
  try {
    for await (const chunk of Readable.from([start]).pipe(createGunzip())) return String(chunk);
  } catch {
    // Cut before its first bytes.
  }
  return "";
}

/**
 * Whether a tar archive holds the header of a backup, but was not written by the site: the header is not
 * the first entry, or folders, a Mac's attributes or something behind the seal came in.
 */
async function isRepacked(handle: FileHandle): Promise<boolean> {
  let isOurs = false;
  let isChanged = false;
  let isSealed = false;
  try {
    for await (const entry of readArchive(handle)) {
      const name = entry.name.split("/").at(-1) ?? "";
      isChanged ||= entry.type === "directory" || name.startsWith("._") || isSealed;
      isChanged ||= !isOurs && entry.name !== HEADER_ENTRY;
      isOurs ||= name === HEADER_ENTRY && (await isOwnHeader(entry));
      isSealed ||= entry.name === SEAL_ENTRY;
      if (isOurs && isChanged) return true;
    }
  } catch {
    // Cut or damaged as well.
  }
  return false;
}

async function isOwnHeader({ byteSize, chunks }: ArchiveEntry): Promise<boolean> {
  if (byteSize > ENTRY_LIMITS.header) return false;
  return isOwnJson(Buffer.concat(await Array.fromAsync(chunks)).toString("latin1"));
}

/** Whether a folder, or one right below it, is what a backup unpacks to. */
export async function isUnpackedBackup(folder: string): Promise<boolean> {
  const below = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const folders = below.filter((one) => one.isDirectory()).map(({ name }) => join(folder, name));
  for (const place of [folder, ...folders]) {
    const handle = await open(join(place, HEADER_ENTRY), "r").catch(() => null);
    const isOurs = handle && isOwnJson((await readStart(handle)).toString("latin1"));
    await handle?.close();
    if (isOurs) return true;
  }
  return false;
}
