import { expect, test } from "./support/browser-test";

const LISTS = ["/actualites?type=events", "/actualites?section=athletisme", "/evenements?vue=mois"];

/** A session nobody has: the page is made for this request. */
const SESSION = { cookie: "foulee.session_token=personne" };

test("every public page is the same to the byte, kept or made anew", async ({ request }) => {
  const map = await (await request.get("/sitemap.xml")).text();
  const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
  expect(pages.length).toBeGreaterThan(40);
  for (const path of [...pages, ...LISTS]) {
    const kept = await request.get(path);
    const anew = await request.get(path, { headers: SESSION });
    expect(anew.status(), path).toBe(200);
    expect(await anew.text(), path).toBe(await kept.text());
    const policy = (answer: typeof kept) => answer.headers()["content-security-policy"];
    expect(policy(anew), path).toBe(policy(kept));
  }
});
