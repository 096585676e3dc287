import { attackSite, visitDuring } from "./attacked-site";
import { floodWrongLogins } from "./floods";

/** Two hundred wrong passwords at once, again and again, each for another account, while somebody reads the home page. */
await attackSite(async (site) => {
  const atRest = await visitDuring(site.url, Promise.resolve());
  const attack = floodWrongLogins(site);
  const attacked = await visitDuring(site.url, attack);
  return {
    "home page at rest, p95 in ms": atRest.p95,
    "home page under the flood, p95 in ms": attacked.p95,
    visits: attacked.visits,
    "visits that failed": attacked.failures,
    "logins answered": JSON.stringify(await attack),
    "peak MiB": site.peakMemory(),
  };
});
