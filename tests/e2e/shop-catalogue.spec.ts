import { expectAccessible, expectUsableAtBothSizes } from "./support/accessibility";
import { expect, test } from "./support/browser-test";
import { gotoHydrated } from "./support/hydrated";
import { readHead, structuredDataIn } from "./support/page-head";
import { addToBasket, openProduct } from "./support/shop-pages";
import { changeContent } from "./support/stored-content";

test("the catalogue and a product say what they are, to people and to search engines", async ({
  page,
  site,
}) => {
  await page.goto("/boutique");
  await expect(page.getByRole("article")).toHaveCount(6);
  await expect(page.getByRole("article").filter({ hasText: "Débardeur" })).toContainText(
    "À votre nom",
  );
  await expectUsableAtBothSizes(page);
  await page.getByRole("link", { name: "Gourde 60 cl" }).click();
  await expect(page).toHaveURL(/\/boutique\/produits\//);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gourde 60 cl");
  await expectUsableAtBothSizes(page);
  const html = (await (await page.reload())?.text()) ?? "";
  const { title, canonical, tags } = await readHead(page);
  expect(title).toMatch(/^Gourde 60\scl, boutique du club/);
  expect(canonical).toEqual([page.url()]);
  const shared = await page.request.get(tags["og:image"]?.[0] ?? "");
  expect(shared.url()).toContain(`${site.url}/media/products/`);
  expect(shared.headers()["content-type"]).toBe("image/jpeg");
  const product = structuredDataIn(html).find((block) => block["@type"] === "Product");
  expect(product).toMatchObject({
    url: page.url(),
    offers: [
      {
        "@type": "Offer",
        price: "9.50",
        priceCurrency: "EUR",
        availability: "https://schema.org/InStock",
      },
    ],
  });
});

test("a colour that is sold out cannot be chosen", async ({ page }) => {
  await openProduct(page, "Bonnet à pompon");
  await expect(page.getByRole("radio", { name: "Bleu océan Épuisé" })).toBeDisabled();
  await addToBasket(page);
  await expect(page.getByText("1 × Bonnet à pompon, Vert pin.")).toBeVisible();
});

test("an unknown product is not found, with a way back", async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource.*404/);
  const answer = await page.goto("/boutique/produits/288aba1e-c362-45d9-b7de-c35529fe6f12");
  expect(answer?.status()).toBe(404);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Voir la boutique" }).click();
  await expect(page).toHaveURL("/boutique");
});

test.describe("while the club changes the catalogue", () => {
  test.use({ ownSite: true });

  test("empty, sold out and without a photo, pages stay pages", async ({
    page,
    site,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource.*404/);
    const name = `Veste ${"très longue ".repeat(12)}du club`;
    changeContent(
      site,
      `update product_variants set stock = 0 where product_id in (select id from products where name like 'Veste%');
       delete from product_images where product_id in (select id from products where name like 'Veste%');
       update products set name = '${name}' where name like 'Veste%'`,
    );
    await gotoHydrated(page, "/boutique");
    await expect(page.getByRole("article").filter({ hasText: "Veste" })).toContainText("Épuisé");
    await expectUsableAtBothSizes(page);
    await page.getByRole("link", { name: /^Veste/ }).click();
    await expect(page.getByText("Épuisé dans toutes les tailles.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Ajouter au panier" })).toHaveCount(0);
    await expectUsableAtBothSizes(page);
    const address = page.url();
    changeContent(site, "update products set is_hidden = 1");
    expect((await page.goto(address))?.status()).toBe(404);
    await page.goto("/boutique");
    await expect(page.getByRole("heading", { name: "Les portants sont vides" })).toBeVisible();
    await expectUsableAtBothSizes(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the shop is read, and says how to order all the same", async ({ page }) => {
    await page.goto("/boutique");
    await expect(page.getByRole("link", { name: /Mon panier/ })).toBeHidden();
    await page.getByRole("link", { name: "T-shirt technique" }).click();
    // By its class: text inside <noscript> is no text to Playwright.
    const words = page.locator(".shop-noscript");
    await expect(words).toBeVisible();
    expect(await words.evaluate((box) => box.textContent)).toMatch(
      /Vert pin, L\s: 22\s€, 2 en stock/,
    );
    await expect(page.getByRole("button", { name: "Ajouter au panier" })).toBeHidden();
    await expect(page.getByRole("heading", { name: "Guide des tailles" })).toBeVisible();
    await page.getByRole("link", { name: "Agrandir" }).first().click();
    await expect(page).toHaveURL(/\/media\/products\//);
    await page.goto("/boutique/panier");
    await expect(words).toBeVisible();
    await expect(page.locator(".basket-line").first()).toBeHidden();
  });
});
