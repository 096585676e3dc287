import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { openAdminArea } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { resize } from "./support/viewport";

/** What becomes of texts as programs put them into the clipboard (tests/fixtures/pasted). */
const MEANT: Record<string, string> = {
  "word.html": `<h2>Cross du club</h2><h2>Les départs</h2>
    <p>Le 1er départ est <strong>à 9h30</strong>, au parking.</p>
    <h3>Pour les <em>parents</em></h3>
    <p>Voir la note[1] et <a href="https://www.athle.fr/">le site de la fédération</a>.</p>`,
  "google-docs.html": `<h2>Stage de Toussaint</h2>
    <p>Du lundi au jeudi, <strong>de 10h00 à 16h00</strong><em>, pique-nique compris.</em></p>
    <h3>À apporter</h3>
    <ul><li><p>Une gourde</p><ul><li><p>pleine</p></li></ul></li><li><p>La fiche signée</p></li></ul>
    <p><a href="https://www.les-pins.example/stage?jour=lundi">Inscription</a></p>`,
  "libreoffice.html": `<h2>Assemblée générale</h2>
    <p>Vendredi à <strong>19h00</strong>,<br>salle des fêtes.</p>
    <h3>Ordre du jour</h3>
    <ol><li><p>Rapport moral</p></li><li><p><em>Comptes</em></p></li></ol>
    <table><tbody><tr><td><p>Licences</p></td><td><p>212</p></td></tr></tbody></table>`,
  "mail.html": `<p>Bonjour à tous,</p>
    <p>Le minibus part à <strong>7h15</strong> du stade.<br>Pensez à la licence.</p>
    <p>Les résultats&nbsp;: <a href="https://bases.athle.example/cross?id=12">sur le site</a>.</p>
    <p>Sportivement,</p><p>Josiane</p>`,
  "facebook.html": `<p>Bravo à nos benjamines 🥇 !</p>
    <p>Toutes les photos ici 👉 <a href="https://www.les-pins.example/club/galerie">les-pins.example</a></p>`,
  "whatsapp-web.html": `<p>Rendez-vous dimanche 🏃🏻‍♀️<br>8h45 au parking<br>9h00 départ</p>
    <p>Prévenez <strong>avant samedi</strong> !</p>`,
  "web-page.html": `<h3>Cross&nbsp;2026</h3>
    <p>Inscriptions sur <a href="https://www.helloasso.com/associations/aclp/evenements/cross-2026">helloasso.com</a></p>
    <p>Règlement&nbsp;: <a href="https://www.les-pins.fr/cross/reglement.pdf?v=2#page=3">www.les-pins.fr</a> ou <a href="mailto:cross@les-pins.example">jo@exemple.fr</a>.</p>
    <p>Résultats sur <a href="https://athle.fr">athle.fr</a>, photos sur <a href="https://www.les-pins.fr/photos/2026?page=1">www.les-pins.fr/photos/<strong>2026</strong>?page=1</a> (ou <a href="mailto:jo@exemple.fr">jo@exemple.fr</a>). On finit tard ce soir.La suite demain.</p>
    <p>2 * 6 * 200 m, puis 3 _ 4 _ 5</p>
    <p>Le cross des Résiniers, ouvert à <strong>toutes</strong> et à tous&nbsp;: 12&nbsp;€ dès&nbsp;10&nbsp;h&nbsp;! «&nbsp;Venez&nbsp;» dit Mme&nbsp;Roux.</p>`,
  "excel.html": `<table><tbody><tr><td><p>Bénévoles</p></td><td><p>Poste</p></td></tr>
    <tr><td rowspan="2"><p>Josiane</p></td><td><p>Buvette</p></td></tr>
    <tr><td><p>Parking</p></td></tr>
    <tr><td><p>Idir</p></td><td><p>Départ</p></td></tr></tbody></table>`,
  "newsletter.html": `<p>Le stage de Toussaint est ouvert.</p>
    <p><a href="https://www.les-pins.example/stage">Je m’inscris</a></p>
    <p>À bientôt</p>`,
  "pdf-firefox.html": `<p>Les enfants de l’école d’athlétisme courent sur la boucle du petit bois, qui reste à l’ombre toute la matinée et que les parents voient en entier depuis la tribune.</p>`,
  "pdf.txt": `<p>Règlement du cross des Résiniers</p>
    <p>Le cross des Résiniers est ouvert à toutes les personnes licenciées ou munies d’une attestation de santé. Le départ est donné sur le stade, après le rappel des consignes au rendez-vous de 9h15. Les mineurs courent avec l’autorisation écrite de leurs parents, à remettre en retirant le dossard.</p>
    <p>À prendre avec soi :</p>
    <ul><li><p>une pièce d’identité ;</p></li><li><p>quatre épingles, car le club n’en donne plus depuis que les dossards sont rendus après la course ;</p></li><li><p>de quoi se changer.</p></li></ul>
    <p>Renseignements<br>05 56 00 00 33</p>`,
};

const text = (page: Page) => page.getByRole("textbox", { name: "Texte" });

async function paste(page: Page, type: string, pasted: string): Promise<void> {
  await text(page).focus();
  await text(page).evaluate(
    (element, [kind, data]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(kind, data);
      const event = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent("paste", event));
    },
    [type, pasted] as const,
  );
}

/** The text as it stands, without what the editor adds to write in. */
async function written(page: Page): Promise<string> {
  return await text(page).evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const mark of copy.querySelectorAll("[class^=ProseMirror], colgroup")) mark.remove();
    for (const part of copy.querySelectorAll("*")) {
      for (const { name, value } of [...part.attributes]) {
        const isKept = name === "href" || (/^(?:col|row)span$/.test(name) && value !== "1");
        if (!isKept) part.removeAttribute(name);
      }
    }
    for (const box of copy.querySelectorAll("div")) box.replaceWith(...box.childNodes);
    return copy.innerHTML.replace(/(<p><\/p>)+$/, "");
  });
}

for (const [file, meant] of Object.entries(MEANT)) {
  test(`what is pasted from ${file} is what was meant`, async ({ page, site }) => {
    await openAdminArea(page, site, "/admin/actualites/create");
    const type = file.endsWith(".html") ? "text/html" : "text/plain";
    await paste(page, type, readFileSync(`tests/fixtures/pasted/${file}`, "utf8"));
    expect(await written(page)).toBe(meant.replace(/>\n\s+</g, "><"));
    await expect(page.getByText("Les images copiées d’ailleurs")).toHaveCount(0);
  });
}

test("a sentence that begins without a space is no link, an address is one", async ({
  page,
  site,
}) => {
  await openAdminArea(page, site, "/admin/actualites/create");
  await text(page).focus();
  await page.keyboard.type("On finit tard ce soir.La suite dimanche matin.Il fera beau. ");
  await page.keyboard.type("Voir athle.fr et www.les-pins.fr pour tout. ");
  const links = await text(page).locator("a").allTextContents();
  expect(links).toEqual(["athle.fr", "www.les-pins.fr"]);
});

test("signs between numbers stay, signs around words make them bold or italic", async ({
  page,
  site,
}) => {
  await openAdminArea(page, site, "/admin/actualites/create");
  await text(page).focus();
  await page.keyboard.type(
    "2 * 6 * 200 m et a _ b _ **vite** puis *lentement*, __fort__ ou _doux_.",
  );
  expect(await written(page)).toBe(
    "<p>2 * 6 * 200 m et a _ b _ <strong>vite</strong> puis <em>lentement</em>, <strong>fort</strong> ou <em>doux</em>.</p>",
  );
});

test("a link that is pasted over words leads where it led, and what is typed next is outside", async ({
  page,
  site,
}) => {
  await openAdminArea(page, site, "/admin/actualites/create");
  await paste(page, "text/plain", "Je m’inscris");
  await page.keyboard.press("ControlOrMeta+A");
  await paste(page, "text/plain", "exemple.fr/cross");
  expect(await written(page)).toBe('<p><a href="https://exemple.fr/cross">Je m’inscris</a></p>');

  const link = '<a href="https://www.helloasso.com/cross-2026">helloasso.com</a>';
  await page.keyboard.press("ControlOrMeta+A");
  await paste(page, "text/html", link);
  expect(await written(page)).toBe(
    '<p><a href="https://www.helloasso.com/cross-2026">Je m’inscris</a></p>',
  );

  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("Delete");
  await paste(page, "text/html", link);
  await page.keyboard.type(", ou ");
  await paste(page, "text/plain", "exemple.fr");
  await page.keyboard.type(" ! ");
  expect(await written(page)).toBe(
    `<p>${link}, ou <a href="https://exemple.fr">exemple.fr</a>&nbsp;! </p>`,
  );
});

test("what comes from this editor stays as it was written", async ({ page, site }) => {
  await openAdminArea(page, site, "/admin/actualites/create");
  const own = "<p>exemple.fr sans&nbsp;lien</p>";
  await paste(page, "text/html", own.replace("<p>", '<p data-pm-slice="0 0 []">'));
  expect(await written(page)).toBe(own);
});

test("a short text takes links, addresses and spaces in the same way", async ({ page, site }) => {
  await openAdminArea(page, site, "/admin/information-importante");
  await text(page).focus();
  await page.keyboard.press("ControlOrMeta+A");
  await paste(
    page,
    "text/html",
    '<p>Le&nbsp;cross&nbsp;: <a href="https://www.exemple.fr/cross">exemple.fr</a><span hidden>, code 42</span> ou jo@exemple.fr</p>',
  );
  expect(await written(page)).toBe(
    '<p>Le cross&nbsp;: <a href="https://www.exemple.fr/cross">exemple.fr</a> ou <a href="mailto:jo@exemple.fr">jo@exemple.fr</a></p>',
  );
});

test("lines break between sixty words that no-break spaces part", async ({ page, site }) => {
  await openAdminArea(page, site, "/admin/actualites/create");
  await resize(page, { width: 390, height: 844 });
  const words = Array.from({ length: 60 }, (_, index) => (index % 3 ? "échauffement" : "courir"));
  await paste(page, "text/html", `<p>${words.join("&nbsp;")}</p>`);
  const brokenWords = await text(page).evaluate((element) => {
    const [node] = element.querySelector("p")?.childNodes ?? [];
    if (!node?.textContent) return ["nothing"];
    return [...node.textContent.matchAll(/[^\s]+/g)].flatMap(({ 0: word, index }) => {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return range.getClientRects().length === 1 ? [] : [word];
    });
  });
  expect(brokenWords).toEqual([]);
});
