import { expect, vi } from "vitest";
import { test } from "~tests/support/database-test";
import { ask, openTestServer } from "~tests/support/test-server";
import type { App } from "./pages";

const COOKIE = { cookie: "order_token=secret" };

test.for([
  "/boutique/thank-you",
  "/boutique/thank-you.data",
  "/Boutique/Thank-You",
  "/boutique/th%61nk-you.data?_routes=x",
])("%s is made for each visitor alone, and kept by nobody", async (path, { database }) => {
  const answer = vi.fn<App["answer"]>(
    async (request) =>
      new Response(`pour ${request.headers.get("cookie")}`, {
        // Whatever a route says of itself.
        headers: { "content-type": "text/html", "cache-control": "public, max-age=300" },
      }),
  );
  const site = await openTestServer({ database, answer, isPage: () => true });
  const mine = await ask(site, path, { headers: COOKIE });
  const theirs = await ask(site, path);
  const mineAgain = await ask(site, path, { headers: COOKIE });
  expect([mine, theirs, mineAgain].map(({ body }) => String(body))).toEqual([
    "pour order_token=secret",
    "pour null",
    "pour order_token=secret",
  ]);
  expect(mine.headers["cache-control"]).toBe("private, no-store");
  expect(mine.headers.etag).toBeUndefined();
  expect(answer).toHaveBeenCalledTimes(3);
  await site.close();
});

test("other pages of the shop stay the same for everyone, whatever the cookie", async ({
  database,
}) => {
  const answer = vi.fn<App["answer"]>(
    async (request) => new Response(`pour ${request.headers.get("cookie")}`),
  );
  const site = await openTestServer({ database, answer });
  for (const headers of [COOKIE, {}]) {
    const { body } = await ask(site, "/boutique/commande", { headers });
    expect(String(body)).toBe("pour null");
  }
  expect(answer).toHaveBeenCalledOnce();
  await site.close();
});
