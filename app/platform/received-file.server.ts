import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { IncomingFormFile } from "./multipart.server";
import { type FormLimits, readForm, tooLarge } from "./request-body.server";
import { diskFailure } from "./storage/local-files.server";

/** Most bytes that all the bodies with a file, received or worked on at one time, may have together. */
export const INCOMING_BYTES = 64 * 1_048_576;
/** After so long, a file that found no room may be sent again. */
export const ROOM_RETRY_SECONDS = 10;
/** Most bytes of the other fields of a form and of its boundaries. */
const FORM_OVERHEAD_BYTES = 64 * 1024;

/** The weight of each body under way, by the path of its file. */
const underWay = new Map<string, number>();

/** There is no room for another body with a file; nothing of it was read. */
export class NoRoomError extends Error {
  constructor() {
    super("Too many files are being received.");
    this.name = "NoRoomError";
  }
}

/** A file that came with a form; `path` is gone when the work on it has ended. */
export type ReceivedFile = { name: string; fileName: string; path: string; byteSize: number };

type Receiving = {
  dataDir: string;
  limits: Partial<FormLimits>;
  /** Most bytes of the file. */
  fileBytes: number;
};

/**
 * Runs `work` with a form and the file it brought, which never stands in memory: it is written to
 * `data/cache/incoming` as it comes, and removed when `work` has ended or the body was cut. Rejects
 * with a `NoRoomError` before the body is read, and otherwise as `readForm` does.
 */
export async function withReceivedFile<T>(
  request: Request,
  { dataDir, limits, fileBytes }: Receiving,
  work: (form: FormData, file: ReceivedFile | null) => Promise<T>,
): Promise<T> {
  const path = join(incomingFolder(dataDir), randomUUID());
  const bodyBytes = fileBytes + FORM_OVERHEAD_BYTES;
  const announced = announcedBytes(request) ?? bodyBytes;
  if (announced > bodyBytes) throw tooLarge(request);
  takeRoom(path, announced);
  let file: ReceivedFile | null = null;
  const takeFile = async ({ content, ...about }: IncomingFormFile) => {
    file = { ...about, path, byteSize: await writeFile(path, content) };
  };
  try {
    const form = await readForm(request, limits, { takeFile, fileBytes });
    return await work(form, file);
  } finally {
    // One that stays is removed at the next start.
    await rm(path, { force: true }).catch(() => undefined);
    underWay.delete(path);
  }
}

/** Removes what a process that was ended left behind; called once the site is served by this one alone. */
export async function removeLeftFiles(dataDir: string): Promise<void> {
  const folder = incomingFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    if (!underWay.has(path)) await rm(path, { force: true, recursive: true });
  }
}

/** For files that live as long as a piece of work; what a killed process left there is removed at the start. */
export function incomingFolder(dataDir: string): string {
  return join(dataDir, "cache", "incoming");
}

/** Null for a body that does not say how long it is. */
function announcedBytes({ headers }: Request): number | null {
  const announced = headers.get("content-length");
  return announced === null ? null : Number(announced);
}

function takeRoom(path: string, bytes: number): void {
  const taken = [...underWay.values()].reduce((sum, each) => sum + each, 0);
  if (taken + bytes > INCOMING_BYTES) throw new NoRoomError();
  underWay.set(path, bytes);
}

/** Returns how many bytes it wrote. */
async function writeFile(path: string, content: AsyncIterable<Buffer>): Promise<number> {
  const file = await onDisk(() => openNew(path));
  let byteSize = 0;
  try {
    for await (const chunk of content) {
      await onDisk(() => file.writeFile(chunk));
      byteSize += chunk.length;
    }
  } finally {
    await onDisk(() => file.close());
  }
  return byteSize;
}

async function openNew(path: string) {
  await mkdir(join(path, ".."), { recursive: true, mode: 0o700 });
  return await open(path, "wx", 0o600);
}

/** A failure of the disk is told from one of the body. */
async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw diskFailure(error);
  }
}
