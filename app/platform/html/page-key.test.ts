import { expect, test } from "vitest";
import {
  carriesSession,
  dataPath,
  documentPath,
  isAdminPath,
  isPersonalPath,
  plainPath,
  routedPath,
} from "./page-key";

test.each([
  ["/_.data", "/"],
  ["/actualites.data", "/actualites"],
  ["/admin.data", "/admin"],
  ["/actualites", "/actualites"],
])("%s gives the data of %s", (path, page) => {
  expect(documentPath(path)).toBe(page);
});

test.each([
  ["/admin", true],
  ["/admin/", true],
  ["/admin.data", true],
  ["/admin/actualites.data", true],
  ["/Admin/actualites", true],
  ["/ADMIN.data", true],
  ["/%61dmin/actualites.data", true],
  ["/%41dmi%6E", true],
  ["/administration", false],
  ["/admin%2Factualites", false],
  ["/%zz", false],
  ["/actualites/admin", false],
])("%s belongs to the administrator area: %s", (path, isAdmin) => {
  expect(isAdminPath(path)).toBe(isAdmin);
});

test.each([
  ["/boutique/thank-you", true],
  ["/boutique/thank-you.data", true],
  ["/boutique/thank-you/_.data", true],
  ["/Boutique/Thank-You", true],
  ["/boutique/th%61nk-you.data", true],
  ["/boutique/thank-you/", true],
  ["/boutique", false],
  ["/boutique/thank-you/autre", false],
  ["/boutique/thank-yous", false],
])("%s shows one visitor's own: %s", (path, isPersonal) => {
  expect(isPersonalPath(path)).toBe(isPersonal);
});

test.each([
  ["/Admin/M%65dia.data", "/admin/media"],
  ["/actualites/%C3%89t%C3%A9", "/actualites/été"],
  ["/a%2Fb", "/a%2fb"],
])("%s leads the router to %s", (path, routed) => {
  expect(routedPath(path)).toBe(routed);
});

test.each([
  [undefined, false],
  ["theme=dark; pas_foulee=1", false],
  ["foulee.session_token=x", true],
  ["theme=dark; __Secure-foulee.session_token=x", true],
  ["__Host-foulee.x=1", true],
])("the cookies %s say that there is a session: %s", (cookies, session) => {
  expect(carriesSession(cookies)).toBe(session);
});

test.each(["/", "/actualites", "/actualites/x.data"])("the data of %s has one address", (path) => {
  expect(documentPath(dataPath(path)).replace(/(.)\/$/, "$1")).toBe(path);
});

test.each([
  ["/actualites/%61%2Db%7e", "/actualites/a-b~"],
  ["/actualites/%c3%a9", "/actualites/%C3%A9"],
  ["/actualites/a%2fb%20", "/actualites/a%2Fb%20"],
  ["/actualites/x%2561", "/actualites/x%2561"],
  // Not the data of a page: the router reads the whole as a parameter.
  ["/actualites/x.%64ata", "/actualites/x.%64ata"],
  ["/actualites/x.data", "/actualites/x.data"],
])("%s means what %s does", (path, plain) => {
  expect(plainPath(path)).toBe(plain);
});
