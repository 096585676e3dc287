import { attackSite, visitDuring } from "./attacked-site";

const WAVES = 10;

/** Two hundred wrong passwords at once, again and again, each for another account, while somebody reads the home page. */
await attackSite(async (site) => {
  const atRest = await visitDuring(site.url, Promise.resolve());
  const attack = tryInWaves(site.url);
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

/** How often each status came. */
async function tryInWaves(url: string): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  for (let wave = 0; wave < WAVES; wave += 1) {
    const attempts = Array.from({ length: 200 }, (_, index) =>
      tryPassword(url, wave * 200 + index),
    );
    for (const status of await Promise.all(attempts)) {
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  }
  return statuses;
}

async function tryPassword(url: string, number: number): Promise<number> {
  const response = await fetch(`${url}/admin?index`, {
    method: "POST",
    headers: { origin: url, "accept-encoding": "br", accept: "text/html" },
    body: new URLSearchParams({ email: `personne-${number}@exemple.fr`, password: "au hasard" }),
  });
  await response.arrayBuffer();
  return response.status;
}
