import { attackSite, flood, visitDuring } from "./attacked-site";

/** Sixty-four connections that ask for the login again and again, while somebody reads the home page. */
await attackSite(async (site) => {
  const atRest = await visitDuring(site.url, Promise.resolve());
  const attack = flood(() => fetchWhole(`${site.url}/admin`), { connections: 64, seconds: 10 });
  const attacked = await visitDuring(site.url, attack);
  return {
    "home page at rest, p95 in ms": atRest.p95,
    "home page under the flood, p95 in ms": attacked.p95,
    "visits that failed": attacked.failures,
    "logins answered": JSON.stringify(await attack),
    "peak MiB": site.peakMemory(),
  };
});

async function fetchWhole(url: string): Promise<{ status: number }> {
  const response = await fetch(url, { headers: { "accept-encoding": "br" } });
  await response.arrayBuffer();
  return response;
}
