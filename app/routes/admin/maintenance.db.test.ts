import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect } from "vitest";
import { longDate } from "~/lib/french-dates";
import { parisDay } from "~/lib/paris-instants";
import { readEnvironment } from "~/platform/environment.server";
import type { Services } from "~/platform/services.server";
import { createTestAccount, openTestSession } from "~tests/support/accounts";
import { failingDatabase } from "~tests/support/cleanup-fixtures";
import { storeTestMessage } from "~tests/support/contact-fixtures";
import { test } from "~tests/support/database-test";
import { testContext, testServices } from "~tests/support/services";
import { addProduct, placeTestOrder } from "~tests/support/shop-fixtures";
import Maintenance, { loader } from "./maintenance";

const URL_OF_SCREEN = "http://localhost:3000/admin/maintenance";
const BOXES = {
  activity_log: "Journal d’activité",
  articles: "Ordre des actualités",
  mail_outbox: "Envoi des e-mails",
  demo_rows: "L’exemple",
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

describe("mails that wait for somebody's word", () => {
  const OLD = new Date(Date.now() - 3 * 86_400_000);
  const mailing = (services: Services): Services => ({
    ...services,
    environment: readEnvironment({
      NODE_ENV: "test",
      SMTP_URL: "smtp://127.0.0.1:1",
      MAIL_FROM: "site@les-pins.example",
    }),
  });
  const boxOf = (html: string) =>
    html.split("<section").find((part) => part.includes('id="a-decider"')) ?? "";

  test("are listed by what they are about, without their text, and lead there", async ({
    database,
  }) => {
    const services = mailing({ ...testServices(database), now: new Date() });
    const cookie = await signIn(services);
    const message = await storeTestMessage(database, { title: "SUJET", now: OLD });
    const { variantIds } = await addProduct(database);
    const lines = [{ variantId: variantIds[0] ?? "" }];
    const order = await placeTestOrder(database, { lines });
    await database.kysely
      .updateTable("mail_outbox")
      .set({ created_at: OLD.toISOString() })
      .execute();
    const box = boxOf(await render(services, { cookie }));
    const day = longDate(parisDay(OLD));
    expect(box).toMatch(new RegExp(`/admin/messages/${message.id}"[^>]*>Message de Zoé Durand<`));
    expect(box).toContain(`Copie pour le club, en attente depuis le ${day}.`);
    expect(box).toMatch(
      new RegExp(`/admin/boutique/commandes/${order.id}"[^>]*>Votre commande ${order.number}<`),
    );
    expect(box).toContain(`Pour zoe@exemple.fr, en attente depuis le ${day}.`);
    expect(box).not.toMatch(/SUJET|nous serions deux/);
    expect(box.match(/Envoyer<|>Ne pas envoyer</g)).toHaveLength(6);
  });

  test("have no box where there are none, and no «\u00a0Envoyer\u00a0» where nothing sends", async ({
    database,
  }) => {
    const services = { ...testServices(database), now: new Date() };
    const cookie = await signIn(services);
    await storeTestMessage(database, { now: services.now });
    expect(boxOf(await render(services, { cookie }))).toBe("");
    await storeTestMessage(database, { email: "b@exemple.fr", now: OLD });
    const box = boxOf(await render(services, { cookie }));
    expect(box).toContain("rien ne peut partir pour l’instant");
    expect(box).toContain(">Ne pas envoyer<");
    expect(box).not.toContain(">Envoyer<");
  });

  test("given up are listed with the reason, ten at most", async ({ database }) => {
    const services = mailing({ ...testServices(database), now: new Date() });
    const cookie = await signIn(services);
    for (let rank = 0; rank < 12; rank += 1) {
      await storeTestMessage(database, { email: `v${rank}@exemple.fr`, now: services.now });
    }
    await database.kysely
      .updateTable("mail_outbox")
      .set({ state: "given-up", attempts: 14, last_error: "550 no such mailbox" })
      .execute();
    const box = boxOf(await render(services, { cookie }));
    expect(box).toContain("Le service d’envoi a refusé le message (code\u00a0550).");
    expect(box.match(/>Ne pas envoyer</g)).toHaveLength(10);
    expect(box).toContain("sur 12");
  });
});
