import { expect, test, vi } from "vitest";
import { FOREIGN_PAGE } from "~/lib/request-failure";
import { postForm } from "./post-form";

function serve(status: number, type: string, { redirected = false } = {}) {
  const response = new Response(type === "application/json" ? '{"kind":"saved"}' : "<html>", {
    status,
    headers: { "content-type": type },
  });
  Object.defineProperty(response, "redirected", { value: redirected });
  vi.stubGlobal("fetch", async () => response);
  return postForm("/admin/actualites/commandes", new FormData());
}

test.each([200, 403, 503])(
  "a page in place of an answer is told as one, whatever its status: %i",
  async (status) => {
    expect(await serve(status, "text/html; charset=utf-8")).toEqual({
      kind: "failed",
      message: FOREIGN_PAGE,
      needsLogin: false,
    });
  },
);

test("the site's own answers mean what they meant", async () => {
  expect(await serve(422, "application/json")).toEqual({ kind: "saved" });
  expect(await serve(403, "text/plain")).toMatchObject({
    message: expect.stringMatching(/pas permise/),
  });
  expect(await serve(413, "text/html")).toMatchObject({
    message: expect.stringMatching(/trop volumineux/),
  });
  expect(await serve(503, "application/json")).toMatchObject({
    message: expect.stringMatching(/pas enregistrer/),
  });
  expect(await serve(200, "text/html", { redirected: true })).toMatchObject({ needsLogin: true });
});
