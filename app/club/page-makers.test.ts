import { matchPath } from "react-router";
import { expect, test } from "vitest";
import { adminRoutes } from "~tests/support/admin-routes";
import { DEMO_SITE } from "~tests/support/demo-club";
import { makersOf, pageAt } from "./page-makers";
import { sitePages } from "./pages";

const PAGES = sitePages(DEMO_SITE);

test("every page says what makes it, by screens that are there", () => {
  const screens = adminRoutes.map(({ path }) => `/${path}`);
  for (const page of PAGES) {
    const makers = makersOf(page);
    expect(makers, page.key).not.toEqual([]);
    for (const { to } of makers) {
      const path = to.split("?", 1).join();
      expect(
        screens.some((pattern) => matchPath(pattern, path)),
        to,
      ).toBe(true);
    }
  }
});

test.for(["/", "/horaires", "/sections/athletisme", "/club/le-stade"])(
  "%s shows the warning, and says where it comes from",
  (path) => {
    const page = pageAt(PAGES, path);
    expect(page && makersOf(page).map(({ to }) => to)).toContain("/admin/information-importante");
  },
);

test("the text of a section opens at its key", () => {
  const page = pageAt(PAGES, "/sections/sport-sante");
  expect(page && makersOf(page).map(({ to }) => to)).toContain("/admin/club/sections/sport-sante");
});

test("the text of a registration opens at the key of its section", () => {
  const page = pageAt(PAGES, "/inscription/sport-sante");
  expect(page && makersOf(page).map(({ to }) => to)).toContain(
    "/admin/club/inscriptions/sport-sante",
  );
});

test("the hours of a section open at that section", () => {
  const page = pageAt(PAGES, "/sections/sport-sante");
  expect(page && makersOf(page).map(({ to }) => to)).toContain(
    "/admin/horaires?section=sport-sante",
  );
});

test.for([
  ["/", "home"],
  ["/actualites/3f1c9f0e-8a52-4d0b-9b53-0a6f6d1f7c11", "news"],
  ["/evenements/run-2k", "event:run-2k"],
  ["/horaires", "timetable"],
  ["/mentions-legales", undefined],
])("%s belongs to %s", ([path, key]) => {
  expect(pageAt(PAGES, path ?? "")?.key).toBe(key);
});
