import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { expectUsableAtBothSizes } from "./support/accessibility";
import { createAdministrator, openAdminArea, signIn } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { test as mailingTest } from "./support/mailing-site";
import type { Site } from "./support/site";
import { holdToast, undo } from "./support/toasts";

const HUB = "/admin/maintenance";
const LOG = "/admin/maintenance/journal";
const TRASH = "/admin/maintenance/corbeille";
/** Every kind of content: its table, its name in addresses, and what the trash calls it. */
const KINDS = [
  { table: "articles", subject: "article", name: "title" },
  { table: "important_info", subject: "banner", name: "title" },
  { table: "gallery_images", subject: "gallery-image", name: "title" },
  { table: "coaches", subject: "coach", name: "full_name" },
  { table: "board_members", subject: "board-member", name: "full_name" },
  { table: "partners", subject: "partner", name: "name" },
] as const;

test.use({ ownSite: true });

/** Reads or sets what no screen shows, in the site's own database. */
function withDatabase<T>(site: Site, work: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(join(site.dataDir, "foulee.db"), { timeout: 10_000 });
  try {
    return work(db);
  } finally {
    db.close();
  }
}

/** Moves one of a kind to the trash as its own screen does; returns what it is called. */
async function trashOne(page: Page, site: Site, kind: (typeof KINDS)[number]): Promise<string> {
  const row = withDatabase(site, (db) =>
    db
      .prepare(
        `select id, ${kind.name} as name from ${kind.table} where deleted_at is null limit 1`,
      )
      .get(),
  );
  const id = String(row?.id);
  const answer = await page.request.post(`/admin/fiches/${kind.subject}/${id}`, {
    form: { intent: "trash", id },
    headers: { accept: "application/json", origin: site.url },
  });
  expect(answer.ok(), kind.table).toBe(true);
  return String(row?.name);
}

const line = (page: Page, text: string | RegExp) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: text });

test("the log tells who did what, and is searched", async ({ page, site }) => {
  await openAdminArea(page, site, "/admin/actualites");
  const article = page
    .getByRole("row")
    .filter({ has: page.getByText("Modifier") })
    .first();
  const title = (await article.getByRole("link").first().textContent()) ?? "";
  await article.getByRole("button", { name: /Autres actions/ }).click();
  await page.getByRole("menuitem", { name: "Repasser en brouillon" }).click();
  await undo(page, "est de nouveau un brouillon.");
  await expect(page.getByText("est de nouveau publié.")).toBeVisible();

  await page.getByRole("link", { name: "Entretien du site" }).first().click();
  const published = new RegExp(`a publié l’actualité «\\s${RegExp.escape(title)}\\s»`);
  await expect(line(page, published)).toBeVisible();
  await page.getByRole("link", { name: "Tout le journal" }).click();
  await expect(page.getByRole("heading", { name: "Aujourd’hui" })).toBeVisible();
  await expect(page.getByText(/gardé 12\smois/)).toBeVisible();
  await expect(line(page, "a retiré du site l’actualité")).toBeVisible();
  await expect(line(page, published).getByRole("link", { name: title })).toHaveAttribute(
    "href",
    /^\/admin\/actualites\/edit\//,
  );
  await expectUsableAtBothSizes(page);

  await test.step("by kind, by person, by title", async () => {
    await page.getByLabel("Type").selectOption("Galerie photos");
    await expect(page.getByRole("heading", { name: "Aucun résultat" })).toBeVisible();
    await expectUsableAtBothSizes(page);
    await page.getByRole("link", { name: "Effacer la recherche" }).click();
    await expect(line(page, published)).toBeVisible();
    await page.getByLabel("Personne").selectOption("Le site, de lui-même");
    await expect(line(page, "a ajouté le compte de")).toBeVisible();
    await expect(line(page, published)).toHaveCount(0);
    await page.getByLabel("Personne").selectOption("Toutes les personnes");
    await expect(line(page, published)).toBeVisible();
    await page.getByRole("searchbox").fill(title.toUpperCase());
    await expect(page).toHaveURL(/q=/);
    await expect(line(page, published)).toBeVisible();
    await expect(line(page, "a ajouté le compte de")).toHaveCount(0);
  });
});

test("the trash gives every kind back, through its own screen", async ({ page, site }) => {
  // Six kinds, each thrown away on its own screen.
  test.slow();
  await openAdminArea(page, site);
  const names: string[] = [];
  for (const kind of KINDS) names.push(await trashOne(page, site, kind));
  await page.goto(HUB);
  await expect(page.getByRole("region", { name: "Corbeille" })).toContainText("6 éléments");
  await page.getByRole("link", { name: "Ouvrir la corbeille" }).click();
  await expect(page.getByRole("link", { name: "Tout 6" })).toBeVisible();
  await expectUsableAtBothSizes(page);
  const restore = (name: string) =>
    line(page, name)
      .getByRole("button", { name: /^Rétablir/ })
      .click();

  await test.step("«\u00a0Annuler\u00a0» throws away again", async () => {
    const [first = ""] = names;
    await restore(first);
    await holdToast(page, first);
    await expect(line(page, first)).toHaveCount(0);
    await undo(page, first);
    await expect(line(page, first)).toHaveCount(1);
  });

  for (const name of names) {
    await expect(line(page, name)).toContainText(/par camille.* à \d\dh\d\d · encore 30\sjours/i);
    await restore(name);
    await expect(line(page, name)).toHaveCount(0);
  }
  await expect(page.getByRole("heading", { name: "La corbeille est vide" })).toBeVisible();
  const left = withDatabase(site, (db) =>
    KINDS.map(({ table }) =>
      db.prepare(`select count(*) as n from ${table} where deleted_at is not null`).get(),
    ),
  );
  expect(left.map((row) => row?.n)).toEqual(KINDS.map(() => 0));
});

test("deleting for good is asked twice, by keyboard too", async ({ page, site }) => {
  await openAdminArea(page, site);
  const [articles] = KINDS;
  const name = await trashOne(page, site, articles);
  await page.goto(TRASH);
  const purge = page.getByRole("button", { name: /^Supprimer définitivement/ });
  const dialog = page.getByRole("dialog", { name: /Supprimer définitivement/ });
  await purge.focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText(name);
  await expectUsableAtBothSizes(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await purge.click();
  await dialog.getByRole("button", { name: "Garder dans la corbeille" }).click();
  await expect(line(page, name)).toHaveCount(1);
  await purge.click();
  await dialog.getByRole("button", { name: "Supprimer définitivement" }).click();
  await expect(page.getByText("Supprimé définitivement.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "La corbeille est vide" })).toBeVisible();
  await expect(page.locator(":focus")).toContainText("La corbeille est vide");
  await expectUsableAtBothSizes(page);
  await page.goto(LOG);
  await expect(line(page, "a supprimé définitivement l’actualité")).toContainText(name);
  await expect(line(page, "a supprimé définitivement").getByRole("link")).toHaveCount(0);
});

test("ranks are put in order, and the demo content goes when it is asked for twice", async ({
  page,
  site,
}) => {
  await openAdminArea(page, site, HUB);
  await expect(page.getByText("Les rangs sont bien espacés.")).toBeVisible();
  await expect(page.getByRole("region", { name: "État du site" })).toContainText(/SQLite 3\.\d+/);
  await expect(page.getByRole("region", { name: "Envoi des e-mails" })).toContainText(
    "Aucun envoi n’est configuré.",
  );
  await expectUsableAtBothSizes(page);

  await test.step("ranks too close are told, and spaced", async () => {
    withDatabase(site, (db) => db.exec("update articles set order_weight = 5"));
    await page.reload();
    await expect(page.getByText(/Les rangs sont serrés/)).toBeVisible();
    await expectUsableAtBothSizes(page);
    await page.getByRole("button", { name: "Réorganiser" }).click();
    await expect(page.getByText(/L’ordre du site n’a pas changé/)).toBeVisible();
    await expect(page.getByText("Les rangs sont bien espacés.")).toBeVisible();
  });

  await test.step("the demo content", async () => {
    await page.getByRole("button", { name: "Retirer l’exemple" }).click();
    const dialog = page.getByRole("dialog", { name: /Retirer l’exemple/ });
    await expectUsableAtBothSizes(page);
    await dialog.getByRole("button", { name: "Le garder" }).click();
    await page.getByRole("button", { name: "Retirer l’exemple" }).click();
    await dialog.getByRole("button", { name: "Tout retirer" }).click();
    const box = page.getByRole("region", { name: "L’exemple" });
    await expect(box.getByRole("status")).toContainText(/retiré \(\d+\séléments\)/);
    await expect(box).toBeFocused();
    await expect(line(page, "a retiré l’exemple")).toBeVisible();
    await page.reload();
    await expect(box).toHaveCount(0);
    await page.goto("/actualites");
    await expect(page.getByRole("article")).toHaveCount(0);
  });
});

mailingTest("a trial mail arrives, or its failure is said", async ({ page, site, mailbox }) => {
  const account = await openAdminArea(page, site, HUB);
  const box = page.getByRole("region", { name: "Envoi des e-mails" });
  const send = box.getByRole("button", { name: "Envoyer un message d’essai" });
  await expect(box).toContainText("Aucun e-mail n’attend.");
  await send.click();
  await expect(box.getByRole("status")).toContainText(`envoyé à ${account.email}`);
  expect(mailbox.received.map(({ to }) => to)).toEqual([[account.email]]);
  await expect(line(page, "a envoyé un message d’essai")).toBeVisible();

  mailbox.refuse({ code: 535, text: "who are you" });
  await send.press("Enter");
  await expect(box.getByRole("status")).toContainText(/identifiants du site \(code\s535\)/);
  await expect(box).toContainText("Un e-mail attend");
  await expect(send).toBeEnabled();
  await expectUsableAtBothSizes(page);

  await test.step("a mail that goes by no job any more is sent, or declined and taken up", async () => {
    withDatabase(site, (db) => {
      db.exec("update mail_outbox set state = 'given-up' where state = 'waiting'");
      db.exec(`insert into mail_outbox (id, purpose, payload, state, next_attempt_at, created_at)
        select 'old', purpose, replace(payload, 'Message d’essai', 'Votre commande K7M-4QX'), 'waiting',
          '2026-03-01T10:00:00.000Z', '2026-03-01T10:00:00.000Z'
        from mail_outbox where state = 'given-up'`);
    });
    mailbox.refuse(null);
    await page.reload();
    const undecided = page.getByRole("region", { name: "E-mails à décider" });
    const order = undecided.getByRole("listitem").filter({ hasText: "K7M-4QX" });
    await expect(order).toContainText(
      `Pour ${account.email}, en attente depuis le dimanche 1er mars`,
    );
    await expect(undecided).toContainText(/identifiants du site \(code\s535\)/);
    await expectUsableAtBothSizes(page);
    const decline = order.getByRole("button", { name: /^Ne pas envoyer/ });
    await decline.press("Enter");
    await undo(page, "Cet e-mail ne sera pas envoyé.");
    await expect(order).toHaveCount(1);
    await decline.press("Enter");
    await expect(order).toHaveCount(0);
    await expect(undecided.getByRole("button", { name: /^Ne pas envoyer/ })).toBeFocused();
    await undecided.getByRole("button", { name: /^Envoyer/ }).press("Enter");
    await expect(undecided).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(mailbox.received).toHaveLength(2);
  });
});

test("a rédacteur has no maintenance", async ({ page, site, complaints }) => {
  complaints.allow(/403/);
  const account = await createAdministrator(site);
  withDatabase(site, (db) =>
    db.prepare("update users set role = 'editor' where email = ?").run(account.email),
  );
  await signIn(page, account);
  await expect(page.getByRole("link", { name: "Comptes" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Entretien du site" })).toHaveCount(0);
  for (const path of [HUB, LOG, TRASH]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(403);
    await expect(
      page.getByRole("heading", { name: "Cet écran n’est pas ouvert à votre rôle" }),
    ).toBeVisible();
  }
  const asked = await page.request.post(`${HUB}/commandes`, {
    form: { intent: "remove-demo" },
    headers: { accept: "application/json", origin: site.url },
  });
  expect(asked.status()).toBe(403);
});
