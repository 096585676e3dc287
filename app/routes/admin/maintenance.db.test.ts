import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect } from "vitest";
import { createTestAccount, openTestSession } from "~tests/support/accounts";
import { failingDatabase } from "~tests/support/cleanup-fixtures";
import { test } from "~tests/support/database-test";
import { testContext, testServices } from "~tests/support/services";
import Maintenance, { loader } from "./maintenance";

const URL_OF_SCREEN = "http://localhost:3000/admin/maintenance";
const BOXES = {
  activity_log: "Journal d’activité",
  articles: "Ordre des actualités",
  mail_outbox: "Envoi des e-mails",
  demo_rows: "Contenu de démonstration",
  coaches: "Corbeille",
  storage_cleanup_log: "Nettoyage des fichiers",
  media_files: "État du site",
} as const;

test.for(Object.entries(BOXES))(
  "a table that cannot be read takes its own box only: %s",
  async ([table, name], { database }) => {
    const services = { ...testServices(database), now: new Date() };
    await createTestAccount(services, { email: "maelle@exemple.fr" });
    const cookie = await openTestSession(services, "maelle@exemple.fr");
    const broken = { ...services, database: failingDatabase(database, "SelectQueryNode", table) };
    const request = new Request(URL_OF_SCREEN, { headers: { cookie } });
    const args = { request, url: new URL(URL_OF_SCREEN), params: {}, context: testContext(broken) };
    const loaderData = await (loader as (args: unknown) => Promise<object>)(args);
    const router = createMemoryRouter([
      { path: "*", element: createElement(Maintenance as never, { loaderData }) },
    ]);
    const html = renderToStaticMarkup(createElement(RouterProvider, { router }));
    expect(html).toContain("Sauvegardes");
    const closed = html
      .split("<section")
      .filter((box) => box.includes("Cette partie ne peut pas être lue"))
      .map((box) => /<h2[^>]*>([^<]*)</.exec(box)?.[1]);
    expect(closed).toContain(name);
    // Some boxes count the same table.
    expect(closed.length).toBeLessThanOrEqual(4);
    expect(html.match(/class="ad-box"/g)?.length).toBeGreaterThanOrEqual(7);
    expect(html).not.toContain("SelectQueryNode");
  },
);
