import { expect, test } from "vitest";
import { nameSources } from "./source-names";
import { OTHER_SOURCES } from "./visit";

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
