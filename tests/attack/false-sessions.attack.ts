import { attackSite, visitDuring } from "./attacked-site";
import { FALSE_COOKIES, floodWithCookie } from "./floods";

/** Sixty-four connections that ask for the home page with such a cookie, while somebody reads it. */
await attackSite(async (site) => {
  const atRest = await visitDuring(site.url, Promise.resolve());
  const figures: Record<string, string | number> = { "at rest, p95 in ms": atRest.p95 };
  for (const [name, cookie] of Object.entries(FALSE_COOKIES)) {
    const attack = floodWithCookie(site, cookie);
    const attacked = await visitDuring(site.url, attack);
    figures[`${name}, p95 in ms`] = attacked.p95;
    figures[`${name}, visits that failed`] = attacked.failures;
    figures[`${name}, answers`] = JSON.stringify(await attack);
  }
  return { ...figures, "peak MiB": site.peakMemory() };
});
