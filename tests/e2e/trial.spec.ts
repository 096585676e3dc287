import { expectUsableAtBothSizes } from "./support/accessibility";
import { becomeAdministrator } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { gotoHydrated } from "./support/hydrated";
import { resize } from "./support/viewport";

test.use({ ownSite: true });

const PHONE = { width: 390, height: 844 };

test("a trial goes from a section’s page to the volunteer’s inbox", async ({
  page,
  site,
  complaints,
}) => {
  complaints.allow(/400/);
  await resize(page, PHONE);
  await gotoHydrated(page, "/sections/marche-nordique");
  await page.getByRole("main").getByRole("link", { name: "Essayer une séance" }).first().click();
  await expect(page).toHaveURL("/contacts?essai=marche-nordique");
  const sessions = page.getByRole("combobox", { name: "Séance" });
  const choices = sessions.locator("optgroup option");
  const first = (await choices.first().textContent()) ?? "";
  await sessions.selectOption({ label: first });
  await page.getByRole("textbox", { name: "Âge de la personne qui vient" }).fill("5");
  await page.getByRole("textbox", { name: "Nom complet" }).fill("Zoé Durand");
  await page.getByRole("textbox", { name: "Adresse e-mail" }).fill("zoe@exemple.fr");
  await page.getByRole("button", { name: "Demander cet essai" }).click();
  const age = page.getByRole("textbox", { name: "Âge de la personne qui vient" });
  await expect(age).toHaveAccessibleDescription(/Cette séance est pour un autre âge/);
  await expect(sessions).not.toHaveValue("");
  await age.fill("45");
  await page.getByRole("button", { name: "Demander cet essai" }).click();
  await expect(page.getByText("Message envoyé avec succès !").first()).toBeVisible();
  await becomeAdministrator(page, site);
  await page.goto("/admin/messages");
  const [day = ""] = first.split(",");
  const subject = new RegExp(`Essai, Marche nordique, .*${day} .*, 45\\s?ans`);
  await expect(page.getByRole("link", { name: subject }).first()).toBeVisible();
});

test("a trial asks for the section first, and for none that is gone", async ({ page }) => {
  await gotoHydrated(page, "/");
  await page.getByRole("main").getByRole("link", { name: "Essayer une séance" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Essayer une séance");
  await expectUsableAtBothSizes(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Athlétisme/ })
    .click();
  await expect(page.getByRole("combobox", { name: "Séance" })).toBeVisible();
  await expectUsableAtBothSizes(page);
  for (const word of ["tennis", "vie-du-club"]) {
    const gone = await page.request.get(`/contacts?essai=${word}`, { maxRedirects: 0 });
    expect([gone.status(), gone.headers().location]).toEqual([302, "/contacts"]);
  }
  // A message like any other is asked for in the words of ever.
  await page.goto("/contacts");
  await expect(page.getByRole("combobox", { name: "Sujet" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Envoyer le message" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a trial is a mail that is prepared, beside the sessions and the telephone", async ({
    page,
  }) => {
    await page.goto("/contacts?essai=athletisme");
    const box = page.locator(".contact-noscript").last();
    await expect(box).toContainText("École d’athlétisme, 6 à 11");
    await expect(box).toContainText(/\d{1,2} \p{L}+\.?, 17h/u);
    const mail = (await box.getByRole("link", { name: /par e-mail/ }).getAttribute("href")) ?? "";
    const { searchParams, pathname } = new URL(mail);
    expect(pathname).toMatch(/@/);
    expect(searchParams.get("subject")).toBe("Essai, Athlétisme");
    expect(searchParams.get("body")).toContain("Séance et jour");
    await expect(box.getByRole("link", { name: /^0/ })).toHaveAttribute("href", /^tel:/);
  });
});
