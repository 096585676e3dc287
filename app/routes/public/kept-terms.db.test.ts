import { expect } from "vitest";
import { fillClub } from "~/club/fill-club.server";
import { association } from "~/club/kinds/association";
import { shop } from "~/club/kinds/shop";
import { readSite } from "~/club/read-site.server";
import { saleTerms } from "~/features/legal/sale-terms.server";
import { placeOrder } from "~/features/shop/place-order.server";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { sanitizeLegalText } from "~/platform/rich-text/sanitize-content.server";
import type { AnyKind } from "~/records/kind";
import { sheetId } from "~/records/sheets.server";
import { changeContent } from "~tests/support/change-content";
import { test } from "~tests/support/database-test";
import { TEST_NOW, testContext, testServices } from "~tests/support/services";
import { addProduct, stockOf, testOrder } from "~tests/support/shop-fixtures";
import { loader } from "./kept-terms";
import { loader as loadTermsOfToday } from "./sale-terms";

async function openTerms(database: Database, hash: string) {
  const url = new URL(`http://localhost:3000/boutique/cgv/${hash}`);
  const context = testContext(testServices(database));
  const pattern = "/boutique/cgv/:hash";
  return await loader({ request: new Request(url), url, params: { hash }, context, pattern });
}

async function openTermsOfToday(database: Database) {
  const url = new URL("http://localhost:3000/boutique/cgv");
  const context = testContext(testServices(database));
  const pattern = "/boutique/cgv";
  return await loadTermsOfToday({ request: new Request(url), url, params: {}, context, pattern });
}

/** As a volunteer saves some fields of a sheet. */
async function change(database: Database, kind: AnyKind, values: object) {
  await changeContent(database, async (trx) => {
    const row = await trx
      .selectFrom("club_records")
      .select("content")
      .where("id", "=", sheetId(kind))
      .executeTakeFirstOrThrow();
    const content = JSON.stringify({ ...JSON.parse(row.content), ...values });
    await trx
      .updateTable("club_records")
      .set({ content })
      .where("id", "=", sheetId(kind))
      .execute();
  });
}

/** An order by a buyer who saw the terms of that hash; those of now unless said. */
async function order(database: Database, variantId: string, shownHash?: string) {
  const { environment } = testServices(database);
  const termsOf = (site: Parameters<typeof saleTerms>[0]) => saleTerms(site, environment);
  const { hash } = termsOf(await readSite(database.kysely, TEST_NOW));
  const termsHash = shownHash ?? hash;
  const parts = await testOrder(database, { lines: [{ variantId }], termsHash });
  return { hash, outcome: await placeOrder(database, { ...parts, termsOf }) };
}

async function shopWithDemo(database: Database): Promise<string> {
  await fillClub(database, { words: "demo", now: TEST_NOW });
  const [variantId = ""] = (await addProduct(database)).variantIds;
  return variantId;
}

test("each order opens its own terms, whatever the club changes afterwards", async ({
  database,
}) => {
  const variantId = await shopWithDemo(database);
  const first = await order(database, variantId);
  const second = await order(database, variantId);
  const shown = await openTermsOfToday(database);
  await change(database, association, {
    mediatorName: "Médiation du Bassin",
    termsAddendum: "Pas d’échange <b>après lavage</b>.",
  });
  await change(database, shop, {
    closures: [{ id: newId(), from: "2027-07-01", to: "2027-07-31" }],
  });
  const third = await order(database, variantId);
  const outcomes = [first, second, third].map(({ outcome }) => outcome.kind);
  expect(outcomes).toEqual(["placed", "placed", "placed"]);
  const orders = await database.kysely
    .selectFrom("orders")
    .select("terms_hash")
    .orderBy("terms_hash")
    .execute();
  expect(orders.map(({ terms_hash }) => terms_hash)).toEqual(
    [first.hash, first.hash, third.hash].toSorted(),
  );
  expect(await database.kysely.selectFrom("sale_terms").select("hash").execute()).toHaveLength(2);
  const before = await openTerms(database, first.hash);
  expect(before.day).toBe("2026-03-10");
  expect(sanitizeLegalText(shown.html)).toBe(before.html);
  expect(before.html).toContain("Médiation Consommation Gascogne");
  expect(before.html).toContain("du 21 décembre 2026 au 3 janvier 2027.");
  expect(before.html).not.toContain("juillet 2027");
  const after = await openTerms(database, third.hash);
  expect(after.html).toContain("Médiation du Bassin");
  expect(after.html).toContain("du 1er juillet 2027 au 31 juillet 2027.");
  expect(after.html).toContain("<p>Pas d’échange &lt;b&gt;après lavage&lt;/b&gt;.</p>");
  expect(after.sections.at(-1)).toEqual({ id: "ajout", title: "Le club ajoute" });
});

test("nothing is ordered under other terms than those that the form showed", async ({
  database,
}) => {
  const variantId = await shopWithDemo(database);
  const { hash, outcome } = await order(database, variantId, "0".repeat(32));
  expect(outcome).toEqual({ kind: "terms-changed", newTermsHash: hash });
  expect(await stockOf(database, variantId)).toBe(10);
  for (const table of ["orders", "sale_terms", "mail_outbox"] as const) {
    expect(await database.kysely.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

test("terms that no order was placed under are a 404", async ({ database }) => {
  for (const hash of ["f".repeat(32), "1", "\u0000", "../cgv", "F".repeat(32)]) {
    await expect(openTerms(database, hash)).rejects.toMatchObject({ init: { status: 404 } });
  }
});
