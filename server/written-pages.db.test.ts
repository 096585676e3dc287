import { expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { respondWith, type WrittenPage } from "~/platform/page-cache/written-page.server";
import type { Services } from "~/platform/services.server";
import { test } from "~tests/support/database-test";
import { ask, openTestServer } from "~tests/support/test-server";

const TEXT = "<!DOCTYPE html><p>Le club court le mardi et le jeudi.</p>".repeat(20);
const SESSION = { cookie: "foulee.session_token=x" };
const BROTLI = { "accept-encoding": "br" };

/**
 * A site that writes its pages as the real one does: again only from other data. `writer.data` is
 * what it reads, `writer.offered` what stood there before at each request.
 */
async function openWriter(database: Database, headers: () => Record<string, string> = () => ({})) {
  const writer = { data: "1", written: 0, offered: [] as (string | null)[] };
  const write = (): WrittenPage => {
    writer.written += 1;
    const html = Buffer.from(`${TEXT}<p>${writer.data}</p>`);
    return { html, policy: "default-src 'none'", source: writer.data };
  };
  const answer = async (_request: Request, { writtenBefore }: Services) => {
    writer.offered.push(writtenBefore?.source ?? null);
    const page = writtenBefore?.source === writer.data ? writtenBefore : write();
    const own = { "content-type": "text/html; charset=utf-8", ...headers() };
    return respondWith(page, { status: 200, headers: own });
  };
  return { writer, site: await openTestServer({ database, answer, isPage: () => true }) };
}

test("after a content write, a page is written again only from other data", async ({
  database,
}) => {
  const { writer, site } = await openWriter(database);
  const first = await ask(site, "/club", { headers: BROTLI });
  site.clock.epoch += 1;
  const same = await ask(site, "/club", { headers: BROTLI });
  expect(writer.written).toBe(1);
  expect(same).toMatchObject({ body: first.body, headers: { etag: first.headers.etag } });
  expect(same.headers["content-encoding"]).toBe("br");
  site.clock.epoch += 1;
  writer.data = "2";
  const other = await ask(site, "/club");
  expect(String(other.body)).toContain("<p>2</p>");
  expect(other.headers.etag).not.toBe(first.headers.etag);
  expect(writer.offered).toEqual([null, "1", "1"]);
  await site.close();
});

test("a volunteer gets what visitors get of the same data, and keeps nothing of it", async ({
  database,
}) => {
  const { writer, site } = await openWriter(database);
  const theirs = await ask(site, "/club", { headers: BROTLI });
  const mine = await ask(site, "/club", { headers: { ...BROTLI, ...SESSION } });
  expect(mine.body).toEqual(theirs.body);
  expect(mine.headers["cache-control"]).toBe("private, no-store");
  expect(mine.headers.etag).toBeUndefined();
  expect(writer.written).toBe(1);
  writer.data = "un brouillon";
  const own = await ask(site, "/club", { headers: SESSION });
  expect(String(own.body)).toContain("un brouillon");
  const visitors = await ask(site, "/club");
  expect(String(visitors.body)).toContain("<p>1</p>");
  await site.close();
});

test("a page written before does not keep what its answer says now", async ({ database }) => {
  let caching: Record<string, string> = {};
  const { writer, site } = await openWriter(database, () => caching);
  await ask(site, "/club");
  site.clock.epoch += 1;
  caching = { "cache-control": "no-store" };
  const failed = await ask(site, "/club");
  expect(failed.headers["cache-control"]).toBe("no-store");
  caching = {};
  const next = await ask(site, "/club");
  expect(next.headers["cache-control"]).toBe("no-cache");
  // What was not to be kept is not offered again either.
  expect(writer.offered).toEqual([null, "1", null]);
  await site.close();
});

test("what is one visitor's own, and the administrator area, begin with nothing", async ({
  database,
}) => {
  const { writer, site } = await openWriter(database);
  for (const path of ["/boutique/thank-you", "/admin", "/Admin"]) {
    await ask(site, path, { headers: SESSION });
    await ask(site, path, { headers: SESSION });
  }
  expect(writer.offered).toEqual([null, null, null, null, null, null]);
  await site.close();
});

test("pages that are not held yet are compressed for their one reader", async ({ database }) => {
  const { site } = await openWriter(database);
  for (const encoding of ["br", "gzip"]) {
    const headers = { ...SESSION, "accept-encoding": encoding };
    const { headers: got, body } = await ask(site, "/club", { headers });
    expect(got["content-encoding"]).toBe(encoding);
    expect(body.length).toBeLessThan(TEXT.length / 4);
    expect(got["content-length"]).toBe(String(body.length));
  }
  await site.close();
});
