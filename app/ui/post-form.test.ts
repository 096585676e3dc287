import { describe, expect, test, vi } from "vitest";
import { FOREIGN_PAGE, LIMIT_IN_FRONT } from "~/lib/request-failure";
import { getAnswer, postForm } from "./post-form";

const HTML = "text/html; charset=utf-8";
const JSON_TYPE = "application/json";
const OWN_LOGIN = "http://club.test/admin?retour=%2Fadmin%2Factualites";

type Answer = {
  status: number;
  type: string;
  body?: string;
  redirectedTo?: string;
  retryAfter?: string;
};

function serve({ status, type, body = "<html>", redirectedTo, retryAfter }: Answer) {
  const headers = new Headers({ "content-type": type });
  if (retryAfter) headers.set("retry-after", retryAfter);
  const response = new Response(body, { status, headers });
  if (redirectedTo) {
    Object.defineProperty(response, "redirected", { value: true });
    Object.defineProperty(response, "url", { value: redirectedTo });
  }
  vi.stubGlobal("fetch", async () => response);
}

async function post(answer: Answer) {
  serve(answer);
  return await postForm("/admin/fiches/article/1", new FormData());
}

const failed = (message: unknown, needsLogin = false) => ({ kind: "failed", message, needsLogin });

describe("the site's own answer means what it says", () => {
  test.each([
    { kind: "saved" },
    { ok: false, message: "Cette photo n’existe plus.", undo: null },
    failed("L’envoi est trop volumineux."),
  ])("%j, whatever its status", async (answer) => {
    for (const status of [200, 403, 413, 422]) {
      const body = JSON.stringify(answer);
      expect(await post({ status, type: JSON_TYPE, body })).toEqual(answer);
    }
  });

  test("a session that is over needs the login", async () => {
    const body = JSON.stringify(failed("Votre session est terminée.", true));
    expect(await post({ status: 401, type: JSON_TYPE, body })).toMatchObject({ needsLogin: true });
    expect(await post({ status: 200, type: HTML, redirectedTo: OWN_LOGIN })).toMatchObject({
      message: expect.stringMatching(/session est terminée/),
      needsLogin: true,
    });
  });

  test("a database that is away or full does not let the route answer", async () => {
    const body = JSON.stringify(failed("Réessayez."));
    expect(await post({ status: 503, type: JSON_TYPE, body })).toEqual(
      failed(expect.stringMatching(/pas enregistrer/)),
    );
    const asked = { status: 503, type: JSON_TYPE, body, retryAfter: "10" };
    expect(await post(asked)).toHaveProperty("retryAfterSeconds", 10);
    expect(await post({ status: 507, type: JSON_TYPE, body })).toEqual(
      failed(expect.stringMatching(/plus de place/)),
    );
  });
});

describe("somebody else's answer is never read as the site's", () => {
  test.each([200, 401, 403, 500, 503])("a page is told as one: %i", async (status) => {
    expect(await post({ status, type: HTML })).toEqual(failed(FOREIGN_PAGE));
  });

  test.each([
    [HTML, "<html>413 Request Entity Too Large"],
    ["text/plain", "Payload too large"],
    [JSON_TYPE, '{"error":"Request Entity Too Large"}'],
    ["application/problem+json", '{"title":"Content Too Large","status":413}'],
  ])("a 413 in %s is the limit of the server in front", async (type, body) => {
    expect(await post({ status: 413, type, body })).toEqual(failed(LIMIT_IN_FRONT));
    expect(LIMIT_IN_FRONT).toMatch(/placé devant le site.* limite.*docs\/operations\.md/);
  });

  test.each([
    [401, "text/plain", "Authorization required"],
    [403, "text/plain", "error code: 1020"],
    [403, JSON_TYPE, '{"error":"blocked"}'],
    [401, JSON_TYPE, "{}"],
    [200, JSON_TYPE, "{}"],
    [200, JSON_TYPE, "null"],
    [200, JSON_TYPE, '{"ok":true}'],
  ])("%i in %s asks for no login, and is no success: %s", async (status, type, body) => {
    expect(await post({ status, type, body })).toEqual(failed(FOREIGN_PAGE));
  });

  test("another place than the login is not the end of the session", async () => {
    for (const redirectedTo of ["http://club.test/portail", "http://club.test/admin/sso"]) {
      expect(await post({ status: 200, type: HTML, redirectedTo })).toEqual(failed(FOREIGN_PAGE));
    }
  });

  test.each([HTML, "text/plain", JSON_TYPE])("a limit of requests in %s", async (type) => {
    expect(await post({ status: 429, type, body: "{}" })).toEqual(
      failed(expect.stringMatching(/Trop de demandes/)),
    );
  });

  test.each([502, 504])("a proxy that finds no site: %i", async (status) => {
    for (const type of [HTML, "text/plain", JSON_TYPE]) {
      expect(await post({ status, type, body: "{}" })).toEqual(
        failed(expect.stringMatching(/n’a pas pu répondre/)),
      );
    }
  });
});

test("what is only read is told in the same way", async () => {
  const get = () => getAnswer("/admin/actualites/historique", isDocument);
  const isDocument = (answer: object): answer is { document: object } => "document" in answer;
  serve({ status: 200, type: JSON_TYPE, body: '{"document":{}}' });
  expect(await get()).toEqual({ document: {} });
  serve({ status: 200, type: JSON_TYPE, body: "{}" });
  expect(await get()).toEqual(failed(FOREIGN_PAGE));
  serve({ status: 403, type: HTML });
  expect(await get()).toEqual(failed(FOREIGN_PAGE));
  serve({ status: 200, type: HTML, redirectedTo: OWN_LOGIN });
  expect(await get()).toMatchObject({ needsLogin: true });
});
