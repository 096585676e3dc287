import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { acceptRecaptcha } from "./recaptcha.server";

let asked: { path: string | undefined; form: Record<string, string> }[] = [];
let respond: (res: ServerResponse) => void;
let origin: string;

const server = createServer(async (req, res) => {
  asked.push({ path: req.url, form: Object.fromEntries(new URLSearchParams(await text(req))) });
  respond(res);
});

beforeEach(async () => {
  asked = [];
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

function accept(token: string, patienceMs?: number) {
  const settings = { origin, siteKey: "site", secretKey: "secret" };
  return acceptRecaptcha(settings, token, patienceMs === undefined ? {} : { patienceMs });
}

test("a token that the service vouches for is accepted", async () => {
  respond = (res) => res.end(JSON.stringify({ success: true, hostname: "les-pins.example" }));
  expect(await accept("jeton")).toBe(true);
  expect(asked).toEqual([
    { path: "/recaptcha/api/siteverify", form: { secret: "secret", response: "jeton" } },
  ]);
});

test.each([
  ["refuses", 200, JSON.stringify({ success: false, "error-codes": ["timeout-or-duplicate"] })],
  ["fails", 500, JSON.stringify({ success: true })],
  ["talks nonsense", 200, "<html>"],
  ["says something else", 200, JSON.stringify({ success: "yes" })],
])("a service that %s does not vouch", async (_what, status, body) => {
  respond = (res) => res.writeHead(status).end(body);
  expect(await accept("jeton")).toBe(false);
});

test("a service that hangs or is not there does not vouch", async () => {
  respond = () => undefined;
  expect(await accept("jeton", 50)).toBe(false);
  respond = (res) => res.destroy();
  expect(await accept("jeton")).toBe(false);
});

test("no token, or an endless one, is not even asked about", async () => {
  expect(await accept("")).toBe(false);
  expect(await accept("x".repeat(5_000))).toBe(false);
  expect(asked).toEqual([]);
});
