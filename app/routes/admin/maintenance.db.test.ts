import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect } from "vitest";
import type { Services } from "~/platform/services.server";
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

/** The cookie of somebody who is signed in. */
async function signIn(services: Services): Promise<string> {
  await createTestAccount(services, { email: "maelle@exemple.fr" });
  return await openTestSession(services, "maelle@exemple.fr");
}

/** The screen as the server makes it. */
async function render(services: Services, headers: Record<string, string>): Promise<string> {
  const request = new Request(URL_OF_SCREEN, { headers });
  const args = { request, url: new URL(URL_OF_SCREEN), params: {}, context: testContext(services) };
  const loaderData = await (loader as (args: unknown) => Promise<object>)(args);
  const router = createMemoryRouter([
    { path: "*", element: createElement(Maintenance as never, { loaderData }) },
  ]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

test("requests through a proxy that is not counted are said, with what to set", async ({
  database,
}) => {
  const services = { ...testServices(database), now: new Date(), clientAddress: "10.0.0.1" };
  const forwarded = { "x-forwarded-for": "203.0.113.9" };
  const said = /par un mandataire \(10\.0\.0\.1\).*TRUST_PROXY=1/;
  const cookie = await signIn(services);
  expect(await render(services, { cookie })).not.toMatch(/mandataire/);
  expect(await render(services, { ...forwarded, cookie })).toMatch(said);
  const environment = { ...services.environment, trustedProxies: 1 };
  const counted = await render({ ...services, environment }, { ...forwarded, cookie });
  expect(counted).not.toMatch(/mandataire/);
});

test.for(Object.entries(BOXES))(
  "a table that cannot be read takes its own box only: %s",
  async ([table, name], { database }) => {
    const services = { ...testServices(database), now: new Date() };
    const cookie = await signIn(services);
    const broken = { ...services, database: failingDatabase(database, "SelectQueryNode", table) };
    const html = await render(broken, { cookie });
    expect(html).toContain("Sauvegardes");
    const closed = html
      .split("<section")
      .filter((box) => box.includes("Cette partie ne peut pas être lue"))
      .map((box) => /<h2[^>]*>([^<]*)</.exec(box)?.[1]);
    expect(closed).toContain(name);
    // Some boxes count the same table.
    expect(closed.length).toBeLessThanOrEqual(4);
    expect(html.match(/class="admin-box"/g)?.length).toBeGreaterThanOrEqual(7);
    expect(html).not.toContain("SelectQueryNode");
  },
);
