import { expect, test } from "vitest";
import { adminRoutes } from "~tests/support/admin-routes";
import { makersOf, pageAt } from "./page-makers";
import { SITE_PAGES } from "./pages";

test("every page says what makes it, by screens that are there", () => {
  const screens = adminRoutes.map(({ path }) => `/${path}`);
  for (const page of SITE_PAGES) {
    const makers = makersOf(page);
    expect(makers, page.key).not.toEqual([]);
    for (const { to } of makers) expect(screens).toContain(to.split("?", 1).join());
  }
});

test.for(["/", "/horaires", "/sections/athletisme", "/club/le-stade"])(
  "%s shows the warning, and says where it comes from",
  (path) => {
    const page = pageAt(path);
    expect(page && makersOf(page).map(({ to }) => to)).toContain("/admin/information-importante");
  },
);

test("the hours of a section open at that section", () => {
  const page = pageAt("/sections/sport-sante");
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
  expect(pageAt(path ?? "")?.key).toBe(key);
});
