import { expect, test } from "vitest";
import { sourceHost } from "./source-host";

const own = "www.club.example";

test.each([
  ["www.google.com", "google.com"],
  ["L.Facebook.COM", "l.facebook.com"],
  ["mairie-castelnau.fr.", "mairie-castelnau.fr"],
  ["xn--athl-epa.fr", "xn--athl-epa.fr"],
])("%s counts as %s", (given, counted) => {
  expect(sourceHost(given, own)).toBe(counted);
});

test.each([
  ["", "nothing"],
  ["club.example", "the site itself"],
  ["www.club.example", "the site itself"],
  ["localhost", "no public host"],
  ["192.168.1.20", "an address"],
  ["=cmd|' /C calc'!A0", "a formula"],
  ["<script>.fr", "a tag"],
  [`${"a".repeat(60)}.${"b".repeat(60)}.fr`, "too long a name"],
  ["-x.fr", "a malformed name"],
])("%s is no source (%s)", (given) => {
  expect(sourceHost(given, own)).toBe("");
});
