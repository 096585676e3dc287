import { attackSite, flood, visitDuring } from "./attacked-site";

/** Cookies that claim a session which the site never opened: one of another name, one with a wrong signature. */
const FALSE_COOKIES = {
  "another name": "foulee.x=1",
  "a wrong signature": `foulee.session_token=${"a".repeat(32)}.${"A".repeat(43)}%3D`,
};

/** Sixty-four connections that ask for the home page with such a cookie, while somebody reads it. */
await attackSite(async (site) => {
  const atRest = await visitDuring(site.url, Promise.resolve());
  const figures: Record<string, string | number> = { "at rest, p95 in ms": atRest.p95 };
  for (const [name, cookie] of Object.entries(FALSE_COOKIES)) {
    const attack = flood(() => fetchWhole(site.url, cookie), { connections: 64, seconds: 10 });
    const attacked = await visitDuring(site.url, attack);
    figures[`${name}, p95 in ms`] = attacked.p95;
    figures[`${name}, visits that failed`] = attacked.failures;
    figures[`${name}, answers`] = JSON.stringify(await attack);
  }
  return { ...figures, "peak MiB": site.peakMemory() };
});

async function fetchWhole(url: string, cookie: string): Promise<{ status: number }> {
  const response = await fetch(url, { headers: { "accept-encoding": "br", cookie } });
  await response.arrayBuffer();
  return response;
}
