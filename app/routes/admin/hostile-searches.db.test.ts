import { expect } from "vitest";
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

test("every screen of the administrator area answers to a hostile search", async ({ database }) => {
  const { site, cookie } = await openVisitor(database, "administrator");
  const search = `?${NAMES.map((name) => `${name}=${HOSTILE}`).join("&")}`;
  for (const route of adminRoutes) {
    const { loader } = await loadRoute(route.file);
    if (!loader) continue;
    const answer = await settle(() =>
      loader(routeArgs(site, cookie, { method: "GET", route, search })),
    );
    expect.soft(answer instanceof Response ? answer.status : 200, route.path).toBeLessThan(500);
  }
});
