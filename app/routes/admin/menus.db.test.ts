import { describe, expect, it } from "vitest";
import { navigationFor, TAB_BAR } from "~/layout/admin/admin-navigation";
import type { Role } from "~/platform/permissions";
import { can } from "~/platform/permissions";
import { adminRoutes, knock, openVisitor } from "~tests/support/admin-routes";
import { test } from "~tests/support/database-test";

describe("the menus", () => {
  const screens = (role: Role) => [
    ...navigationFor(role).flatMap(({ entries }) => entries.filter(({ external }) => !external)),
    ...TAB_BAR.filter(({ permission }) => can(role, permission)),
  ];

  test.for(["editor", "administrator"] as const)(
    "lead nowhere that would refuse: %s",
    async (role, { database }) => {
      const { site, cookie } = await openVisitor(database, role);
      for (const { to } of screens(role)) {
        const path = to.split("?")[0]?.slice(1);
        const route = adminRoutes.find((known) => known.path === path);
        if (!route) throw new Error(`${to} leads nowhere.`);
        expect((await knock(site, cookie, route)).loader, to).toBe("let in");
      }
    },
  );

  it("hide from a rédacteur what is the administrators’ business", () => {
    const paths = screens("editor").map(({ to }) => to);
    expect(paths).toContain("/admin/actualites");
    for (const kept of ["/admin/comptes", "/admin/maintenance", "/admin/boutique"]) {
      expect(paths).not.toContain(kept);
    }
    expect(screens("administrator").map(({ to }) => to)).toContain("/admin/comptes");
  });
});
