import { expect, test } from "vitest";
import { digestOfSource, respondWith, writtenPage } from "./written-page.server";

const PAGE = { html: Buffer.from("<p>Été</p>"), policy: "default-src 'none'", source: "abc" };

test("an answer made of a page is known to be, and can be read as any other", async () => {
  const answer = respondWith(PAGE, { status: 200, headers: { "content-type": "text/html" } });
  expect(writtenPage(answer)).toBe(PAGE);
  expect(answer.headers.get("content-type")).toBe("text/html");
  expect(await answer.text()).toBe("<p>Été</p>");
  expect(PAGE.html.toString()).toBe("<p>Été</p>");
});

test("an answer made again from another is read for itself", async () => {
  const answer = respondWith(PAGE, { status: 200 });
  const again = new Response(answer.body, { status: 500 });
  expect(writtenPage(again)).toBeUndefined();
  expect(await again.text()).toBe("<p>Été</p>");
});

test("what a page is written from is its path, its parameters and its data", () => {
  const digest = (address: string, data: string) =>
    digestOfSource(new URL(address, "https://club.example"), data);
  const one = digest("/actualites?page=2", "[1]");
  expect(digest("/actualites?page=2", "[1]")).toBe(one);
  expect(digest("/actualites?page=3", "[1]")).not.toBe(one);
  expect(digest("/evenements?page=2", "[1]")).not.toBe(one);
  expect(digest("/actualites?page=2", "[2]")).not.toBe(one);
});
