import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { temporaryFolder } from "~tests/support/temporary-folder";
import {
  INCOMING_BYTES,
  NoRoomError,
  type ReceivedFile,
  removeLeftFiles,
  withReceivedFile,
} from "./received-file.server";
import { StorageError } from "./storage/storage-error";

const MEGABYTE = 1_048_576;
const HEAD = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';

let dataDir: string;
let incoming: string;
beforeEach(() => {
  dataDir = temporaryFolder();
  incoming = join(dataDir, "cache", "incoming");
});

const leftFiles = () => readdir(incoming);

/** A body whose rest comes when the test says so. */
function openBody(announced: number | null = null) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const headers = new Headers({ "content-type": "multipart/form-data; boundary=x" });
  if (announced !== null) headers.set("content-length", String(announced));
  const init = { method: "POST", headers, body: readable, duplex: "half" };
  const request = new Request("http://localhost/admin/media", init as RequestInit);
  const write = (text: string) => writer.write(new TextEncoder().encode(text));
  return {
    request,
    start: () => write(`${HEAD}abc`),
    end: async () => {
      await write("def\r\n--x--\r\n");
      await writer.close();
    },
    cut: () => writer.abort(new Error("The client went away.")),
  };
}

type Work = (form: FormData, file: ReceivedFile | null) => Promise<unknown>;

const receive = (request: Request, work: Work, fileBytes = 20 * MEGABYTE) =>
  withReceivedFile(request, { dataDir, limits: {}, fileBytes }, work);

test("gives the file in a folder that is the site's alone, and removes it with the work on it", async () => {
  const body = openBody();
  const received = receive(body.request, async (_form, file) => {
    const path = file?.path ?? "";
    const modes = [(await stat(path)).mode & 0o777, (await stat(incoming)).mode & 0o777];
    return { ...file, text: await readFile(path, "utf8"), modes };
  });
  await body.start();
  await body.end();
  const path = expect.stringContaining(incoming);
  const about = { name: "file", fileName: "a.jpg", path, byteSize: 6, text: "abcdef" };
  expect(await received).toEqual({ ...about, modes: [0o600, 0o700] });
  expect(await leftFiles()).toEqual([]);
});

describe("leaves no file behind", () => {
  test("when the client goes away in the middle", async () => {
    const body = openBody();
    const work = vi.fn();
    const received = receive(body.request, work);
    const refused = expect(received).rejects.toHaveProperty("status", 400);
    await body.start();
    await vi.waitFor(async () => expect(await leftFiles()).toHaveLength(1));
    await body.cut();
    await refused;
    expect(await leftFiles()).toEqual([]);
    expect(work).not.toHaveBeenCalled();
  });

  test("when the work on it fails", async () => {
    const body = openBody();
    const received = receive(body.request, () => Promise.reject(new Error("no")));
    const failed = expect(received).rejects.toThrow("no");
    await body.start();
    await body.end();
    await failed;
    expect(await leftFiles()).toEqual([]);
  });

  test("when it is too large", async () => {
    const body = openBody();
    const refused = expect(receive(body.request, vi.fn(), 4)).rejects.toHaveProperty("status", 413);
    await body.start();
    await body.end().catch(() => undefined);
    await refused;
    expect(await leftFiles()).toEqual([]);
  });

  test("at a start, whatever was left there, except what comes just now", async () => {
    await mkdir(incoming, { recursive: true });
    await writeFile(join(incoming, "left"), "abc");
    const body = openBody();
    const received = receive(body.request, async (_form, file) => existsSync(file?.path ?? ""));
    await body.start();
    await vi.waitFor(async () => expect(await leftFiles()).toHaveLength(2));
    await removeLeftFiles(dataDir);
    expect(await leftFiles()).toHaveLength(1);
    await body.end();
    expect(await received).toBe(true);
  });
});

test("a start without the folder is fine", async () => {
  await removeLeftFiles(dataDir);
  expect(existsSync(incoming)).toBe(false);
});

test("a disk that takes no file is told as the storage is", async () => {
  await mkdir(join(dataDir, "cache"));
  await writeFile(incoming, "a file where the folder should be");
  const body = openBody();
  const refused = expect(receive(body.request, vi.fn())).rejects.toEqual(
    new StorageError("unavailable", expect.anything()),
  );
  await body.start();
  await body.end().catch(() => undefined);
  await refused;
});

describe("64 MB may wait in all", () => {
  /** Announces so much and holds it. */
  async function hold(announced: number | null) {
    const body = openBody(announced);
    const received = receive(body.request, async () => "done");
    received.catch(() => undefined);
    await body.start();
    const end = async () => {
      await body.end();
      return await received;
    };
    return { ...body, end, received };
  }

  test("beyond that a body is refused before it is read, until there is room again", async () => {
    const part = INCOMING_BYTES / 4;
    const held = await Promise.all([1, 2, 3, 4].map(() => hold(part)));
    const pull = vi.fn();
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const headers = {
      "content-type": "multipart/form-data; boundary=x",
      "content-length": "1",
    };
    const init = { method: "POST", headers, body, duplex: "half" };
    const refused = receive(new Request("http://localhost/", init as RequestInit), vi.fn());
    await expect(refused).rejects.toBeInstanceOf(NoRoomError);
    expect(pull).not.toHaveBeenCalled();
    await held[0]?.cut();
    await held[0]?.received.catch(() => undefined);
    expect(await (await hold(part)).end()).toBe("done");
    const rest = held.slice(1).map(({ end }) => end());
    expect(await Promise.all(rest)).toEqual(["done", "done", "done"]);
  });

  test("a body that does not say how long it is counts for all that it may be", async () => {
    const held = await Promise.all([1, 2, 3].map(() => hold(null)));
    await expect(receive(openBody().request, vi.fn())).rejects.toBeInstanceOf(NoRoomError);
    for (const { end } of held) expect(await end()).toBe("done");
  });

  test("one that announces more than it may be is refused as too large", async () => {
    const { request } = openBody(21 * MEGABYTE);
    await expect(receive(request, vi.fn())).rejects.toHaveProperty("status", 413);
  });
});
