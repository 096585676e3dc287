import { expect, test } from "vitest";
import { nameSources, OTHER_SOURCES, sourceHost } from "./visit-sources";

test.each([
  ["google.com", "Google"],
  ["google.co.uk", "Google"],
  ["news.google.fr", "Google"],
  ["mail.google.com", "Gmail"],
  ["googlee.com", "googlee.com"],
  ["evil-google.com", "evil-google.com"],
  ["google.com.evil.example", "google.com.evil.example"],
  ["l.facebook.com", "Facebook"],
  ["lm.facebook.com", "Facebook"],
  ["l.instagram.com", "Instagram"],
  ["lite.qwant.com", "Qwant"],
  ["fr.search.yahoo.com", "Yahoo"],
  ["t.co", "X (Twitter)"],
  ["webmail.orange.fr", "Messagerie"],
  ["bases.athle.fr", "Fédération d’athlétisme"],
  ["mairie-castelnau.fr", "mairie-castelnau.fr"],
  ["", "Accès direct"],
])("%s is shown as %s", (host, name) => {
  expect(nameSources([{ host, visits: 2 }], 2, 5)).toEqual([{ name, visits: 2 }]);
});

test("hosts of one name are one line, and what is not shown adds up to the total", () => {
  const hosts = [
    { host: OTHER_SOURCES, visits: 9 },
    { host: "google.com", visits: 4 },
    { host: "", visits: 5 },
    { host: "google.fr", visits: 3 },
    { host: "a.example", visits: 1 },
    { host: "b.example", visits: 0 },
  ];
  expect(nameSources(hosts, 23, 2)).toEqual([
    { name: "Google", visits: 7 },
    { name: "Accès direct", visits: 5 },
    { name: "Autres", visits: 11 },
  ]);
  expect(nameSources([], 0, 2)).toEqual([]);
});

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
