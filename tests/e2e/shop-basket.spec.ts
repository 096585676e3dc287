import type { Page } from "@playwright/test";
import { expectAccessible, expectUsableAtBothSizes } from "./support/accessibility";
import { expect, test } from "./support/browser-test";
import { gotoHydrated } from "./support/hydrated";
import { noteShifts } from "./support/page-weight";
import {
  addToBasket,
  basketLine,
  basketTotal,
  editBasket,
  openProduct,
} from "./support/shop-pages";
import { changeContent } from "./support/stored-content";
import { holdToast, undo } from "./support/toasts";
import { resize } from "./support/viewport";

test("a basket survives a reload and a second visit, and can be changed and undone", async ({
  page,
}) => {
  await openProduct(page, "T-shirt technique");
  await page.getByRole("radio", { name: "Mimosa" }).check();
  await expect(page.getByRole("radio", { name: /^XL/ })).toBeDisabled();
  await expect(page.getByText("Épuisé")).toBeVisible();
  await page.getByRole("radio", { name: "M", exact: true }).check();
  await page.getByRole("button", { name: "Un de plus, T-shirt technique" }).click();
  await expect(page.getByText("2 articles : 44 €")).toBeVisible();
  await addToBasket(page);
  await expect(page.getByRole("link", { name: "Mon panier : 2 articles" })).toBeVisible();
  await page.getByRole("link", { name: "Voir le panier" }).click();
  await expect(basketLine(page, "T-shirt technique")).toContainText("Mimosa, taille M");
  await expect(basketTotal(page)).toContainText("44 €");

  await page.reload();
  await expect(basketTotal(page)).toContainText("44 €");
  const shirt = basketLine(page, "T-shirt technique");
  await shirt.getByRole("button", { name: /^Un de plus/ }).click();
  await expect(basketTotal(page)).toContainText("66 €");
  await shirt.getByRole("spinbutton").fill("1");
  await expect(basketTotal(page)).toContainText("22 €");
  await expectUsableAtBothSizes(page);

  await shirt.getByRole("button", { name: /^Retirer du panier/ }).click();
  await holdToast(page, "T-shirt technique");
  await expect(page.getByRole("heading", { name: "Votre panier est vide" })).toBeVisible();
  await undo(page, "T-shirt technique");
  await expect(basketTotal(page)).toContainText("22 €");
  await shirt.getByRole("button", { name: /^Retirer du panier/ }).click();
  await expect(page.getByRole("heading", { name: "Votre panier est vide" })).toBeVisible();
  await expectUsableAtBothSizes(page);
});

test("quantities that are none are refused beside the field, and nothing is added", async ({
  page,
}) => {
  await openProduct(page, "Tour de cou");
  const field = page.getByRole("spinbutton", { name: /^Quantité/ });
  for (const wrong of ["0", "-1", "1.5", "1000000000", ""]) {
    await field.fill(wrong);
    await page.getByRole("button", { name: "Ajouter au panier" }).click();
    await expect(page.getByText("Indiquez un nombre entier, de 1 à 20.")).toBeVisible();
    await expect(field).toBeFocused();
  }
  await expect(page.getByRole("link", { name: "Mon panier", exact: true })).toBeVisible();
  await field.fill("3");
  await addToBasket(page);
  await page.getByRole("link", { name: "Voir le panier" }).click();
  const line = basketLine(page, "Tour de cou");
  for (const wrong of ["0", "-1", "1.5", "1000000000"]) {
    await line.getByRole("spinbutton").fill(wrong);
    await expect(line.getByText("Le panier en garde 3.")).toBeVisible();
  }
  await page.reload();
  await expect(line.getByRole("spinbutton")).toHaveValue("3");
  await expect(basketTotal(page)).toContainText("30 €");
});

test("no more can be added than is left, over several visits", async ({ page }) => {
  await openProduct(page, "Gourde 60 cl");
  await addToBasket(page);
  await page.getByRole("spinbutton").fill("2");
  await page.getByRole("button", { name: "Ajouter au panier" }).click();
  await expect(page.getByText("Il n’en reste que 2, dont 1 déjà dans votre panier.")).toBeVisible();
  await page.getByRole("spinbutton").fill("1");
  await addToBasket(page);
  await page.getByRole("button", { name: "Ajouter au panier" }).click();
  await expect(
    page.getByText("Il n’en reste que 2\u00a0: ils sont tous déjà dans votre panier."),
  ).toBeVisible();
});

test("a name costs its price, and says that it cannot be given back", async ({ page }) => {
  await openProduct(page, "Débardeur de compétition");
  await expect(page.getByText(/ne peut être ni repris ni échangé/)).toBeVisible();
  await page.getByRole("button", { name: "Ajouter au panier" }).click();
  await expect(page.getByText("Choisissez une taille.")).toBeVisible();
  await expect(page.getByRole("radio", { name: "8 ans" })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("radio", { name: "L", exact: true }).check();
  await expect(page.getByText("Choisissez une taille.")).toBeHidden();
  await expect(page.locator(".price-tag-lg")).toContainText("Prix\u00a0: 32\u00a0€");
  const name = page.getByRole("textbox", { name: /^Prénom dans le dos/ });
  await name.fill("<Zoé>");
  await page.getByRole("button", { name: "Ajouter au panier" }).click();
  await expect(page.getByText(/ne contient que des lettres/)).toBeVisible();
  await name.fill("  Zoé ");
  await expect(page.getByText("37 €")).toBeVisible();
  await addToBasket(page);
  await name.fill("");
  await addToBasket(page);
  await page.getByRole("link", { name: "Voir le panier" }).click();
  await expect(basketLine(page, "« Zoé »")).toContainText("Ni repris ni échangé");
  await expect(
    page.getByRole("list", { name: "Articles du panier" }).getByRole("listitem"),
  ).toHaveCount(2);
  await expect(basketTotal(page)).toContainText("69 €");
});

test("everything is done from the keyboard", async ({ page }) => {
  await gotoHydrated(page, "/boutique");
  await page.getByRole("link", { name: "T-shirt technique" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("radio", { name: "Vert pin" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Mimosa" })).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Guide des tailles" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "M", exact: true })).toBeChecked();
  const quantity = page.getByRole("spinbutton");
  await quantity.focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Mon panier : 2 articles" })).toBeVisible();
  await page.getByRole("link", { name: "Voir le panier" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Retirer du panier/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Votre panier est vide" })).toBeVisible();
});

test("what is chosen and pressed before the page is hydrated counts", async ({ page }) => {
  const { promise: pressed, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.client/, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto("/boutique", { waitUntil: "commit" });
  const product = page.getByRole("link", { name: "Débardeur de compétition" });
  const address = await product.getAttribute("href");
  await page.goto(address ?? "", { waitUntil: "domcontentloaded" });
  await page.getByRole("radio", { name: "S", exact: true }).check();
  await page.getByRole("textbox", { name: /^Prénom/ }).fill("Zoé");
  await page.getByRole("spinbutton").fill("3");
  await page.getByRole("button", { name: "Ajouter au panier" }).click();
  release();
  await expect(page.getByText("3 × Débardeur de compétition, S, « Zoé ».")).toBeVisible();
  await expect(page.getByText("3 articles, personnalisation comprise : 111 €")).toBeVisible();
  await expect(page.getByRole("link", { name: "Mon panier : 3 articles" })).toBeVisible();
});

test("two tabs show one basket", async ({ page, context }) => {
  await openProduct(page, "Tour de cou");
  const other = await context.newPage();
  await gotoHydrated(other, "/boutique/panier");
  await expect(other.getByRole("heading", { name: "Votre panier est vide" })).toBeVisible();
  await addToBasket(page);
  await expect(basketTotal(other)).toContainText("10 €");
  await basketLine(other, "Tour de cou")
    .getByRole("button", { name: /^Retirer/ })
    .click();
  await expect(page.getByRole("link", { name: "Mon panier", exact: true })).toBeVisible();
});

test("a basket is seen from every page once it holds something, and from none before", async ({
  page,
  context,
  request,
  complaints,
}) => {
  complaints.allow(/404/);
  await page.addInitScript(noteShifts);
  const asked: string[] = [];
  page.on("request", (sent) => asked.push(sent.url()));
  const sign = (tab: Page) => tab.getByRole("banner").getByRole("link", { name: /^Panier : \d/ });
  const isFetched = () => asked.some((url) => url.includes("basket-sign"));
  await gotoHydrated(page, "/club/galerie");
  await page.waitForLoadState("networkidle");
  expect(isFetched()).toBe(false);
  const served = await (await request.get("/club/galerie")).text();
  expect(served).not.toContain("/boutique/panier");

  const other = await context.newPage();
  await gotoHydrated(other, "/mentions-legales");
  await expect(sign(other)).toHaveCount(0);
  await openProduct(page, "Tour de cou");
  await addToBasket(page);
  await expect(sign(page)).toHaveAccessibleName("Panier : 1 article");
  await expect(sign(other)).toBeVisible();

  for (const path of ["/", "/nulle-part"]) {
    await page.goto(path);
    await expect(sign(page)).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "shift")), path).toBeLessThan(0.001);
  }
  await resize(page, { width: 390, height: 844 });
  await page.goto("/");
  await expect(sign(page)).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => Reflect.get(window, "shift"))).toBeLessThan(0.001);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page
    .getByRole("dialog", { name: "Menu" })
    .getByRole("link", { name: "Panier : 1 article" })
    .click();
  await basketLine(page, "Tour de cou")
    .getByRole("button", { name: /^Retirer/ })
    .click();
  await expect(sign(page)).toHaveCount(0);
  await expect(sign(other)).toHaveCount(0);
});

test("what is edited by hand in the browser changes no price", async ({ page }) => {
  await openProduct(page, "Tour de cou");
  await addToBasket(page);
  await editBasket(page, ({ lines }) => ({
    changedAt: Date.now(),
    totalCents: 1,
    lines: [
      { ...Object(lines[0]), unitPriceCents: 1, totalCents: 1 },
      { variantId: "pas un article", quantity: 1, personalisation: "" },
      { ...Object(lines[0]), quantity: 1.5, personalisation: "Zoé" },
    ],
  }));
  await page.goto("/boutique/panier");
  await expect(basketTotal(page)).toContainText("10 €");
  await expect(
    page.getByRole("list", { name: "Articles du panier" }).getByRole("listitem"),
  ).toHaveCount(1);
});

test("an old basket is set aside, and taken up again or emptied by one click", async ({ page }) => {
  await openProduct(page, "Tour de cou");
  await addToBasket(page);
  const age = async () => {
    await editBasket(page, (kept) => ({ ...kept, changedAt: Date.now() - 31 * 86_400_000 }));
    await gotoHydrated(page, "/boutique/panier");
    await expect(page.getByText("Nous avons mis de côté 1 article.")).toBeVisible();
  };
  await age();
  await expectUsableAtBothSizes(page);
  await page.getByRole("button", { name: "Reprendre mon panier" }).click();
  await expect(basketTotal(page)).toContainText("10 €");
  await age();
  await page.getByRole("button", { name: "Le vider" }).click();
  await expect(page.getByRole("heading", { name: "Votre panier est vide" })).toBeVisible();
});

test("a site that does not answer loses nothing", async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource.*503/);
  await openProduct(page, "Tour de cou");
  await addToBasket(page);
  await page.route("**/boutique/panier/prix", (route) => route.fulfill({ status: 503 }));
  await page.getByRole("link", { name: "Voir le panier" }).click();
  await expect(page.getByRole("heading", { name: "Les prix n’ont pas pu être lus" })).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/boutique/panier/prix");
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(basketTotal(page)).toContainText("10 €");
});

test.describe("while the club changes the catalogue", () => {
  test.use({ ownSite: true });

  test("each line says what is wrong with it, and is put right by one click", async ({
    page,
    site,
  }) => {
    for (const name of ["Tour de cou", "Gourde 60 cl", "Bonnet à pompon"]) {
      await openProduct(page, name);
      await addToBasket(page);
    }
    await openProduct(page, "Débardeur de compétition");
    await page.getByRole("radio", { name: "L", exact: true }).check();
    await page.getByRole("textbox", { name: /^Prénom/ }).fill("Zoé");
    await page.getByRole("spinbutton").fill("4");
    await addToBasket(page);
    changeContent(
      site,
      `update products set is_hidden = 1 where name like 'Tour%';
       update products set price_cents = 1800 where name like 'Bonnet%';
       update product_variants set stock = 0 where product_id in (select id from products where name like 'Gourde%');
       update product_variants set stock = 3 where size = 'L' and colour = '';
       update products set personalisation_label = null, personalisation_price_cents = null`,
    );
    await page.goto("/boutique/panier");
    await expect(basketLine(page, "Bonnet à pompon")).toContainText("18 €");
    await expect(basketTotal(page)).toContainText("18 €");
    await expect(page.getByText("3 lignes demandent votre choix")).toBeVisible();
    await expect(page.getByRole("link", { name: "Passer la commande" })).toHaveCount(0);
    await expectUsableAtBothSizes(page);

    const gone = basketLine(page, "Le club ne vend plus cet article.");
    await gone.getByRole("button", { name: "Retirer du panier", exact: true }).click();
    const soldOut = basketLine(page, "Gourde 60 cl");
    await soldOut.getByRole("button", { name: "Retirer du panier", exact: true }).click();
    const jersey = basketLine(page, "Débardeur");
    await jersey.getByRole("button", { name: "Le prendre sans personnalisation" }).click();
    await expect(jersey).toContainText("Il n’en reste que 3");
    await jersey.getByRole("button", { name: "En prendre 3" }).click();
    await expect(basketTotal(page)).toContainText("114 €");
    await expect(page.getByRole("link", { name: "Passer la commande" })).toBeVisible();
  });
});
