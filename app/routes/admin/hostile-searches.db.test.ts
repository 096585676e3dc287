import { describe, expect } from "vitest";
import {
  adminRoutes,
  loadRoute,
  openVisitor,
  routeArgs,
  settle,
} from "~tests/support/admin-routes";
import { test } from "~tests/support/database-test";

const HOSTILE = encodeURIComponent("a\u0000b%_\\'\ufffe\ud7ff");
const NAMES =
  "dates etape etat filtre fin jeton jour mois page par periode q retour section sens tri type vue".split(
    " ",
  );

describe("every screen of the administrator area", () => {
  for (const route of adminRoutes) {
    test(`${route.path} answers to a hostile search`, async ({ database }) => {
      const { loader } = await loadRoute(route.file);
      if (!loader) return;
      const { site, cookie } = await openVisitor(database, "administrator");
      const search = `?${NAMES.map((name) => `${name}=${HOSTILE}`).join("&")}`;
      const answer = await settle(() =>
        loader(routeArgs(site, cookie, { method: "GET", route, search })),
      );
      expect(answer instanceof Response ? answer.status : 200).toBeLessThan(500);
    });
  }
});
