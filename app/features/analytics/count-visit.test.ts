import { expect, test } from "vitest";
import { readVisitor } from "./count-visit.server";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";
const IPAD =
  "Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1";
const ANDROID_PHONE =
  "Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36";
const ANDROID_TABLET =
  "Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

const read = (headers: Record<string, string>, proxies = 0) =>
  readVisitor(new Headers({ "user-agent": FIREFOX, ...headers }), proxies);

test.each([
  [FIREFOX, "computer"],
  [IPHONE, "phone"],
  [ANDROID_PHONE, "phone"],
  [IPAD, "tablet"],
  [ANDROID_TABLET, "tablet"],
])("%s is a %s", (userAgent, device) => {
  expect(read({ "user-agent": userAgent })?.device).toBe(device);
});

test.each([
  [{ "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
  [{ "user-agent": "curl/8.5.0" }],
  [{ "user-agent": "" }],
  [{ dnt: "1" }],
  [{ "sec-gpc": "1" }],
  [{ cookie: "a=1; foulee.session_token=x" }],
  [{ cookie: "__Secure-foulee.session_token=x" }],
  [{ "sec-purpose": "prefetch;prerender" }],
])("%o is not counted", (headers) => {
  expect(read(headers)).toBeNull();
});

test("the country is believed of a trusted proxy only", () => {
  expect(read({ "cf-ipcountry": "fr" })?.country).toBeNull();
  expect(read({ "cf-ipcountry": "fr" }, 1)?.country).toBe("FR");
  expect(read({ "x-country-code": "<b>" }, 1)?.country).toBeNull();
  expect(read({ "cf-ipcountry": "XX" }, 1)?.country).toBeNull();
});
