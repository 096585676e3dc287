import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, vi } from "vitest";
import { EMPTY_FILE, HEIC_ADVICE, UNSUPPORTED_FORMAT } from "~/lib/image-kind";
import { isRequestFailure } from "~/lib/request-failure";
import type { Database } from "~/platform/database/database.server";
import { readEnvironment } from "~/platform/environment.server";
import type { Role } from "~/platform/permissions";
import { newId } from "~/platform/random.server";
import { StorageError } from "~/platform/storage/storage-error";
import { bytesOf, heicHead, noise, plain, pngBomb } from "~tests/fixtures/pictures";
import { findPictureTarget } from "~tests/support/content-kinds";
import { test } from "~tests/support/database-test";
import { MemoryStorage } from "~tests/support/memory-storage";
import { TEST_NOW, testServices } from "~tests/support/services";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { receiveUpload, tooManyUploads } from "./receive-upload.server";

const ADDRESS = "http://localhost:3000/admin/media";

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

async function openSite(database: Database, role: Role = "administrator") {
  const storage = new MemoryStorage();
  const environment = readEnvironment({ DATA_DIR: folder, LOG_LEVEL: "silent" });
  const site = testServices(database, { storage, environment });
  const userId = newId();
  const now = TEST_NOW.toISOString();
  await database.kysely
    .insertInto("users")
    .values({
      id: userId,
      name: "Jeanne",
      email: "jeanne@example.org",
      email_verified: true,
      image: null,
      role: "administrator",
      deactivated_at: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const post = (request: Request) =>
    receiveUpload(request, site, { id: userId, role }, findPictureTarget);
  const send = (fields: Record<string, string | Blob>) => post(formRequest(fields));
  return { storage, userId, post, send };
}

function formRequest(fields: Record<string, string | Blob>): Request {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return new Request(ADDRESS, { method: "POST", body: form });
}

/** As it comes over the wire: in pieces, its length not known beforehand. */
async function streamed(fields: Record<string, string | Blob>): Promise<Request> {
  const whole = formRequest(fields);
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    headers: { "content-type": whole.headers.get("content-type") ?? "" },
    body: (await whole.blob()).stream(),
    duplex: "half",
  };
  return new Request(ADDRESS, init);
}

const fileOf = (bytes: Uint8Array<ArrayBuffer>, name = "photo.jpg") =>
  new File([bytes], name, { type: "image/jpeg" });
const photo = async () => fileOf(await bytesOf(noise(60, 40).jpeg()));

async function expectRefusal(response: Response, status: number): Promise<string> {
  expect(response.status).toBe(status);
  const answer: unknown = await response.json();
  if (!isRequestFailure(answer)) throw new Error(`No refusal: ${JSON.stringify(answer)}`);
  expect(answer.message).toMatch(/^[A-ZL].+\.$/);
  return answer.message;
}

test("a picture of a product is an administrator's to send", async ({ database }) => {
  const photo = new Blob([await bytesOf(plain(60, 40, "#428467").jpeg())]);
  const fields = { kind: "product", id: newId(), file: photo };
  const editor = await openSite(database, "editor");
  expect((await editor.send(fields)).status).toBe(403);
  expect((await editor.send({ ...fields, kind: "article" })).status).toBe(200);
});

test("an administrator may", async ({ database }) => {
  const photo = new Blob([await bytesOf(plain(60, 40, "#428467").jpeg())]);
  const { send } = await openSite(database);
  expect((await send({ kind: "product", id: newId(), file: photo })).status).toBe(200);
});

describe("receiveUpload", () => {
  test("answers with the address of what it stored", async ({ database }) => {
    const { storage, userId, send } = await openSite(database);
    const response = await send({ kind: "gallery", file: await photo() });
    expect(response.status).toBe(200);
    const [path = ""] = storage.files.keys();
    expect(await response.json()).toMatchObject({
      url: expect.stringContaining(`/media/${path}?v=60x40-`),
      thumbnailUrl: expect.stringContaining("/media/thumbnails/photo-"),
      width: 60,
      height: 40,
      byteSize: storage.files.get(path)?.body.length,
    });
    const row = await database.kysely
      .selectFrom("media_files")
      .select("uploaded_by")
      .where("path", "=", path)
      .executeTakeFirstOrThrow();
    expect(row.uploaded_by).toBe(userId);
  });

  test("refuses what is no upload, or for nothing it knows", async ({ database }) => {
    const { send, post, storage } = await openSite(database);
    const file = await photo();
    const id = newId();
    const incomplete: Record<string, string | Blob>[] = [
      { kind: "gallery" },
      { file },
      { kind: "elsewhere", file, id },
      { kind: "record", file, id },
      { kind: "banner", file, id },
      { kind: "article", file },
      { kind: "article", file, id: "../../etc" },
      { kind: "article", file, id: id.toUpperCase() },
      { kind: "gallery", file: "text" },
      { kind: "gallery", file, quality: "best" },
    ];
    for (const fields of incomplete) {
      await expectRefusal(await send(fields), 400);
    }
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    for (const body of [null, "garbage", "--x\r\nContent-Disposition: form-data; name=file"]) {
      await expectRefusal(await post(new Request(ADDRESS, { method: "POST", headers, body })), 400);
    }
    await expectRefusal(await post(new Request(ADDRESS, { method: "POST", body: "a=b" })), 400);
    expect(storage.files.size).toBe(0);
  });

  test("refuses files that are no good picture, with their sentence", async ({ database }) => {
    const { send, storage } = await openSite(database);
    const svg = fileOf(new TextEncoder().encode("<svg onload='alert(1)'/>"), "photo.jpg");
    expect(await expectRefusal(await send({ kind: "gallery", file: svg }), 415)).toBe(
      UNSUPPORTED_FORMAT,
    );
    const empty = new File([], "vide.jpg");
    expect(await expectRefusal(await send({ kind: "gallery", file: empty }), 415)).toBe(EMPTY_FILE);
    const heic = fileOf(heicHead(), "IMG_2041.HEIC");
    expect(await expectRefusal(await send({ kind: "gallery", file: heic }), 415)).toBe(
      `${UNSUPPORTED_FORMAT} ${HEIC_ADVICE}`,
    );
    const long = fileOf(await bytesOf(plain(1, 20_000).png()), "logo.png");
    const id = newId();
    expect(await expectRefusal(await send({ kind: "partner", id, file: long }), 422)).toContain(
      "16\u00a0383\u00a0pixels",
    );
    const jpeg = await bytesOf(noise(300, 200).jpeg());
    const cut = fileOf(jpeg.slice(0, jpeg.length / 2));
    await expectRefusal(await send({ kind: "gallery", file: cut }), 422);
    await expectRefusal(await send({ kind: "gallery", file: fileOf(pngBomb()) }), 422);
    expect(storage.files.size).toBe(0);
  });

  test("stops reading what is too heavy, declared or not", async ({ database }) => {
    const { post } = await openSite(database);
    const heavy = fileOf(new Uint8Array(21 * 1024 * 1024));
    await expectRefusal(await post(await streamed({ kind: "gallery", file: heavy })), 413);
    const headers = {
      "content-type": "multipart/form-data; boundary=x",
      "content-length": String(10 ** 9),
    };
    await expectRefusal(
      await post(new Request(ADDRESS, { method: "POST", headers, body: "x" })),
      413,
    );
  });

  test("lets nobody change the photo of another", async ({ database }) => {
    const { send, userId, storage } = await openSite(database);
    await expectRefusal(await send({ kind: "avatar", id: newId(), file: await photo() }), 403);
    expect(storage.files.size).toBe(0);
    expect((await send({ kind: "avatar", id: userId, file: await photo() })).status).toBe(200);
    expect([...storage.files.keys()]).toEqual([
      expect.stringMatching(new RegExp(`^avatars/${userId}/attente-[0-9a-f]{8}\\.jpg$`)),
    ]);
  });

  test("says when there is no room left", async ({ database }) => {
    const { send, storage } = await openSite(database);
    storage.write = () => Promise.reject(new StorageError("full", null));
    await expectRefusal(await send({ kind: "gallery", file: await photo() }), 507);
    storage.write = () => Promise.reject(new StorageError("unavailable", null));
    await expectRefusal(await send({ kind: "gallery", file: await photo() }), 503);
  });

  test("asks to wait for room, before it reads anything", async ({ database }) => {
    const { post } = await openSite(database);
    const headers = {
      "content-type": "multipart/form-data; boundary=x",
      "content-length": String(16 * 1_048_576),
    };
    const pull = vi.fn();
    const open = () => {
      const parts = new TransformStream<Uint8Array, Uint8Array>();
      const init = { method: "POST", headers, body: parts.readable, duplex: "half" };
      const answer = post(new Request(ADDRESS, init as RequestInit));
      return { answer, writer: parts.writable.getWriter() };
    };
    const held = [1, 2, 3, 4].map(open);
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const init = { method: "POST", headers, body, duplex: "half" };
    const response = await post(new Request(ADDRESS, init as RequestInit));
    expect(response.headers.get("retry-after")).toBe("10");
    await expectRefusal(response, 503);
    expect(pull).not.toHaveBeenCalled();
    for (const { writer, answer } of held) {
      await writer.close();
      await expectRefusal(await answer, 400);
    }
    expect((await post(await streamed({ kind: "gallery", file: await photo() }))).status).toBe(200);
  });

  test("leaves no file of what it received", async ({ database }) => {
    const { send, post } = await openSite(database);
    const fields = { kind: "gallery", file: await photo() };
    expect((await send(fields)).status).toBe(200);
    expect((await post(await streamed(fields))).status).toBe(200);
    expect((await send({ ...fields, kind: "elsewhere" })).status).toBe(400);
    expect(await readdir(join(folder, "cache", "incoming"))).toEqual([]);
  });

  test("says when it was too much", async () => {
    const response = tooManyUploads(42);
    expect(response.headers.get("retry-after")).toBe("42");
    await expectRefusal(response, 429);
  });

  test("takes the extension from the bytes, never from the name", async ({ database }) => {
    const { send, storage } = await openSite(database);
    const id = newId();
    const file = fileOf(await bytesOf(plain(30, 30).png()), "logo.exe");
    expect((await send({ kind: "partner", id, file })).status).toBe(200);
    expect([...storage.files.keys()]).toEqual([
      expect.stringMatching(new RegExp(`^partners/${id}/attente-[0-9a-f]{8}\\.png$`)),
    ]);
    const [kept] = storage.files.values();
    expect(kept?.body).toEqual(new Uint8Array(await file.arrayBuffer()));
  });
});
