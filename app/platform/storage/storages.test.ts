import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MemoryStorage } from "~tests/support/memory-storage";
import { openS3Server } from "~tests/support/s3-server";
import { openLocalStorage } from "./local-storage.server";
import { openS3Storage } from "./s3-storage.server";
import type { FileStream, ListedFile, Storage } from "./storage";

type Opened = { storage: Storage; close(): Promise<void> };

async function openLocal(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), "foulee-storage-"));
  const close = () => rm(folder, { recursive: true, force: true });
  return { storage: openLocalStorage(folder), close };
}

async function openS3(): Promise<Opened> {
  const server = await openS3Server();
  return { storage: openS3Storage(server.settings), close: server.close };
}

async function openMemory(): Promise<Opened> {
  return { storage: new MemoryStorage(), close: async () => undefined };
}

const text = (value: string) => new TextEncoder().encode(value);
const file = (value: string, mediaType = "image/webp") => ({ body: text(value), mediaType });

/** A stream of pieces, and whether its reader gave it up. */
function flow(pieces: readonly (string | Error)[], byteSize: number) {
  const left = [...pieces];
  const state = { isCancelled: false };
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = left.shift();
      if (piece === undefined) controller.close();
      else if (piece instanceof Error) controller.error(piece);
      else controller.enqueue(text(piece));
    },
    cancel() {
      state.isCancelled = true;
    },
  });
  const given: FileStream = { stream, byteSize, mediaType: "image/png" };
  return { given, state };
}

async function listed(storage: Storage): Promise<ListedFile[]> {
  const found: ListedFile[] = [];
  for await (const entry of storage.list()) found.push(entry);
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

describe.each([
  ["a folder", openLocal],
  ["S3", openS3],
  ["memory", openMemory],
])("a storage in %s", (_where, open) => {
  let opened: Opened;
  let storage: Storage;

  beforeEach(async () => {
    opened = await open();
    storage = opened.storage;
  });
  afterEach(() => opened.close());

  async function textAt(path: string): Promise<string | null> {
    const stored = await storage.read(path);
    return stored && new TextDecoder().decode(stored.body);
  }

  it("gives back what was written, and what replaced it", async () => {
    expect(await storage.read("gallery/a.webp")).toBeNull();
    await storage.write("gallery/a.webp", file("one"));
    await storage.write("gallery/a.webp", file("two"));
    expect(await storage.read("gallery/a.webp")).toEqual(file("two"));
  });

  it("streams a file in and out", async () => {
    const { given } = flow(["ab", "", "cde"], 5);
    await storage.writeStream("articles/a1/photo.png", given);
    expect(await textAt("articles/a1/photo.png")).toBe("abcde");
    const found = await storage.openRead("articles/a1/photo.png");
    expect(found).toMatchObject({ byteSize: 5, mediaType: "image/png" });
    expect(await new Response(found?.stream).text()).toBe("abcde");
    expect(await storage.openRead("articles/a1/none.png")).toBeNull();
  });

  it("streams an empty file, and one of several chunks byte for byte", async () => {
    await storage.writeStream("gallery/empty.png", flow([], 0).given);
    const empty = await storage.openRead("gallery/empty.png");
    expect(await new Response(empty?.stream).text()).toBe("");
    const body = Uint8Array.from({ length: 300_001 }, (_, index) => (index * 7919) % 251);
    await storage.write("gallery/long.png", { body, mediaType: "image/png" });
    const long = await storage.openRead("gallery/long.png");
    expect(Buffer.from(await new Response(long?.stream).arrayBuffer()).equals(body)).toBe(true);
  });

  it.each([
    ["too few", 6],
    ["too many", 4],
  ])("keeps the old file when a stream gives %s bytes", async (_what, byteSize) => {
    await storage.write("gallery/a.png", file("old"));
    const writing = storage.writeStream("gallery/a.png", flow(["abc", "de"], byteSize).given);
    await expect(writing).rejects.toThrow(RangeError);
    expect(await textAt("gallery/a.png")).toBe("old");
  });

  it("keeps the old file and tells the stream's own failure", async () => {
    await storage.write("gallery/a.png", file("old"));
    const failure = new Error("the archive is cut short");
    const writing = storage.writeStream("gallery/a.png", flow(["abc", failure], 9).given);
    await expect(writing).rejects.toBe(failure);
    expect(await textAt("gallery/a.png")).toBe("old");
  });

  it("gives up a stream that is too long instead of reading it all", async () => {
    const { given, state } = flow(["abc", "def", "ghi"], 3);
    await expect(storage.writeStream("gallery/a.png", given)).rejects.toThrow(RangeError);
    expect(state.isCancelled).toBe(true);
  });

  it("lists every file with its size", async () => {
    expect(await listed(storage)).toEqual([]);
    await storage.write("partners/p1/logo.png", file("123"));
    await storage.write("articles/a1/photo-1.webp", file("12"));
    await storage.write("gallery/b.webp", file("1"));
    await storage.check();
    expect(await listed(storage)).toEqual([
      { path: "articles/a1/photo-1.webp", byteSize: 2 },
      { path: "gallery/b.webp", byteSize: 1 },
      { path: "partners/p1/logo.png", byteSize: 3 },
    ]);
  });

  it("deletes many, and what is not there without complaint", async () => {
    const paths = Array.from({ length: 20 }, (_, index) => `gallery/${index}.webp`);
    for (const path of paths) await storage.write(path, file(path));
    await storage.delete([...paths.slice(1), "coaches/none/photo.jpg"]);
    await storage.delete(["gallery/1.webp"]);
    expect(await listed(storage)).toEqual([{ path: "gallery/0.webp", byteSize: 14 }]);
  });

  it("can be left in the middle of a file and of a list", async () => {
    const body = new Uint8Array(1_000_000);
    await storage.write("gallery/a.webp", { body, mediaType: "image/webp" });
    await storage.write("gallery/b.webp", file("b"));
    const reader = (await storage.openRead("gallery/a.webp"))?.stream.getReader();
    await reader?.read();
    await reader?.cancel();
    for await (const first of storage.list()) {
      expect(first.path).toMatch(/^gallery\//);
      break;
    }
    expect(await textAt("gallery/b.webp")).toBe("b");
  });
});
