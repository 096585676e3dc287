import { beforeEach, expect, vi } from "vitest";
import type { CleanupAnswer } from "~/features/maintenance/cleanup";
import type { Database } from "~/platform/database/database.server";
import { StorageError } from "~/platform/storage/storage-error";
import { createTestAccount, openTestSession } from "~tests/support/accounts";
import { putDown, storeFile } from "~tests/support/cleanup-fixtures";
import { test } from "~tests/support/database-test";
import { demoSite } from "~tests/support/demo-site";
import { doubtClock } from "~tests/support/doubted-clock";
import { testContext } from "~tests/support/services";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { action } from "./cleanup-commands";

const COMMANDS = "http://localhost:3000/admin/maintenance/nettoyage/commandes";

let dataDir = "";
beforeEach(() => {
  dataDir = temporaryFolder();
});

async function openScreen(database: Database) {
  const site = { ...demoSite(database, dataDir), now: new Date() };
  await createTestAccount(site, { email: "maelle@exemple.fr" });
  const cookie = await openTestSession(site, "maelle@exemple.fr");
  const send = async (fields: Record<string, string>, accept = "application/json") => {
    const body = new URLSearchParams(fields);
    const request = new Request(COMMANDS, { method: "POST", headers: { cookie, accept }, body });
    const args = { request, url: new URL(COMMANDS), params: {}, context: testContext(site) };
    return await (action as (args: unknown) => Promise<Response>)(args);
  };
  const ask = async (fields: Record<string, string>) =>
    (await (await send(fields)).json()) as CleanupAnswer;
  return { site, send, ask };
}

test("a run says what it did", async ({ database }) => {
  const { site, ask } = await openScreen(database);
  await putDown(site, await storeFile(site, "gallery/photo.jpg"));
  expect(await ask({ intent: "run" })).toMatchObject({
    ok: true,
    message: "Un fichier effacé, 1\u00a0Ko libérés.",
    report: { deleted: 1, remaining: 0 },
  });
  expect(await ask({ intent: "run" })).toMatchObject({
    ok: true,
    message: "Aucun fichier n’a été effacé.",
  });
});

test("a run deletes nothing while the clock is doubted, and says so", async ({ database }) => {
  const { site, ask } = await openScreen(database);
  const path = await storeFile(site, "gallery/photo.jpg");
  await putDown(site, path);
  await doubtClock(site);
  expect(await ask({ intent: "run" })).toMatchObject({
    ok: false,
    message: expect.stringContaining("L’horloge du serveur"),
    report: null,
  });
  expect([...site.storage.files.keys()]).toEqual([path]);
});

test("a search with a key that may not list names the right that is missing", async ({
  database,
}) => {
  const { site, ask } = await openScreen(database);
  vi.spyOn(site.storage, "list").mockImplementationOnce(() => {
    throw new StorageError("unlistable", new Error("S3 answered 403"));
  });
  const answer = await ask({ intent: "search" });
  expect(answer).toMatchObject({ ok: false, message: expect.stringContaining("s3:ListBucket") });
});

test("a search that the storage refuses says so", async ({ database }) => {
  const { site, ask } = await openScreen(database);
  await storeFile(site, "gallery/photo.jpg");
  vi.spyOn(site.storage, "list").mockImplementationOnce(() => {
    throw new Error("unavailable");
  });
  expect(await ask({ intent: "search" })).toMatchObject({
    ok: false,
    message:
      "La recherche n’a pas pu aller au bout. Rien n’a été effacé. Réessayez dans un instant.",
  });
  expect(await ask({ intent: "search" })).toMatchObject({
    ok: true,
    message: expect.stringMatching(/^Un fichier que rien n’utilise a été trouvé/),
  });
});

test("a plain form comes back to the screen; what is not asked for is refused", async ({
  database,
}) => {
  const { send } = await openScreen(database);
  const plain = await send({ intent: "run" }, "text/html");
  expect([plain.status, plain.headers.get("location")]).toEqual([
    303,
    "/admin/maintenance/nettoyage",
  ]);
  expect((await send({ intent: "everything" })).status).toBe(400);
  expect((await send({ intent: "everything" }, "text/html")).status).toBe(303);
});
