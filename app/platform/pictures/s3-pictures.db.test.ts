import { afterEach, beforeEach, expect, vi } from "vitest";
import { derivedUrl, parseMediaUrl } from "~/lib/media-url";
import type { UploadedImage } from "~/lib/pictures";
import { requestFailure } from "~/lib/request-failure";
import type { Database } from "~/platform/database/database.server";
import { readEnvironment } from "~/platform/environment.server";
import { newId } from "~/platform/random.server";
import { openS3Storage } from "~/platform/storage/s3-storage.server";
import { bytesOf, PHONE_EXIF, plain } from "~tests/fixtures/pictures";
import { addUser } from "~tests/support/article-fixtures";
import { findPictureTarget, pictureTarget } from "~tests/support/content-kinds";
import { test } from "~tests/support/database-test";
import { readWhole } from "~tests/support/read-whole";
import { openS3Server, type S3TestServer } from "~tests/support/s3-server";
import { testServices } from "~tests/support/services";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { adoptImage } from "./adopt-picture.server";
import { receiveUpload } from "./receive-upload.server";
import { serveStoredFile } from "./serve-file.server";
import { findMediaFile } from "./stored-pictures.server";

let folder: string;
let server: S3TestServer;
beforeEach(async () => {
  folder = temporaryFolder();
  server = await openS3Server();
});
afterEach(async () => {
  await server.close();
});

const ABSENT = { kind: "gallery" };

async function openSite(database: Database) {
  const environment = readEnvironment({ DATA_DIR: folder, LOG_LEVEL: "silent" });
  const storage = openS3Storage(server.settings);
  const site = testServices(database, { environment, storage });
  const userId = await addUser(database);
  const upload = async (fields: Record<string, string> = ABSENT) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const picture = await bytesOf(plain(600, 400).jpeg().withExif(PHONE_EXIF));
    form.append("file", new File([picture], "Départ du trail.jpg", { type: "image/jpeg" }));
    const request = new Request("http://localhost:3000/admin/media", {
      method: "POST",
      body: form,
    });
    const user = { id: userId, role: "administrator" } as const;
    const response = await receiveUpload(request, site, user, findPictureTarget);
    const answer: UploadedImage & { error?: string } = await response.json();
    return { status: response.status, answer };
  };
  const ask = async (address: string, headers: Record<string, string> = {}) => {
    const url = new URL(address, "http://localhost:3000");
    const path = url.pathname.replace("/media/", "");
    const answer = await serveStoredFile(new Request(url, { headers }), site, {
      path,
      findPublic: () => findMediaFile(database.kysely, path),
      isAsGiven: (path) => path.startsWith("partners/"),
      isSignedIn: async () => false,
    });
    return await readWhole(answer);
  };
  return { site, storage, userId, upload, ask };
}

const smaller = (url: string, width: 320 | 640) => derivedUrl(url, width, "webp");

test("a picture goes through S3 and comes back, whole and smaller", async ({ database }) => {
  const { upload, ask, storage } = await openSite(database);
  const { answer } = await upload();
  const whole = await ask(answer.url);
  expect(whole.status).toBe(200);
  expect(whole.headers.get("content-type")).toBe("image/jpeg");
  expect(whole.headers.get("cache-control")).toContain("immutable");
  const stored = await storage.read(parseMediaUrl(answer.url)?.path ?? "");
  expect(new Uint8Array(await whole.arrayBuffer())).toEqual(stored?.body);
  expect(stored?.mediaType).toBe("image/jpeg");
  expect(Buffer.from(stored?.body ?? []).includes("Exif")).toBe(false);
  const copy = await ask(smaller(answer.url, 320));
  expect([copy.status, copy.headers.get("content-type")]).toEqual([200, "image/webp"]);
});

test("a picture is fetched once, however many ask for all of it or a part", async ({
  database,
}) => {
  const { upload, ask, storage } = await openSite(database);
  const { answer } = await upload();
  const stored = await storage.read(parseMediaUrl(answer.url)?.path ?? "");
  const fetched = vi.spyOn(storage, "openRead");
  const whole = await Promise.all(
    Array.from({ length: 20 }, async () => (await ask(answer.url)).arrayBuffer()),
  );
  for (const bytes of whole) expect(new Uint8Array(bytes)).toEqual(stored?.body);
  const part = await ask(answer.url, { range: "bytes=10-19" });
  expect([part.status, part.headers.get("content-length")]).toEqual([206, "10"]);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(stored?.body.slice(10, 20));
  expect((await ask(answer.url, { range: "bytes=5-2" })).status).toBe(416);
  await ask(smaller(answer.url, 320));
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("a picture that S3 says nothing about holds up no other", async ({ database }) => {
  const { upload, ask } = await openSite(database);
  const [silent, other] = [(await upload()).answer, (await upload()).answer];
  server.fallSilentAbout(parseMediaUrl(silent.url)?.path ?? "");
  const waiting = [silent.url, smaller(silent.url, 320), smaller(silent.url, 640)].map((url) =>
    ask(url),
  );
  for (const address of [other.url, smaller(other.url, 320), smaller(other.url, 640)]) {
    const answer = await ask(address);
    expect(answer.status, address).toBe(200);
  }
  await server.stop();
  const statuses = (await Promise.all(waiting)).map(({ status }) => status);
  expect(statuses).toEqual([503, 503, 503]);
});

test("while S3 is away pictures wait, uploads say so, and all heals by itself", async ({
  database,
}) => {
  const { upload, ask } = await openSite(database);
  const { answer: seen } = await upload();
  const { answer } = await upload();
  const statusOf = async (address: string) => (await ask(address)).status;
  expect(await statusOf(smaller(seen.url, 320))).toBe(200);
  await server.stop();
  const whole = await ask(answer.url);
  expect([whole.status, whole.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(whole.headers.get("cache-control")).toBe("no-store");
  expect(await whole.text()).toBe("L’image n’est pas prête. Réessayez dans un instant.");
  expect(await statusOf(smaller(answer.url, 640))).toBe(503);
  // A copy of the picture that was asked for before is on this machine.
  expect(await statusOf(smaller(seen.url, 320))).toBe(200);
  expect(await statusOf(smaller(seen.url, 640))).toBe(200);
  expect(await statusOf(seen.url)).toBe(200);
  const refused = await upload();
  expect(refused).toEqual({
    status: 503,
    answer: requestFailure("La photo n’a pas pu être enregistrée. Réessayez dans un instant."),
  });
  await server.start();
  expect(await statusOf(answer.url)).toBe(200);
  expect(await statusOf(smaller(answer.url, 640))).toBe(200);
  expect((await upload()).status).toBe(200);
});

test("a form whose picture cannot be put in its place is refused clearly", async ({ database }) => {
  const { site, userId, upload } = await openSite(database);
  const id = newId();
  const { answer } = await upload({ kind: "coach", id });
  const adopt = () =>
    adoptImage(
      { ...site, userId },
      { url: answer.url, target: pictureTarget("coach", id) },
      async (choosePicture) => ({ kind: "saved", ...(await choosePicture(database.kysely, null)) }),
    );
  const refusal = async () => {
    const thrown: unknown = await adopt().catch((error: unknown) => error);
    return thrown instanceof Response ? [thrown.status, await thrown.text()] : thrown;
  };
  server.refuseWrites({ status: 507, code: "XMinioStorageFull" });
  expect(await refusal()).toEqual([507, "Il n’y a plus de place pour les photos sur le serveur."]);
  server.refuseWrites(null);
  await server.stop();
  expect(await refusal()).toEqual([
    503,
    "La photo n’a pas pu être enregistrée. Réessayez dans un instant.",
  ]);
  await server.start();
  expect(await adopt()).toMatchObject({
    kind: "saved",
    url: expect.stringContaining(`/coaches/${id}/photo.jpg`),
  });
});

test("a row whose object is gone is a missing picture, not an outage", async ({ database }) => {
  const { upload, ask, storage } = await openSite(database);
  const { answer } = await upload();
  await storage.delete([parseMediaUrl(answer.url)?.path ?? ""]);
  expect((await ask(answer.url)).status).toBe(404);
});
