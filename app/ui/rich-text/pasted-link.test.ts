import { expect, test } from "vitest";
import { addressesIn, isMeantAsLink, ownAddress } from "./pasted-link";

test.each([
  [
    "https://l.facebook.com/l.php?u=https%3A%2F%2Fclub.fr%2Fa%3Fb%3D1%26fbclid%3Dx&h=y",
    "https://club.fr/a?b=1",
  ],
  ["https://www.google.com/url?q=https://club.fr/&sa=D", "https://club.fr/"],
  [
    "https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fclub.fr%2F&data=z",
    "https://club.fr/",
  ],
  [
    "https://www.google.com/search?q=https://club.fr/",
    "https://www.google.com/search?q=https://club.fr/",
  ],
  [
    "https://l.facebook.com/l.php?u=javascript%3Aalert(1)",
    "https://l.facebook.com/l.php?u=javascript%3Aalert(1)",
  ],
  ["/contacts", "/contacts"],
])("%s was made for %s", (copied, meant) => {
  expect(ownAddress(copied)).toBe(meant);
});

test.each([
  "https://club.fr/a",
  "www.club.run",
  "athle.fr",
  "bases.athle.fr/liste?a=1",
  "jo@exemple.fr",
])("%s becomes a link by itself", (text) => expect(isMeantAsLink(text)).toBe(true));

test.each(["soir.La", "matin.Il", "fin.Bravo", "course.me", "10.com.Bref", "Merci.Be"])(
  "%s does not",
  (text) => expect(isMeantAsLink(text)).toBe(false),
);

test.each([
  ["Voir exemple.fr/a?b=1, merci", ["https://exemple.fr/a?b=1"]],
  ["(www.exemple.fr) ou jo@exemple.fr.", ["https://www.exemple.fr", "mailto:jo@exemple.fr"]],
  ["http://exemple.fr/a_(b)#c", ["http://exemple.fr/a_(b)#c"]],
  ["[Inscriptions](https://exemple.fr/x)", ["https://exemple.fr/x"]],
  ["Ce soir.La suite à course.me", []],
])("the addresses in «%s» as they are written", (text, hrefs) => {
  expect(addressesIn(text).map(({ href }) => href)).toEqual(hrefs);
});
