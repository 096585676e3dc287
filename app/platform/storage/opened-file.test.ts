import { open, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { openedBytes, openedFile } from "./opened-file";

const CHUNK = 16 * 1024;
const BYTES = Uint8Array.from({ length: 3 * CHUNK + 7 }, (_, index) => (index * 7919) % 251);

async function openOnDisk(bytes = BYTES) {
  const path = join(temporaryFolder(), "photo.jpg");
  await writeFile(path, bytes);
  const handle = await open(path, "r");
  return { path, handle, isOpen: () => handle.fd !== -1, file: await openedFile(handle) };
}

const read = async (stream: ReadableStream<Uint8Array>) =>
  new Uint8Array(await new Response(stream).arrayBuffer());

it.each([
  ["on the disk", async () => (await openOnDisk()).file],
  ["in memory", async () => openedBytes(BYTES)],
])("streams a file %s, and parts of it", async (_where, opened) => {
  const whole = await opened();
  expect(whole.byteSize).toBe(BYTES.length);
  expect(Buffer.from(await read(whole.stream())).equals(BYTES)).toBe(true);
  for (const [first, last] of [
    [0, 0],
    [CHUNK - 1, 2 * CHUNK],
    [BYTES.length - 3, BYTES.length - 1],
  ] as const) {
    const part = await read((await opened()).stream({ first, last }));
    expect(Buffer.from(part).equals(BYTES.subarray(first, last + 1))).toBe(true);
  }
  expect(Buffer.from(await (await opened()).readWhole()).equals(BYTES)).toBe(true);
});

it("is closed at the end of its stream, and once it is read whole", async () => {
  const streamed = await openOnDisk();
  await read(streamed.file.stream());
  expect(streamed.isOpen()).toBe(false);
  const whole = await openOnDisk();
  await whole.file.readWhole();
  expect(whole.isOpen()).toBe(false);
  await whole.file.close();
});

it("is closed when its reader goes away, before, between and while chunks are read", async () => {
  const untouched = await openOnDisk();
  await untouched.file.stream().cancel();
  expect(untouched.isOpen()).toBe(false);
  const begun = await openOnDisk();
  const reader = begun.file.stream().getReader();
  expect((await reader.read()).value).toHaveLength(CHUNK);
  await reader.cancel();
  expect(begun.isOpen()).toBe(false);
  const pending = await openOnDisk();
  const hasty = pending.file.stream().getReader();
  const chunk = hasty.read();
  await hasty.cancel();
  await chunk;
  expect(pending.isOpen()).toBe(false);
});

it("fails when the file becomes shorter, as its opener says, and is closed", async () => {
  const path = join(temporaryFolder(), "photo.jpg");
  await writeFile(path, BYTES);
  const handle = await open(path, "r");
  const file = await openedFile(handle, () => new Error("surfaced"));
  await truncate(path, 10);
  await expect(read(file.stream())).rejects.toThrow("surfaced");
  expect(handle.fd).toBe(-1);
});

it("is an empty file at its end at once", async () => {
  const empty = await openOnDisk(new Uint8Array(0));
  expect(await read(empty.file.stream())).toHaveLength(0);
  expect(empty.isOpen()).toBe(false);
});
