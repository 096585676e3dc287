import { describe, expect, test } from "vitest";
import { isFromThisSite } from "./request-origin";

function ask(
  origin: string | undefined,
  { secFetchSite, method = "POST", publicUrl = "https://club.fr" }: Record<string, string> = {},
) {
  return isFromThisSite({ method, origin, secFetchSite, publicUrl });
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
