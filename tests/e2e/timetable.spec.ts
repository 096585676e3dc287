import type { Page } from "@playwright/test";
import { expect, test } from "./support/browser-test";
import { gotoHydrated } from "./support/hydrated";

const sessions = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 });
const chip = (page: Page, filter: "section" | "jour", name: string) =>
  page.getByRole("navigation", { name: `Filtrer par ${filter}` }).getByRole("link", { name });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a parent finds the session of a child from the home page", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Voir les horaires" }).first().click();
    await expect(page).toHaveURL("/horaires");
    await expect(sessions(page)).toHaveCount(23);
    await chip(page, "section", "Athlétisme").click();
    await page.getByLabel("Pour quel âge").fill("9");
    await page.getByRole("button", { name: "Filtrer" }).click();
    await expect(page).toHaveURL("/horaires?section=athletisme&age=9");
    await expect(sessions(page)).toHaveText(["École d’athlétisme", "Toutes catégories"]);
    await expect(page.getByText("6 à 11\u00a0ans")).toBeVisible();
    await chip(page, "jour", "Dimanche").click();
    await expect(page.getByText("Rien pour vous le dimanche")).toBeVisible();
    await page.getByRole("link", { name: "Voir toute la semaine" }).click();
    await expect(page).toHaveURL("/horaires?section=athletisme&age=9");
    await page.getByRole("link", { name: "Tous les âges" }).click();
    await expect(sessions(page)).toHaveCount(5);
    for (const path of ["/horaires?age=2", "/horaires?section=athletisme&jour=mercredi&age=2"]) {
      await page.goto(path);
      await expect(page.getByText("Pas de séance pour cet âge")).toBeVisible();
      await expect(page.getByText(/^Aucun groupe du club n’accueille cet âge/)).toBeVisible();
      await expect(page.getByRole("link", { name: "Voir toute la semaine" })).toHaveCount(0);
    }
  });
});

test("an age that was typed goes along with a section, and keeps the focus where it was", async ({
  page,
}) => {
  await gotoHydrated(page, "/horaires");
  const age = page.getByLabel("Pour quel âge");
  await age.fill("9");
  await chip(page, "section", "Athlétisme").click();
  await expect(page).toHaveURL("/horaires?section=athletisme&age=9");
  await expect(age).toHaveValue("9");
  await age.fill("12");
  const filter = page.getByRole("button", { name: "Filtrer" });
  await filter.press("Enter");
  await expect(page).toHaveURL("/horaires?section=athletisme&age=12");
  await expect(filter).toBeFocused();
  const anyAge = page.getByRole("link", { name: "Tous les âges" });
  await anyAge.press("Enter");
  await expect(page).toHaveURL("/horaires?section=athletisme");
  await expect(anyAge).toBeFocused();
  await expect(age).toHaveValue("");
  await page.goBack();
  await expect(age).toHaveValue("12");
  await age.fill("200");
  await chip(page, "jour", "Dimanche").click();
  await expect(page).toHaveURL("/horaires?section=athletisme&jour=dimanche");
  await expect(age).toHaveValue("");
});

test("today is told apart, and its sessions are one press away", async ({ page }) => {
  await gotoHydrated(page, "/horaires");
  const today = page.getByRole("heading", { level: 2, name: /Aujourd’hui$/ });
  const [name = ""] = ((await today.textContent()) ?? "").split(" ");
  await expect(today).toHaveCount(1);
  await chip(page, "jour", `${name}, aujourd’hui`).click();
  await expect(page).toHaveURL(`/horaires?jour=${name.toLowerCase()}`);
  // A list: seven are there for as long as the page changes.
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    `${name} Aujourd’hui`,
  ]);
});

test("the menu and the page of a section lead to all timetables", async ({ page }) => {
  await gotoHydrated(page, "/sections/marche-nordique");
  await page.getByRole("link", { name: "Tous les horaires" }).click();
  await expect(page).toHaveURL("/horaires");
  await page.goto("/contacts");
  await page.getByRole("button", { name: "Sections" }).click();
  await page
    .getByRole("navigation")
    .getByRole("link", { name: /^Horaires/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Les horaires" })).toBeVisible();
});

/** As many sessions on each day, printed as small as the page prints so many. */
async function repeatSessions(page: Page, count: number): Promise<void> {
  await page.evaluate((count) => {
    for (const list of document.querySelectorAll(".tt-day .slots")) {
      const own = [...list.children];
      for (let at = own.length; at < count; at += 1) {
        const copied = own[at % own.length]?.cloneNode(true);
        if (copied) list.append(copied);
      }
    }
    document.querySelector(".tt-week")?.setAttribute("data-print", "small");
  }, count);
}

test("the week prints on one sheet, with the way back to it", async ({ page }) => {
  await page.goto("/horaires");
  await expect(page.getByRole("button", { name: "Imprimer les horaires" })).toBeVisible();
  for (const path of ["/horaires", "/horaires?section=athletisme"]) {
    await page.goto(path);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g), path).toHaveLength(1);
  }
  // The page is changed under the hands of React only once it is hydrated.
  await gotoHydrated(page, "/horaires");
  await repeatSessions(page, 10);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g), "ten a day").toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("img", { name: /^Code QR de http/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Imprimer les horaires" })).toBeHidden();
});

test("a weekly session goes into one’s own calendar, a monthly one does not", async ({ page }) => {
  await page.goto("/horaires?section=marche-nordique");
  const links = page.getByRole("link", { name: /^Ajouter .+ à mon agenda$/ });
  await expect(links).toHaveCount(3);
  const answer = await page.request.get((await links.first().getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(await answer.text()).toContain("RRULE:FREQ=WEEKLY");
  expect((await page.request.get("/horaires/nothing.ics")).status()).toBe(404);
});
