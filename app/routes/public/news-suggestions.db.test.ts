import { beforeEach, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { rateLimits } from "~/platform/rate-limits.server";
import { test } from "~tests/support/database-test";
import { testContext, testServices } from "~tests/support/services";
import { loader } from "./news-suggestions";

const ADDRESS = "192.0.2.1";
beforeEach(() => rateLimits.reset("search", ADDRESS));

async function suggest(database: Database, search: string): Promise<Response> {
  const url = new URL(`http://localhost:3000/actualites/suggestions?q=${search}`);
  const context = testContext(testServices(database, { clientAddress: ADDRESS }));
  const args = { request: new Request(url), url, params: {}, context };
  return await (loader as (args: unknown) => Promise<Response>)(args);
}

test("sixty searches a minute are answered, further ones suggest nothing", async ({ database }) => {
  for (let i = 0; i < 60; i += 1) expect((await suggest(database, "cross")).status).toBe(200);
  const refused = await suggest(database, "cross");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.json()).toEqual({ suggestions: [] });
});

test("an empty search does not count", async ({ database }) => {
  for (let i = 0; i < 61; i += 1) expect((await suggest(database, "%20")).status).toBe(200);
  expect((await suggest(database, "cross")).status).toBe(200);
});
