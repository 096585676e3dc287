import type { Locator } from "@playwright/test";
import { bytesOf, noise } from "../fixtures/pictures";
import { expectUsableAtBothSizes } from "./support/accessibility";
import { openAdminArea } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { resize } from "./support/viewport";

/** What a person does, one by one: nothing else here touches the page. */
class Person {
  readonly acts: string[] = [];

  async click(target: Locator): Promise<void> {
    await this.#do("click", target.click());
  }

  async fill(target: Locator, words: string): Promise<void> {
    await this.#do(`fill «${words}»`, target.fill(words));
  }

  async upload(target: Locator, name: string, buffer: Buffer): Promise<void> {
    await this.#do("upload", target.setInputFiles({ name, mimeType: "image/jpeg", buffer }));
  }

  async #do(act: string, done: Promise<void>): Promise<void> {
    this.acts.push(act);
    await done;
  }
}

test.describe("the demo club", () => {
  test.use({ ownSite: true });

  test("a news with a photo is published from the dashboard in 8 actions at most", async ({
    page,
    site,
  }) => {
    await openAdminArea(page, site);
    const photo = Buffer.from(await bytesOf(noise(1600, 1200).jpeg()));
    const person = new Person();
    await person.click(page.getByRole("link", { name: "Écrire une actualité" }));
    await person.fill(page.getByRole("textbox", { name: "Titre" }), "Cinq podiums au cross");
    await person.fill(page.getByRole("textbox", { name: "Texte" }), "Une belle matinée.");
    const cover = page.getByRole("region", { name: "Image de couverture" });
    await person.upload(cover.locator("input[type=file]"), "IMG_2041.JPG", photo);
    await person.fill(page.getByLabel("Décrivez l’image en une phrase"), "Le podium, en forêt");
    await person.click(page.getByRole("radio", { name: /^Publié/ }));
    await person.click(page.getByRole("button", { name: "Publier", exact: true }));
    await expect(page.getByText(/est sur le site/).first()).toBeVisible();
    expect(person.acts.length, person.acts.join(", ")).toBeLessThanOrEqual(8);

    const html = await (await page.request.get("/", { headers: { cookie: "" } })).text();
    expect(html).toContain("Cinq podiums au cross");
    expect(html).toContain('alt="Le podium, en forêt"');
  });

  test("tells what waits and leads there", async ({ page, site }) => {
    await openAdminArea(page, site);
    const ways = page.getByRole("navigation", { name: "Actions rapides" });
    await expect(ways.getByRole("link")).toHaveText([
      "Écrire une actualité",
      "Annoncer un événement",
      "Ajouter des photos",
      "Afficher une information importante",
    ]);
    const todo = page.getByRole("region", { name: "À faire" });
    await expect(todo.getByRole("listitem")).toHaveCount(1);
    await expectUsableAtBothSizes(page);
    await resize(page, { width: 1440, height: 900 });

    await test.step("nothing waits any more", async () => {
      await todo.getByRole("link", { name: /^Reprendre/ }).click();
      await page.getByRole("radio", { name: /^Publié/ }).check();
      await page.getByRole("button", { name: "Publier", exact: true }).click();
      await expect(page.getByText(/est sur le site/).first()).toBeVisible();
      await page.goto("/admin");
      await expect(todo).toContainText("Tout va bien\u00a0: rien ne vous attend.");
      await expectUsableAtBothSizes(page);
    });
  });
});

test.describe("a new club", () => {
  test.use({ siteContent: "nothing" });

  test("says how to begin", async ({ page, site }) => {
    await openAdminArea(page, site);
    const first = page.getByRole("region", { name: "Premiers pas" });
    await expect(first.getByRole("listitem")).toHaveCount(5);
    await expect(first).toContainText("1 sur 5");
    await expectUsableAtBothSizes(page);
    for (const link of await first.getByRole("link").all()) {
      const answer = await page.request.get((await link.getAttribute("href")) ?? "");
      expect(answer.status(), answer.url()).toBe(200);
    }
    const steps = page.getByRole("region", { name: "Pour commencer" });
    await expect(steps).toHaveCount(0);
    await first.getByRole("button", { name: /^Ne plus afficher/ }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByRole("link", { name: "Indiquer mon nom" })).toBeVisible();
    await expect(steps.getByRole("listitem")).toHaveCount(4);
    await expect(page.getByText("votre site est prêt, il n’attend que vous")).toBeVisible();
    await expectUsableAtBothSizes(page);
    for (const link of await steps.getByRole("link").all()) {
      const answer = await page.request.get((await link.getAttribute("href")) ?? "");
      expect(answer.status(), answer.url()).toBe(200);
    }
    await steps.getByRole("link", { name: /^Écrire/ }).click();
    await expect(page.getByRole("textbox", { name: "Titre" })).toBeVisible();
  });
});

test("on a phone the shortcuts end with one menu, which leads on", async ({ page, site }) => {
  await resize(page, { width: 390, height: 844 });
  await openAdminArea(page, site);
  const shortcuts = page.getByRole("navigation", { name: "Raccourcis" });
  await expect(shortcuts.getByText("Menu").filter({ visible: true })).toHaveCount(1);
  await shortcuts.getByText("Menu").filter({ visible: true }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Partenaires" }).click();
  await expect(page).toHaveURL(/\/admin\/partners$/);
});
