import { describe, expect, test, vi } from "vitest";
import { createLog } from "~/platform/log.server";
import { isFromThisSite, tellForeignOrigins } from "./request-origin";

function ask(
  origin: string | undefined,
  {
    secFetchSite,
    method = "POST",
    publicUrl = "https://club.fr",
    host,
  }: Record<string, string> = {},
) {
  return isFromThisSite({ method, origin, secFetchSite, publicUrl, host: host ?? null });
}

test.each(["POST", "PUT", "PATCH", "DELETE"])("%s needs the site's own origin", (method) => {
  expect(ask("https://club.fr", { method })).toBe(true);
  for (const origin of [
    "https://evil.fr",
    "http://club.fr",
    "https://club.fr:8443",
    "https://www.club.fr",
    "https://club.fr.evil.fr",
    "https://club.fr/",
    "https://CLUB.fr",
    "null",
    "",
  ]) {
    expect(ask(origin, { method }), origin).toBe(false);
  }
});

test.each(["GET", "HEAD"])("%s changes nothing and needs none", (method) => {
  expect(ask("https://evil.fr", { method })).toBe(true);
  expect(ask(undefined, { method })).toBe(true);
});

describe("without Origin", () => {
  test("only a browser's word that the request is the site's own counts", () => {
    expect(ask(undefined, { secFetchSite: "same-origin" })).toBe(true);
    for (const secFetchSite of ["same-site", "cross-site", "none", "same-origin, cross-site"]) {
      expect(ask(undefined, { secFetchSite })).toBe(false);
    }
    expect(ask(undefined)).toBe(false);
  });

  test("that word does not outweigh a foreign Origin", () => {
    expect(ask("https://evil.fr", { secFetchSite: "same-origin" })).toBe(false);
  });
});

test("a site on this machine goes by each of its names, on its own port only", () => {
  const publicUrl = "http://localhost:3000";
  expect(ask("http://127.0.0.1:3000", { publicUrl })).toBe(true);
  expect(ask("http://[::1]:3000", { publicUrl })).toBe(true);
  expect(ask("http://localhost:3001", { publicUrl })).toBe(false);
  expect(ask("https://localhost:3000", { publicUrl })).toBe(false);
  expect(ask("http://localhost:3000", { publicUrl: "http://192.168.1.5:3000" })).toBe(false);
});

test("without PUBLIC_URL a request is the site's own when its Origin is its Host", () => {
  const publicUrl = "http://localhost:3000";
  expect(ask("http://192.168.1.5:3000", { publicUrl, host: "192.168.1.5:3000" })).toBe(true);
  expect(ask("https://club.fr", { publicUrl, host: "Club.fr" })).toBe(true);
  expect(ask("http://[2001:db8::20]:3000", { publicUrl, host: "[2001:db8::20]:3000" })).toBe(true);
  for (const origin of [
    "http://evil.fr",
    "http://192.168.1.5",
    "http://192.168.1.5:3001",
    "null",
  ]) {
    expect(ask(origin, { publicUrl, host: "192.168.1.5:3000" }), origin).toBe(false);
  }
  expect(ask("http://192.168.1.5:3000", { publicUrl })).toBe(false);
});

test("foreign origins are told once an hour, with both addresses", () => {
  vi.useFakeTimers();
  const log = createLog("silent");
  const warn = vi.spyOn(log, "warn");
  const tell = tellForeignOrigins(log, "https://club.fr");
  tell("http://192.168.1.5:3000");
  tell("http://other.fr");
  expect(warn.mock.calls.map(([facts]) => facts)).toEqual([
    { origin: "http://192.168.1.5:3000", publicUrl: "https://club.fr" },
  ]);
  vi.advanceTimersByTime(3_600_000);
  tell(`http://${"x".repeat(500)}`);
  expect(warn).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
