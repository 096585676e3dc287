import { expect } from "vitest";
import { rateLimits } from "~/platform/rate-limits.server";
import { test } from "~tests/support/database-test";
import { testContext, testServices } from "~tests/support/services";
import { loader } from "./contact-challenge";

test("one address gets so many challenges and no more, and is told how long to wait", async ({
  database,
}) => {
  const ask = (clientAddress: string) => {
    const url = "http://localhost:3000/contacts/defi";
    const site = { ...testServices(database, { now: new Date() }), clientAddress };
    return loader({
      request: new Request(url),
      context: testContext(site),
      params: {},
      url: new URL(url),
      pattern: "/contacts/defi",
    });
  };
  await rateLimits.reset("challenge", "198.51.100.26");
  const answers = await Promise.all(Array.from({ length: 600 }, () => ask("198.51.100.26")));
  const given = answers.filter(({ status }) => status === 200);
  expect(given).toHaveLength(60);
  expect(await given[0]?.json()).toHaveProperty("signature");
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused?.text()).toMatch(/^Trop de demandes/);
  expect((await ask("198.51.100.27")).status).toBe(200);
});
