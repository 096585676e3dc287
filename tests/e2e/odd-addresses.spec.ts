import { expect, test } from "./support/browser-test";
import { expectValidHtml } from "./support/valid-html";

const UNKNOWN_ID = "3f1c9f0e-8a52-4d0b-9b53-0a6f6d1f7c11";

/** Addresses that visitors, robots and attackers ask for; a malformed parameter is as if absent (product.md, doubtful point 14). */
const PAGES: [string, number][] = [
  ["/evenements?mois=2026-13", 200],
  ["/evenements?mois=0000-00", 200],
  ["/evenements?mois=9999-12", 200],
  ["/evenements?mois=%00", 200],
  ["/evenements?mois=2026-03&mois=2026-04", 200],
  ["/evenements?section=tennis", 200],
  ["/actualites?page=-1", 200],
  ["/actualites?page=0", 200],
  ["/actualites?page=1e9", 200],
  ["/actualites?page=2.5", 200],
  ["/actualites?page=9999", 404],
  ["/actualites?page=9999999", 404],
  ["/actualites?page=99999999999999999999", 404],
  ["/actualites?q=%00%ff", 200],
  ["/actualites?q=%", 200],
  ["/actualites?q=%ED%A0%80", 200],
  [`/actualites?q=${"a".repeat(5000)}`, 200],
  [`/actualites?q=${"%EF%B7%BA".repeat(1200)}`, 200],
  ["/actualites?q=%3Cscript%3Ealert(1)%3C/script%3E", 200],
  ["/actualites?type=x&section=y", 200],
  ["/actualites/x", 404],
  ["/actualites/1", 404],
  ["/actualites/..%2f..%2fetc%2fpasswd", 404],
  [`/actualites/${UNKNOWN_ID}`, 404],
  [`/actualites/${UNKNOWN_ID.toUpperCase()}`, 404],
  [`/actualites/${"x".repeat(5000)}`, 404],
  ["/club/galerie/x", 404],
  [`/club/galerie/${UNKNOWN_ID}`, 404],
  ["/club/galerie?page=9999", 404],
  ["/club/galerie?page=-1", 200],
  ["/sections/tennis", 404],
  ["/sections/running-competition", 200],
  ["/contacts?essai=tennis", 200],
  ["/contacts?essai=%00", 200],
  ["/inscription/formulaires/x", 404],
  ["/inscription", 404],
  ["/nulle/part", 404],
  ["/wp-login.php", 404],
  ["/.env", 404],
];

const FILES: [string, number][] = [
  ["/media/articles/x/y.jpg", 404],
  ["/media/gallery/inconnue.jpg?v=1200x800-00000000", 404],
  ["/media/gallery/inconnue.jpg?w=7&f=avif", 400],
  ["/media/..%2f..%2fetc%2fpasswd", 404],
  ["/media/%00", 400],
  ["/actualites/%00", 400],
  [`/actualites/${UNKNOWN_ID}/partage.jpg`, 404],
  ["/actualites/x/partage.jpg?v=%00", 404],
  [`/actualites/${UNKNOWN_ID}.ics`, 404],
  ["/actualites/%00.ics", 400],
  ["/sections/tennis.ics", 404],
  ["/icones/31.png", 404],
  ["/assets/nothing.js", 404],
  [`/actualites/${"x".repeat(13_000)}`, 400],
];

test("odd addresses answer with a sane page", async ({ request }) => {
  for (const [path, status] of PAGES) {
    await test.step(path.slice(0, 60), async () => {
      const response = await request.get(path);
      const html = await response.text();
      expect.soft(response.status(), path).toBe(status);
      expect.soft(response.headers()["content-type"], path).toBe("text/html; charset=utf-8");
      expect.soft(html.match(/<h1[\s>]/g), path).toHaveLength(1);
      expect.soft(html, path).not.toContain("<script>alert");
      const isKeptOut = html.includes('<meta name="robots" content="noindex"/>');
      if (status === 404) expect.soft(isKeptOut, path).toBe(true);
      await expectValidHtml(html, path);
    });
  }
});

test("odd addresses of files answer with a sentence", async ({ request }) => {
  for (const [path, status] of FILES) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(status);
    expect.soft((await response.text()).length, path).toBeLessThan(200);
  }
});
