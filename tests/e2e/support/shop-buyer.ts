import { expect, type Page } from "@playwright/test";
import { gotoHydrated } from "./hydrated";

export const BUYER = {
  name: "Zoé Durand",
  phone: "06 12 34 56 78",
  email: "zoe.durand@exemple.fr",
};

export const ORDER_BUTTON = "Commande avec obligation de paiement";

/** Puts one piece of each size of the demo's T-shirt into the basket, from its page. */
export async function fillBasket(page: Page, sizes: readonly string[]): Promise<void> {
  await gotoHydrated(page, "/boutique");
  await page.getByRole("link", { name: "T-shirt technique" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "T-shirt technique" })).toBeVisible();
  for (const size of sizes) {
    await page.getByRole("radio", { name: size, exact: true }).check();
    await page.getByRole("button", { name: "Ajouter au panier" }).click();
    await expect(page.getByText(`1\u00a0× T-shirt technique, Vert pin, ${size}.`)).toBeVisible();
  }
}

/** Goes from the basket to the order form and fills it in, up to its button. */
export async function fillOrderForm(page: Page, buyer = BUYER): Promise<void> {
  await page.getByRole("link", { name: /^Mon panier/ }).click();
  await page.getByRole("link", { name: "Passer la commande" }).click();
  await page.getByRole("textbox", { name: "Nom complet" }).fill(buyer.name);
  await page.getByRole("textbox", { name: "Téléphone" }).fill(buyer.phone);
  await page.getByRole("textbox", { name: "Adresse e-mail" }).fill(buyer.email);
  await page.getByRole("radio").first().check();
  await page.getByRole("checkbox", { name: /conditions générales de vente/ }).check();
}

/** The number on the thank-you page, once it is there. */
export async function thankedFor(page: Page): Promise<string> {
  await expect(page.getByRole("heading", { level: 1, name: "Merci" })).toBeVisible();
  const number = await page.locator(".receipt-number").textContent();
  expect(number).toMatch(/^\w{3}-\w{3}$/);
  return number ?? "";
}

/** Buys, from the shelf to the thank-you page; resolves to the number of the order. */
export async function buyShirts(page: Page, sizes: readonly string[]): Promise<string> {
  await fillBasket(page, sizes);
  await fillOrderForm(page);
  await page.getByRole("button", { name: ORDER_BUTTON }).click();
  return await thankedFor(page);
}
