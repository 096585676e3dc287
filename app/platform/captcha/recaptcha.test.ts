import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLog } from "../log.server";
import { acceptRecaptcha } from "./recaptcha.server";

let asked: { path: string | undefined; form: Record<string, string> }[] = [];
let respond: (res: ServerResponse) => void;
let origin: string;

let lines: string[] = [];
const log = createLog("info", { write: (line) => lines.push(line) });

const server = createServer(async (req, res) => {
  asked.push({ path: req.url, form: Object.fromEntries(new URLSearchParams(await text(req))) });
  respond(res);
});

beforeEach(async () => {
  asked = [];
  lines = [];
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

function accept(
  token: string,
  options: { patienceMs?: number; siteUrl?: string | null } = {},
): Promise<boolean> {
  const settings = { origin, siteKey: "site", secretKey: "secret" };
  return acceptRecaptcha(settings, token, { siteUrl: null, log, ...options });
}

test("a token that the service vouches for is accepted", async () => {
  respond = (res) => res.end(JSON.stringify({ success: true, hostname: "les-pins.example" }));
  expect(await accept("jeton")).toBe(true);
  expect(asked).toEqual([
    { path: "/recaptcha/api/siteverify", form: { secret: "secret", response: "jeton" } },
  ]);
});

test.each([
  ["les-pins.example", "https://les-pins.example", true],
  ["www.les-pins.example", "https://les-pins.example", true],
  ["les-pins.example", "https://www.les-pins.example", true],
  ["LES-PINS.example", "https://les-pins.example:8443", true],
  ["les-pïns.example", "https://les-pïns.example", true],
  ["xn--les-pns-sza.example", "https://les-pïns.example", true],
  ["evil.example", "https://les-pins.example", false],
  ["www.www.les-pins.example", "https://les-pins.example", false],
  ["les-pins.example.evil.example", "https://les-pins.example", false],
  ["club.les-pins.example", "https://les-pins.example", false],
  ["", "https://les-pins.example", false],
  ["evil.example", null, true],
  [undefined, "https://les-pins.example", true],
])("a token that was solved at %s, on the site %s: %s", async (hostname, siteUrl, isAccepted) => {
  respond = (res) => res.end(JSON.stringify({ success: true, hostname }));
  expect(await accept("jeton", { siteUrl })).toBe(isAccepted);
  expect(lines).toHaveLength(isAccepted ? 0 : 1);
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
  expect(await accept("jeton", { patienceMs: 50 })).toBe(false);
  respond = (res) => res.destroy();
  expect(await accept("jeton")).toBe(false);
});

test("no token, or an endless one, is not even asked about", async () => {
  expect(await accept("")).toBe(false);
  expect(await accept("x".repeat(5_000))).toBe(false);
  expect(asked).toEqual([]);
});
