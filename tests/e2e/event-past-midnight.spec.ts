import type { Page } from "@playwright/test";
import { openAdminArea } from "./support/administrator";
import { expect, test } from "./support/browser-test";

test.use({ ownSite: true });

const TITLE = "Nuit du sport";

async function fillSegments(page: Page, group: string, parts: Record<string, string>) {
  for (const [name, value] of Object.entries(parts)) {
    const segment = page.getByRole("group", { name: group }).getByRole("spinbutton", { name });
    await segment.first().click();
    await page.keyboard.type(value);
  }
}

test("an evening that ends after midnight is one evening, wherever it is shown", async ({
  page,
  site,
}) => {
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const [year = "", month = "", date = ""] = day.split("-");
  await openAdminArea(page, site, "/admin/actualites/create?type=evenement");
  await page.getByRole("textbox", { name: "Titre" }).fill(TITLE);
  await page.getByRole("textbox", { name: "Texte" }).fill("Relais, disco et soupe à l’oignon.");
  await fillSegments(page, "Date", {
    jour: date,
    mois: month,
    année: year,
  });
  await fillSegments(page, "Heure", { heure: "19", minute: "00" });
  await page.getByText("Heure de fin, ou plusieurs jours").click();
  await fillSegments(page, "Fin à", { heure: "01", minute: "00" });
  await expect(page.getByText("affiché 01h00, le lendemain")).toBeVisible();
  await page.getByLabel("Lieu", { exact: true }).fill("Stade Robert-Brettes, Mérignac");
  await page.getByRole("button", { name: "Publier", exact: true }).click();
  await expect(page.getByText(/est sur le site/).first()).toBeVisible();

  await page.goto("/");
  const agenda = page.getByRole("region", { name: "Prochains rendez-vous" });
  const card = agenda.getByRole("article").filter({ hasText: TITLE });
  await expect(card).toContainText("19h00 à 01h00");
  await expect(card).not.toContainText("jusqu’au");

  await page.goto(`/evenements?mois=${year}-${month}`);
  await expect(page.getByRole("table").getByRole("link", { name: TITLE })).toHaveCount(1);
  await page.getByRole("table").getByRole("link", { name: TITLE }).click();

  const ticket = page.getByRole("region", { name: /^Infos pratiques/ });
  await expect(ticket).toContainText("De 19h00 à 01h00");
  await expect(ticket).not.toContainText("Jusqu’au");
  const map = await ticket.getByRole("link", { name: "Voir sur la carte" }).getAttribute("href");
  expect(new URL(map ?? "").searchParams.get("query")).toBe("Stade Robert-Brettes, Mérignac");
});
