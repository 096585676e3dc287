import { attackSite, visitDuring } from "./attacked-site";
import { floodLoginPage } from "./floods";

/** Sixty-four connections that ask for the login again and again, while somebody reads the home page. */
await attackSite(async (site) => {
  const atRest = await visitDuring(site.url, Promise.resolve());
  const attack = floodLoginPage(site);
  const attacked = await visitDuring(site.url, attack);
  return {
    "home page at rest, p95 in ms": atRest.p95,
    "home page under the flood, p95 in ms": attacked.p95,
    "visits that failed": attacked.failures,
    "logins answered": JSON.stringify(await attack),
    "peak MiB": site.peakMemory(),
  };
});
