import { once } from "node:events";
import { readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type AttackedSite, attackSite, type Figures } from "./attacked-site";
import { askWithoutReading, openReaders, putLargePhoto } from "./floods";

const PHOTO_BYTES = 2_200_000;
const TELEPHONE_PHOTO_BYTES = 3_000_000;
const TELEPHONE_BYTES_PER_SECOND = 30_000;

/** Sockets that ask for one photo and read nothing of it, then a telephone that reads slowly. */
for (const readers of [300, 500]) await attackSite((site) => readNothing(site, readers));
await attackSite(readSlowly);

async function readNothing(site: AttackedSite, readers: number): Promise<Figures> {
  const photo = await putLargePhoto(site, PHOTO_BYTES);
  const atRest = site.peakMemory();
  const sockets = await openReaders(photo.url, readers);
  const whole = await fetch(photo.url);
  const visitorBytes = (await whole.arrayBuffer()).byteLength;
  const held = openFiles(site, photo.file);
  for (const socket of sockets) socket.destroy();
  await fetch(photo.url).then((response) => response.arrayBuffer());
  return {
    "readers of nothing": readers,
    "peak at rest, MiB": atRest,
    "peak MiB": site.peakMemory(),
    "bytes that a visitor beside them got": visitorBytes,
    "photo open, times": held,
    "photo open after the cut, times": openFiles(site, photo.file),
  };
}

/** A telephone at 30 kB/s, which the server must not take for one that went away. */
async function readSlowly(site: AttackedSite): Promise<Figures> {
  const photo = await putLargePhoto(site, TELEPHONE_PHOTO_BYTES);
  const socket = await askWithoutReading(photo.url);
  const closed = once(socket, "close");
  let received = 0;
  socket.on("end", () => socket.destroy());
  while (!socket.destroyed && received < TELEPHONE_PHOTO_BYTES) {
    const chunk: Buffer | null = socket.read(TELEPHONE_BYTES_PER_SECOND) ?? socket.read();
    received += chunk?.length ?? 0;
    await wait(1_000);
  }
  socket.destroy();
  await closed;
  return { "bytes that a telephone at 30 kB/s got, headers included": received };
}

/** How many descriptors of the server lead to a file (Linux only). */
function openFiles(site: AttackedSite, file: string): number {
  const folder = `/proc/${site.pid()}/fd`;
  const opened = readdirSync(folder).flatMap((name) => {
    try {
      return readlinkSync(join(folder, name));
    } catch {
      return [];
    }
  });
  return opened.filter((target) => target === file).length;
}
