import { beforeEach, describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { readEnvironment } from "~/platform/environment.server";
import { withReceivedFile } from "~/platform/received-file.server";
import type { Services } from "~/platform/services.server";
import { bytesOf, plain } from "~tests/fixtures/pictures";
import { createTestAccount, openTestSession } from "~tests/support/accounts";
import { test } from "~tests/support/database-test";
import { testContext, testServices } from "~tests/support/services";
import { temporaryFolder } from "~tests/support/temporary-folder";

const media = await import("./media");
const support = await import("./contact-admin-send");

const EMAIL = "maelle@exemple.fr";
const ALL_ROOM = 4;

let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder();
});

async function openSite(database: Database) {
  const environment = readEnvironment({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
  const site = testServices(database, { environment, now: new Date() });
  await createTestAccount(site, { email: EMAIL, role: "editor" });
  const cookie = await openTestSession(site, EMAIL);
  return { site, cookie };
}

type Action = (args: never) => Promise<Response>;

async function send(
  action: unknown,
  { site, cookie }: { site: Services; cookie: string },
  fields: Record<string, string | Blob>,
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const whole = new Response(form);
  const headers = {
    cookie,
    accept: "application/json",
    "content-type": whole.headers.get("content-type") ?? "",
  };
  const body = await whole.bytes();
  const request = new Request("http://localhost:3000/admin/x", { method: "POST", headers, body });
  const url = new URL(request.url);
  return await (action as Action)({
    request,
    url,
    params: {},
    context: testContext(site),
  } as never);
}

/** Uploads that go on until they are let go. */
async function takeAllRoom(): Promise<() => Promise<void>> {
  const held = Array.from({ length: ALL_ROOM }, () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const headers = {
      "content-type": "multipart/form-data; boundary=x",
      "content-length": String(16 * 1_048_576),
    };
    const init = { method: "POST", headers, body: readable, duplex: "half" };
    const request = new Request("http://localhost:3000/admin/media", init as RequestInit);
    const receiving = { dataDir, limits: {}, fileBytes: 20 * 1_048_576 };
    const ended = withReceivedFile(request, receiving, async () => undefined).catch(
      () => undefined,
    );
    return { writer: writable.getWriter(), ended };
  });
  return async () => {
    await Promise.all(held.map(({ writer }) => writer.close()));
    await Promise.all(held.map(({ ended }) => ended));
  };
}

describe("while there is no room for another file", () => {
  test("a picture is asked for again, and the tries count for nothing", async ({ database }) => {
    const visit = await openSite(database);
    const file = new File([await bytesOf(plain(60, 40).jpeg())], "a.jpg");
    const upload = () => send(media.action, visit, { kind: "gallery", file });
    const makeRoom = await takeAllRoom();
    // More than a volunteer may send in ten minutes.
    for (let tries = 0; tries < 125; tries += 1) {
      const refused = await upload();
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "10"]);
    }
    await makeRoom();
    expect((await upload()).status).toBe(200);
  });

  test("so is a request for help", async ({ database }) => {
    const visit = await openSite(database);
    const fields = { message: "La galerie reste blanche.", screenshot: new File(["a"], "a.png") };
    const makeRoom = await takeAllRoom();
    const refused = await send(support.action, visit, fields);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "10"]);
    await makeRoom();
    // This site has no mailer.
    expect((await send(support.action, visit, fields)).status).toBe(409);
  });
});
