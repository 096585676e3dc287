import { readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { BusyError } from "~/platform/work-queues";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { type FileCopies, openFileCopies } from "./file-copies.server";
import type { FileStream } from "./storage";
import { StorageError } from "./storage-error";

const ROOM = 1_000_000;
let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const photo = (path = "gallery/pont.jpg", hash = "3fa9c1d2aabb3fa9c1d2") => ({ path, hash });

function stored(text: string): FileStream {
  const body = new Blob([text]);
  return { stream: body.stream(), byteSize: body.size, mediaType: "image/jpeg" };
}

async function textOf(
  copies: FileCopies,
  file: { path: string; hash: string },
  read: () => Promise<FileStream | null>,
): Promise<string | null> {
  const copy = await copies.open(file, read);
  return copy && new TextDecoder().decode(await copy.readWhole());
}

async function kept(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const bytesKept = async () =>
  (await Promise.all((await kept()).map((file) => stat(file)))).reduce(
    (sum, { size }) => sum + size,
    0,
  );

it("copies a file once, however many ask, and keeps it for the next process", async () => {
  const read = vi.fn(async () => stored("the photo"));
  const copies = openFileCopies(folder, ROOM);
  const readers = Array.from({ length: 50 }, () => textOf(copies, photo(), read));
  expect(new Set(await Promise.all(readers))).toEqual(new Set(["the photo"]));
  expect(await textOf(openFileCopies(folder, ROOM), photo(), read)).toBe("the photo");
  expect(read).toHaveBeenCalledTimes(1);
  expect(await kept()).toHaveLength(1);
});

it("copies what replaced a file, under another hash", async () => {
  const copies = openFileCopies(folder, ROOM);
  await textOf(copies, photo(), async () => stored("old"));
  const other = photo("gallery/pont.jpg", "0000000000000000");
  expect(await textOf(copies, other, async () => stored("new"))).toBe("new");
});

it("keeps within its bound: what was not asked for the longest goes", async () => {
  const copies = openFileCopies(folder, 300);
  const ask = (name: string) =>
    textOf(copies, photo(`gallery/${name}.jpg`), async () => stored(name.repeat(100)));
  for (const name of ["a", "b", "c", "a", "d", "e"]) {
    expect(await ask(name)).toBe(name.repeat(100));
    expect(await bytesKept()).toBeLessThanOrEqual(300);
  }
  const again = vi.fn(async () => stored("again"));
  expect(await textOf(copies, photo("gallery/a.jpg"), again)).toBe("a".repeat(100));
  expect(await textOf(copies, photo("gallery/b.jpg"), again)).toBe("again");
});

it("counts what an earlier process left", async () => {
  const before = openFileCopies(folder, ROOM);
  for (const name of ["a", "b", "c", "d"]) {
    await textOf(before, photo(`gallery/${name}.jpg`), async () => stored(name.repeat(100)));
  }
  await textOf(openFileCopies(folder, 300), photo("gallery/e.jpg"), async () => stored("e"));
  expect(await bytesKept()).toBeLessThanOrEqual(300);
});

it("gives a file that is larger than all it may keep, and drops it for the next", async () => {
  const copies = openFileCopies(folder, 50);
  expect(
    await textOf(copies, photo("gallery/a.jpg"), async () => stored("a".repeat(200))),
  ).toHaveLength(200);
  await textOf(copies, photo("gallery/b.jpg"), async () => stored("b"));
  expect(await bytesKept()).toBe(1);
});

it("goes on giving a copy that is being read when it has to go", async () => {
  const copies = openFileCopies(folder, ROOM);
  const reader = await copies.open(photo(), async () => stored("the photo"));
  await copies.forget(photo().path);
  expect(await kept()).toEqual([]);
  expect(await new Response(reader?.stream()).text()).toBe("the photo");
});

it("forgets every copy of a file, and no other", async () => {
  const copies = openFileCopies(folder, ROOM);
  for (const file of [photo(), photo("gallery/pont.jpg", "1111"), photo("gallery/port.jpg")]) {
    await textOf(copies, file, async () => stored("x"));
  }
  // Another process, as that of a command, has counted none of them.
  await openFileCopies(folder, ROOM).forget("gallery/pont.jpg");
  expect(await kept()).toHaveLength(1);
  expect(await textOf(copies, photo(), async () => null)).toBeNull();
  expect(await textOf(copies, photo("gallery/port.jpg"), async () => null)).toBe("x");
  await copies.forget("gallery/never.jpg");
});

it("forgets a copy that is under way", async () => {
  const copies = openFileCopies(folder, ROOM);
  let content = "old";
  const begun = Promise.withResolvers<void>();
  const silence = Promise.withResolvers<void>();
  const asked = textOf(copies, photo(), async () => {
    const file = stored(content);
    begun.resolve();
    await silence.promise;
    return file;
  });
  await begun.promise;
  content = "new";
  const forgotten = copies.forget(photo().path);
  silence.resolve();
  await forgotten;
  await asked;
  expect(await textOf(copies, photo(), async () => stored(content))).toBe("new");
});

it("waits for one file that does not come, and gives all others meanwhile", async () => {
  const copies = openFileCopies(folder, ROOM);
  const silence = Promise.withResolvers<FileStream | null>();
  const silent = textOf(copies, photo("gallery/silent.jpg"), () => silence.promise);
  const halfway = new TransformStream<Uint8Array, Uint8Array>();
  const writer = halfway.writable.getWriter();
  void writer.write(new TextEncoder().encode("a"));
  const stuck = textOf(copies, photo("gallery/stuck.jpg"), async () => ({
    ...stored("ab"),
    stream: halfway.readable,
  }));
  for (let number = 0; number < 40; number += 1) {
    const file = photo(`gallery/${number}.jpg`);
    expect(await textOf(copies, file, async () => stored("x"))).toBe("x");
  }
  silence.resolve(null);
  expect(await silent).toBeNull();
  void writer.write(new TextEncoder().encode("b"));
  void writer.close();
  expect(await stuck).toBe("ab");
});

it("refuses when too many files wait already, and gives them once they have come", async () => {
  const copies = openFileCopies(folder, ROOM);
  const silence = Promise.withResolvers<void>();
  const slow = async () => {
    await silence.promise;
    return stored("x");
  };
  const asked = Array.from({ length: 300 }, (_, number) =>
    textOf(copies, photo(`gallery/${number}.jpg`), slow),
  );
  const settled = Promise.allSettled(asked);
  const first = await Promise.any(asked.map((one) => one.catch((error: unknown) => error)));
  expect(first).toBeInstanceOf(BusyError);
  silence.resolve();
  const came = (await settled).filter(({ status }) => status === "fulfilled");
  expect(came).toHaveLength(216);
});

it("keeps no failure, no part of a file, and no draft", async () => {
  const copies = openFileCopies(folder, ROOM);
  const cut = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array([1]));
    },
    pull(controller) {
      controller.error(new StorageError("unavailable", null));
    },
  });
  const failing = copies.open(photo(), async () => ({ ...stored("ab"), stream: cut }));
  await expect(failing).rejects.toMatchObject({ kind: "unavailable" });
  const short = copies.open(photo(), async () => ({ ...stored("a"), byteSize: 2 }));
  await expect(short).rejects.toThrow(StorageError);
  expect(await kept()).toEqual([]);
  expect(await textOf(copies, photo(), async () => stored("ab"))).toBe("ab");
});

it("says that it is the storage where no copy can be written", async () => {
  await writeFile(join(folder, "plain"), "");
  const copies = openFileCopies(join(folder, "plain"), ROOM);
  await expect(copies.open(photo(), async () => stored("a"))).rejects.toThrow(StorageError);
});
