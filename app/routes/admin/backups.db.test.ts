import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect } from "vitest";
import { backupName } from "~/features/maintenance/backup/backup-folder.server";
import { createTestAccount, openTestSession, TEST_PASSWORD } from "~tests/support/accounts";
import { test } from "~tests/support/database-test";
import { testContext, testServices } from "~tests/support/services";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { loader as download } from "./backup-download";
import Backups from "./backups";
import { action as command } from "./backups-commands";
import { action as confirm } from "./identity-confirm";

type Handler = (args: never) => Promise<unknown>;

test("a backup is downloaded or restored by whoever gave their password again", async ({
  database,
}) => {
  const plain = testServices(database, { now: new Date() });
  const dataDir = temporaryFolder();
  const site = { ...plain, environment: { ...plain.environment, dataDir } };
  await createTestAccount(site, { email: "jo@exemple.fr" });
  const cookie = await openTestSession(site, "jo@exemple.fr");
  const name = backupName(site.now, "main");
  const folder = join(dataDir, "sauvegardes");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), "no archive");

  const ask = async (handler: unknown, fields?: Record<string, string>, accept = "*/*") => {
    const body = fields && new URLSearchParams(fields);
    const request = new Request("http://localhost:3000/admin/maintenance/sauvegardes", {
      method: body ? "POST" : "GET",
      headers: { cookie, accept },
      ...(body && { body }),
    });
    const args = { request, url: new URL(request.url), params: { id: name } };
    const answer = await (handler as Handler)({ ...args, context: testContext(site) } as never)
      // A refusal may be thrown.
      .catch((thrown: unknown) => thrown);
    if (!(answer instanceof Response)) throw new Error("No response.");
    return answer;
  };

  const sentOn = await ask(download);
  expect(sentOn.headers.get("location")).toBe("/admin/maintenance/sauvegardes?identite");
  const restore = { intent: "restore", name };
  const refused = await ask(command, restore);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({
    ok: false,
    message: expect.stringContaining("Redonnez d’abord votre mot de passe."),
  });
  expect((await ask(command, restore, "text/html")).headers.get("location")).toContain("?identite");

  expect((await ask(confirm, { password: "au hasard" })).status).toBe(400);
  expect((await ask(download)).status).toBe(302);
  expect((await ask(confirm, { password: TEST_PASSWORD })).status).toBe(200);
  expect(await (await ask(download)).text()).toBe("no archive");
});

test("a download that was cut goes on where it stopped, and is in the log once", async ({
  database,
}) => {
  const plain = testServices(database, { now: new Date() });
  const dataDir = temporaryFolder();
  const site = { ...plain, environment: { ...plain.environment, dataDir } };
  await createTestAccount(site, { email: "jo@exemple.fr" });
  const cookie = await openTestSession(site, "jo@exemple.fr");
  const name = backupName(site.now, "main");
  await mkdir(join(dataDir, "sauvegardes"), { recursive: true });
  await writeFile(join(dataDir, "sauvegardes", name), "0123456789");
  const call = async (handler: unknown, request: Request, isHead = false): Promise<Response> => {
    const context = testContext({ ...site, isHead });
    const args = { request, url: new URL(request.url), params: { id: name }, context };
    return (await (handler as Handler)(args as never)) as Response;
  };
  const url = "http://localhost:3000/admin/maintenance/sauvegardes";
  const body = new URLSearchParams({ password: TEST_PASSWORD });
  await call(confirm, new Request(url, { method: "POST", headers: { cookie }, body }));
  const ask = (headers: Record<string, string> = {}, isHead = false) =>
    call(download, new Request(url, { headers: { cookie, ...headers } }), isHead);
  const timesInLog = async () => {
    const rows = await database.kysely.selectFrom("activity_log").select("action").execute();
    return rows.filter(({ action }) => action === "backup-downloaded").length;
  };

  const whole = await ask();
  const etag = whole.headers.get("etag") ?? "";
  expect(etag).toMatch(/^"/);
  expect(whole.headers.get("accept-ranges")).toBe("bytes");
  expect(await whole.text()).toBe("0123456789");
  const rest = await ask({ range: "bytes=4-", "if-range": etag });
  expect([rest.status, rest.headers.get("content-range")]).toEqual([206, "bytes 4-9/10"]);
  expect(rest.headers.get("content-disposition")).toContain(name);
  expect(await rest.text()).toBe("456789");
  expect(await timesInLog()).toBe(1);
  for (const range of ["bytes=0-", "bytes=-10", "bytes=0-3"]) {
    const start = await ask({ range });
    expect([start.status, (await start.text()).startsWith("0123")]).toEqual([206, true]);
  }
  expect(await timesInLog()).toBe(4);
  await (await ask({ range: "bytes=1-" })).text();
  expect(await timesInLog()).toBe(5);

  expect((await ask({ range: "bytes=5-2" })).status).toBe(416);
  const head = await ask({}, true);
  expect([head.headers.get("content-length"), head.body]).toEqual(["10", null]);
  expect(await timesInLog()).toBe(5);

  await writeFile(join(dataDir, "sauvegardes", name), "another archive");
  const changed = await ask({ range: "bytes=4-", "if-range": etag });
  expect([changed.status, await changed.text()]).toEqual([200, "another archive"]);
  expect(await timesInLog()).toBe(6);
});

test("who is asked for a password that no script can ask for is told so, not sent round", () => {
  const loaderData = {
    lines: [],
    current: null,
    last: null,
    isDaily: true,
    identity: { holdsForMs: 0, hasTwoStep: false, isWanted: true },
  };
  const router = createMemoryRouter([
    { path: "*", element: createElement(Backups as never, { loaderData }) },
  ]);
  const html = renderToStaticMarkup(createElement(RouterProvider, { router }));
  expect(html).toMatch(/redonnez votre mot de passe.*<noscript>[^<]*JavaScript/);
});
