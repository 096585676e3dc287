import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { callFor } from "~/club/calls";
import { WITHDRAWAL_RIGHT } from "~/lib/sale-law";
import demoShop from "~content/demo/club/shop.json" with { type: "json" };
import demoAssociation from "../../content/demo/club/association.json" with { type: "json" };
import { DEMO_SITE } from "../support/demo-club";
import {
  expectAccessible,
  expectUsableAtBothSizes,
  expectWrongFieldInSight,
} from "./support/accessibility";
import { gotoHydrated, waitUntilHydrated } from "./support/hydrated";
import { expect, test } from "./support/mailing-site";
import {
  BUYER,
  buyShirts,
  fillBasket,
  fillOrderForm,
  ORDER_BUTTON,
  thankedFor,
} from "./support/shop-buyer";

test.use({ siteContent: "demo" });

const CLUB = callFor(DEMO_SITE, "shop").email;
const THANKS = "/boutique/thank-you";

test("two sizes of a shirt are bought; the buyer alone sees the order again, and both mails arrive", async ({
  page,
  browser,
  site,
  mailbox,
}) => {
  await fillBasket(page, ["S", "M"]);
  await fillOrderForm(page);
  await page.getByRole("textbox", { name: "Un mot pour nous" }).fill("Ma fille passera.");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Nom complet" })).toHaveValue(BUYER.name);
  await expect(page.getByRole("textbox", { name: "Téléphone" })).toHaveValue(BUYER.phone);
  await expect(page.getByRole("textbox", { name: "Adresse e-mail" })).toHaveValue(BUYER.email);
  await expect(page.getByRole("textbox", { name: "Un mot" })).toHaveValue("Ma fille passera.");
  await expect(page.getByRole("radio").first()).toBeChecked();
  // An agreement is given anew.
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await page.getByRole("checkbox", { name: /conditions générales de vente/ }).check();
  await expectUsableAtBothSizes(page);
  await expect(page.getByText("1\u00a0×\u00a0T-shirt technique")).toHaveCount(2);
  await expect(page.locator(".order-total")).toContainText("44\u00a0€");
  await page.getByRole("button", { name: ORDER_BUTTON }).click();
  const number = await thankedFor(page);
  await expect(page.getByRole("banner").getByRole("link", { name: /^Panier/ })).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem("foulee.saisie.commande"))).toBeNull();
  await expectUsableAtBothSizes(page);
  expect(new URL(page.url()).pathname).toBe(THANKS);
  await expect(page.getByText("Taille S, Vert pin")).toBeVisible();
  await expect(page.getByText("Taille M, Vert pin")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(WITHDRAWAL_RIGHT)).toBeVisible();
  await expect(page.getByText(demoAssociation.siret).first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await page.emulateMedia({ media: null });

  await page.reload();
  expect(await thankedFor(page)).toBe(number);
  // A navigation within the site asks for its data by another address.
  await page.getByRole("link", { name: "Conditions générales de vente" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: /^Conditions/ })).toBeVisible();
  await page.goBack();
  expect(await thankedFor(page)).toBe(number);
  const stranger = await browser.newContext({ baseURL: site.url });
  const other = await stranger.newPage();
  for (const path of [THANKS, `${THANKS}.data`, "/Boutique/Thank-You"]) {
    const response = await other.goto(path);
    expect(response?.headers()["cache-control"]).toBe("private, no-store");
    expect(await response?.text()).not.toContain(number);
  }
  await other.goto(THANKS);
  await expect(other.getByText("Rien à montrer dans ce navigateur")).toBeVisible();
  await expectAccessible(other);
  await stranger.close();

  const sentTo = (to: string) => mailbox.received.filter((mail) => mail.to.includes(to));
  await expect.poll(() => [sentTo(BUYER.email).length, sentTo(CLUB).length]).toEqual([1, 1]);
  const confirmation = sentTo(BUYER.email)[0]?.mail;
  expect(confirmation?.subject).toContain(number);
  expect(confirmation?.text).toContain("44\u00a0€");
  expect(confirmation?.text).toContain(`${site.url}/boutique/retractation`);
  expect(sentTo(CLUB)[0]?.mail.subject).toContain(number);

  await gotoHydrated(page, "/boutique/commande");
  await expect(page.getByText("Votre panier est vide")).toBeVisible();
  await expectAccessible(page);
});

test("an order placed by a browser that refuses cookies is said to be placed, also after a reload", async ({
  page,
}) => {
  await fillBasket(page, ["S"]);
  await fillOrderForm(page);
  await page.route(/\/boutique\/thank-you/, async (route) => {
    await page.context().clearCookies();
    await route.continue();
  });
  await page.getByRole("button", { name: ORDER_BUTTON }).click();
  const placed = page.getByText(/^Votre commande \w{3}-\w{3} est enregistrée\.$/);
  await expect(placed).toBeVisible();
  await expectUsableAtBothSizes(page);
  await page.reload();
  await expect(placed).toBeVisible();
});

test("another order is withdrawn from in two steps, by a browser without scripts", async ({
  page,
  browser,
  site,
  mailbox,
}) => {
  const number = await buyShirts(page, ["S", "M"]);
  const plain = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto("/boutique");
  await reader.getByRole("link", { name: "Renoncer au contrat ici" }).first().click();
  await reader.getByRole("textbox", { name: "Numéro de commande" }).fill("AAA-AAA");
  await reader.getByRole("textbox", { name: "Nom complet" }).fill(BUYER.name);
  await reader.getByRole("textbox", { name: "Adresse e-mail" }).fill(BUYER.email);
  const goOn = reader.getByRole("button", { name: "Renoncer au contrat ici" });
  await goOn.click();
  await expect(reader.getByRole("alert")).toContainText("Aucune commande");
  await expect(reader.getByRole("textbox", { name: "Numéro de commande" })).toBeFocused();
  await reader.getByRole("textbox", { name: "Adresse e-mail" }).fill("zoe@exemple");
  await goOn.click();
  await expect(reader.getByRole("textbox", { name: "Adresse e-mail" })).toBeFocused();
  await reader.getByRole("textbox", { name: "Adresse e-mail" }).fill(BUYER.email);
  await reader.getByRole("textbox", { name: "Numéro de commande" }).fill(number.toLowerCase());
  await goOn.click();
  await expect(reader.getByRole("heading", { name: `Commande ${number}` })).toBeVisible();
  const confirm = reader.getByRole("button", { name: "Confirmer la rétractation" });
  const [small, medium] = [/Taille S/, /Taille M/].map((name) =>
    reader.getByRole("checkbox", { name }),
  );
  await small?.uncheck();
  await medium?.uncheck();
  await confirm.click();
  await expect(reader.getByText("Cochez au moins un article")).toBeVisible();
  await expect(reader.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await medium?.check();
  await confirm.click();
  await expect(reader.getByRole("heading", { name: "Rétractation enregistrée" })).toBeVisible();
  await expect(reader.getByText(/^Le .+ à \d{2}h\d{2} \(heure de Paris\)/)).toBeVisible();
  await plain.close();

  const subject = /rétractation.*commande/i;
  const found = () => mailbox.received.filter(({ mail }) => subject.test(mail.subject ?? ""));
  await expect
    .poll(() =>
      found()
        .map(({ to }) => to[0])
        .sort(),
    )
    .toEqual([CLUB, BUYER.email]);
  const acknowledgement = found().find(({ to }) => to.includes(BUYER.email))?.mail.text;
  expect(acknowledgement).toMatch(/\d{2}h\d{2} \(heure de Paris\)/);
  expect(acknowledgement).toContain("22\u00a0€");

  await page.reload();
  await expect(page.getByText("Rétractation enregistrée")).toBeVisible();
  await expect(page.getByText(/^Total après rétractation.*22\u00a0€$/)).toBeVisible();
  await expect(page.getByText(/^22\u00a0€ au retrait/)).toBeVisible();
});

test("with scripts a withdrawal says what is wrong before it is sent, then goes to its page", async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  const posts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST" && pathname.startsWith("/boutique")) posts.push(pathname);
  });
  await gotoHydrated(page, "/boutique/retractation");
  const [number, name, email] = ["Numéro de commande", "Nom complet", "Adresse e-mail"].map(
    (label) => page.getByRole("textbox", { name: label }),
  );
  if (!number || !name || !email) throw new Error("The form has all three.");
  await number.fill("AAA-AAA");
  await name.fill("zoe@exemple.fr");
  await email.fill("zoe@exemple");
  await email.press("Enter");
  await expect(name).toHaveAccessibleDescription(/seulement votre nom/);
  await expect(name).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/n’est pas complète/);
  await expectUsableAtBothSizes(page);
  expect(posts).toEqual([]);
  await name.fill(BUYER.name);
  await expect(name).not.toHaveAccessibleDescription(/seulement votre nom/);
  await email.fill(BUYER.email);
  await email.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Aucune commande");
  await expect(number).toHaveValue("AAA-AAA");
  expect(posts).toEqual(["/boutique/retractation"]);
  await waitUntilHydrated(page);
  await number.fill("AAA-AAB");
  await page.waitForFunction(() =>
    sessionStorage.getItem("foulee.saisie.retractation")?.includes("AAA-AAB"),
  );
  await gotoHydrated(page, "/boutique/retractation");
  await expect(number).toHaveValue("AAA-AAB");
  await expect(name).toHaveValue(BUYER.name);
  await expect(email).toHaveValue(BUYER.email);
});

test("from the thank-you page withdrawing is one press away, with nothing to type", async ({
  page,
}) => {
  const number = await buyShirts(page, ["XL"]);
  const name = page.getByRole("textbox", { name: "Nom complet" });
  await gotoHydrated(page, "/boutique/retractation");
  await name.fill(BUYER.name);
  await page.goto(THANKS);
  await page.getByRole("button", { name: "Renoncer au contrat ici" }).click();
  await expect(page.getByRole("heading", { name: `Commande ${number}` })).toBeVisible();
  await expectUsableAtBothSizes(page);
  await page.getByRole("button", { name: "Confirmer la rétractation" }).click();
  await expect(page.getByRole("heading", { name: "Rétractation enregistrée" })).toBeVisible();
  await expectUsableAtBothSizes(page);
  await page.goto(THANKS);
  const title = page.getByRole("heading", { level: 1, name: "Rétractation enregistrée" });
  await expect(title).toBeVisible();
  await expect(page.getByRole("heading", { name: "La suite" })).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  // Paper has none of the dark ground that the white title stands on.
  await expect(title).not.toHaveCSS("color", "rgb(255, 255, 255)");
  await page.emulateMedia({ media: null });
  await gotoHydrated(page, "/boutique/retractation");
  await expect(name).toHaveValue("");
  await expectUsableAtBothSizes(page);
});

test("an answer that gets lost makes no second order, also after a reload and a change", async ({
  page,
  site,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  await fillBasket(page, ["M"]);
  await fillOrderForm(page);
  await page.route("**/boutique/commande/envoyer", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: ORDER_BUTTON }).click();
  const alert = page.getByRole("alert").filter({ hasText: "n’a pas pu être confirmée" });
  await expect(alert).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Nom complet" })).toHaveValue(BUYER.name);
  await expectAccessible(page);
  await page.unroute("**/boutique/commande/envoyer");
  await page.reload();
  await gotoHydrated(page, "/boutique");
  await fillOrderForm(page, { ...BUYER, name: "Zoé Durand-Roux", email: "zoe@exemple.fr" });
  await page.getByRole("button", { name: ORDER_BUTTON }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Déjà enregistrée");
  const [number, ...others] = readOrders(site.dataDir);
  expect(others).toEqual([]);
  const known = page.getByText(`Votre commande est déjà enregistrée sous le n°\u00a0${number}.`);
  await expect(known).toBeVisible();
  await expect(page.locator(".receipt-top")).toContainText(`au nom de ${BUYER.name}`);
  await expectUsableAtBothSizes(page);
  await page.reload();
  await expect(known).toBeVisible();
  await page.getByRole("button", { name: "Renoncer au contrat ici" }).click();
  await expect(page.getByRole("heading", { name: `Commande ${number}` })).toBeVisible();
});

test("what is wrong is said beside its field, and what was typed stays", async ({ page }) => {
  await fillBasket(page, ["M"]);
  await fillOrderForm(page, { ...BUYER, phone: "06 12", email: "zoe@exemple" });
  const [phone, email] = ["Téléphone", "Adresse e-mail"].map((name) =>
    page.getByRole("textbox", { name }),
  );
  if (!phone || !email) throw new Error("The form has both.");
  const send = page.getByRole("button", { name: ORDER_BUTTON });
  await expectWrongFieldInSight(page, { send, field: phone, label: "Téléphone" });
  await expect(phone).toHaveAccessibleDescription(/n’est pas complet/);
  await expect(email).toHaveAccessibleDescription(/n’est pas complète/);
  await expect(phone).toBeFocused();
  await expectUsableAtBothSizes(page);
  await phone.fill(BUYER.phone);
  await email.fill(BUYER.email);
  await page.keyboard.press("Enter");
  await thankedFor(page);
});

test("without a day the browser asks for one of those in sight, and complains of none", async ({
  page,
}) => {
  await fillBasket(page, ["M"]);
  await page.getByRole("link", { name: /^Mon panier/ }).click();
  await page.getByRole("link", { name: "Passer la commande" }).click();
  await page.getByRole("textbox", { name: "Nom complet" }).fill(BUYER.name);
  await page.getByRole("textbox", { name: "Téléphone" }).fill(BUYER.phone);
  await page.getByRole("textbox", { name: "Adresse e-mail" }).fill(BUYER.email);
  await page.getByRole("button", { name: ORDER_BUTTON }).click();
  await expect(page.getByRole("radio").first()).toBeFocused();
});

test("a day that the club has taken back is said to be gone, and what was typed stays", async ({
  page,
  site,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  await fillBasket(page, ["M"]);
  await fillOrderForm(page);
  const [former] = DEMO_SITE.shop.pickup.evenings;
  await expect(page.getByText(former?.hours ?? "").first()).toBeVisible();
  writeEvenings(site.dataDir, [{ id: randomUUID(), weekday: "4", from: "17:00", to: "18:00" }]);
  const button = page.getByRole("button", { name: ORDER_BUTTON });
  await button.click();
  await expect(page.getByText("Ce créneau n’est plus proposé")).toBeVisible();
  // The terms of sale tell the evenings.
  const agreement = page.getByRole("checkbox", { name: /conditions générales de vente/ });
  await expect(agreement).toHaveAccessibleDescription(/conditions de vente ont changé/);
  await expect(page.getByRole("radio")).toHaveCount(4);
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Nom complet" })).toHaveValue(BUYER.name);
  await expectUsableAtBothSizes(page);
  writeEvenings(site.dataDir, []);
  await page
    .getByRole("radio", { name: /17h00 – 18h00/ })
    .first()
    .check();
  await agreement.check();
  await button.click();
  await expect(page.getByText("Pas de retrait ces prochaines semaines")).toBeVisible();
  await expectUsableAtBothSizes(page);
  expect(readOrders(site.dataDir)).toEqual([]);
  writeEvenings(site.dataDir, demoShop.evenings);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Nom complet" })).toHaveValue(BUYER.name);
});

test("a price that changed is shown and agreed to anew; what is gone sends back to the basket", async ({
  page,
  site,
  complaints,
}) => {
  complaints.allow(/status of 409/);
  await fillBasket(page, ["M"]);
  await fillOrderForm(page);
  await expect(page.getByText("22\u00a0€", { exact: true }).first()).toBeVisible();
  write(site.dataDir, "update products set price_cents = 2500 where name = 'T-shirt technique'");
  const button = page.getByRole("button", { name: ORDER_BUTTON });
  await button.click();
  const alert = page.getByRole("alert").filter({ hasText: "a changé" });
  await expect(alert).toContainText("25\u00a0€ au lieu de 22\u00a0€");
  await expectAccessible(page);
  expect(readOrders(site.dataDir)).toEqual([]);
  write(site.dataDir, "update product_variants set stock = 0 where size = 'M'");
  await button.click();
  await expect(
    page.getByRole("alert").filter({ hasText: "ne peut pas être commandé" }),
  ).toBeVisible();
  await expect(button).toBeDisabled();
  await page.getByRole("link", { name: "Corriger le panier" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /panier/i })).toBeVisible();
  expect(readOrders(site.dataDir)).toEqual([]);
});

test("terms of sale that changed are agreed to anew, and the order opens those", async ({
  page,
  site,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  await fillBasket(page, ["M"]);
  await fillOrderForm(page);
  const mediator = "Médiation du Bassin";
  write(
    site.dataDir,
    `update club_records set content = json_set(content, '$.mediatorName', '${mediator}') where kind = 'association'`,
  );
  const button = page.getByRole("button", { name: ORDER_BUTTON });
  await button.click();
  const agreement = page.getByRole("checkbox", { name: /conditions générales de vente/ });
  await expect(agreement).toHaveAccessibleDescription(/^Les conditions de vente ont changé/);
  await expect(agreement).not.toBeChecked();
  await expect(agreement).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Nom complet" })).toHaveValue(BUYER.name);
  await expect(page.getByRole("radio").first()).toBeChecked();
  expect(readOrders(site.dataDir)).toEqual([]);
  await expectUsableAtBothSizes(page);
  await agreement.check();
  await button.click();
  await thankedFor(page);
  await page.getByRole("link", { name: "conditions de vente que vous avez acceptées" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Conditions de vente de votre commande" }),
  ).toBeVisible();
  await expect(page.getByRole("main")).toContainText(mediator);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expectUsableAtBothSizes(page);
});

/** As an administrator would meanwhile, on another machine. */
function write(dataDir: string, statement: string): void {
  const database = new DatabaseSync(`${dataDir}/foulee.db`);
  database.exec(statement);
  database.close();
}

/** As the settings of the shop save them; pages are made anew at the next change of the content. */
function writeEvenings(dataDir: string, evenings: readonly object[]): void {
  const content = JSON.stringify({ ...demoShop, closures: [], evenings });
  const database = new DatabaseSync(`${dataDir}/foulee.db`);
  database.prepare("update club_records set content = ? where kind = 'shop'").run(content);
  database.close();
}

/** The numbers of the orders that were placed. */
function readOrders(dataDir: string): unknown[] {
  const database = new DatabaseSync(`${dataDir}/foulee.db`, { readOnly: true });
  const rows = database.prepare("select number from orders").all();
  database.close();
  return rows.map(({ number }) => number);
}
