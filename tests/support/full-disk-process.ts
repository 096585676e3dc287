import { open, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openLocalStorage } from "~/platform/storage/local-storage.server";
import { StorageError } from "~/platform/storage/storage-error";

/**
 * Fills a disk of about a megabyte with a storage on it, and tells as JSON what became of its files.
 * With a second argument the disk only says that it is full.
 */
const [, , folder = "", pretend] = process.argv;
const MUCH = 4_000_000;
const storage = openLocalStorage(join(folder, "files"));
const picture = (size: number, fill: number) => ({
  body: new Uint8Array(size).fill(fill),
  mediaType: "image/jpeg",
});
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof StorageError ? error.kind : String(error)),
  );

async function isWhole(path: string, size: number, fill: number): Promise<boolean> {
  const stored = await storage.read(path);
  return stored?.body.byteLength === size && stored.body.every((byte) => byte === fill);
}

/** Half of a write arrives, then there is no room: what the system does when it fills up. */
async function pretendFull(): Promise<() => void> {
  const handle = await open(join(folder, "any"), "w");
  const prototype = Object.getPrototypeOf(handle);
  await handle.close();
  const { writeFile: write } = prototype;
  prototype.writeFile = async function halfWritten(data: Uint8Array | AsyncIterable<Uint8Array>) {
    if (data instanceof Uint8Array) await write.call(this, data.subarray(0, data.length / 2));
    else for await (const chunk of data) await write.call(this, chunk.subarray(0, 10));
    throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  };
  return () => {
    prototype.writeFile = write;
  };
}

await storage.write("gallery/old.jpg", picture(100_000, 1));
const makeRoom = pretend ? await pretendFull() : () => undefined;
const { body } = picture(MUCH, 3);
const said = {
  newFile: await outcome(storage.write("gallery/new.jpg", picture(MUCH, 2))),
  replacedFile: await outcome(storage.write("gallery/old.jpg", picture(MUCH, 2))),
  streamedFile: await outcome(
    storage.writeStream("gallery/new.jpg", {
      stream: new Blob([body]).stream(),
      byteSize: MUCH,
      mediaType: "image/jpeg",
    }),
  ),
  oldIsWhole: await isWhole("gallery/old.jpg", 100_000, 1),
  newIsThere: (await storage.read("gallery/new.jpg")) !== null,
  drafts: await readdir(join(folder, "files", ".tmp")),
};
const filler = join(folder, "filler");
if (!pretend) await writeFile(filler, body).catch(() => undefined);
const check = await outcome(storage.check());
makeRoom();
await rm(filler, { force: true });
const after = {
  check: await outcome(storage.check()),
  write: await outcome(storage.write("gallery/new.jpg", picture(200_000, 4))),
  newIsWhole: await isWhole("gallery/new.jpg", 200_000, 4),
};
process.stdout.write(JSON.stringify({ ...said, check, after }));
