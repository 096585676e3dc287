import { expect, test } from "./support/browser-test";

const LISTS = ["/actualites?type=events", "/actualites?section=athletisme", "/evenements?vue=mois"];

/** A session nobody has: the page is made for this request. */
const SESSION = { cookie: "foulee.session_token=personne" };

/**
 * A page is not written again while its data is the same (docs/decisions/0018): so nothing else may
 * decide what stands in it. An address of its own has it written anew.
 */
test("every public page is the same to the byte, written before or anew", async ({ request }) => {
  const map = await (await request.get("/sitemap.xml")).text();
  const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
  expect(pages.length).toBeGreaterThan(40);
  for (const path of [...pages, ...LISTS]) {
    const held = await request.get(path);
    const before = await request.get(path, { headers: SESSION });
    const anew = await request.get(`${path}${path.includes("?") ? "&" : "?"}anew`, {
      headers: SESSION,
    });
    expect(anew.status(), path).toBe(200);
    expect(await before.text(), path).toBe(await held.text());
    expect(await anew.text(), path).toBe(await held.text());
    const policy = (answer: typeof held) => answer.headers()["content-security-policy"];
    expect(policy(before), path).toBe(policy(held));
    expect(policy(anew), path).toBe(policy(held));
  }
});
