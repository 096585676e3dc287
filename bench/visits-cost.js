import { setTimeout as wait } from "node:timers/promises";
import { french, median, table } from "./figures.js";
import { load } from "./load.js";
import { startSite } from "./site.js";

const BEACONS_PER_SECOND = 50;
const PERSON = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";
/** Each visitor of the load has an address of their own: one alone would soon be limited. */
const BEHIND_A_PROXY = { TRUST_PROXY: "1" };

/**
 * The cached home page of a site that counts its visits and of one that does not, in turns; and of
 * the one that counts while visits come in.
 * @param {import("./run.js").Bench} bench
 */
export async function measureVisitsCost({ programs, rounds, seconds }) {
  const sites = [];
  try {
    for (const VISITS of ["off", "on"]) {
      sites.push(await startSite({ environment: { ...BEHIND_A_PROXY, VISITS } }));
    }
    const [off, on] = sites;
    const ways = [
      { name: "Sans comptage", site: off, isVisited: false },
      { name: "Avec comptage", site: on, isVisited: false },
      { name: `Avec ${BEACONS_PER_SECOND}\u00a0visites par seconde`, site: on, isVisited: true },
    ];
    return report(await inTurns(ways, { wrk: programs.wrk, rounds, seconds }));
  } finally {
    for (const site of sites) await site.remove();
  }
}

async function inTurns(ways, { wrk, rounds, seconds }) {
  const found = ways.map(({ name }) => ({ name, loads: [], sent: 0 }));
  // The first turn fills the cache, and does not count; each begins with another way.
  for (let round = 0; round <= rounds; round += 1) {
    for (let turn = 0; turn < ways.length; turn += 1) {
      const index = (round + turn) % ways.length;
      const { site, isVisited } = ways[index];
      const beacons = isVisited ? sendBeacons(site.url) : null;
      const made = await load(wrk, { url: `${site.url}/`, pids: [site.pid], seconds });
      const sent = (await beacons?.stop()) ?? 0;
      if (round === 0) continue;
      found[index].loads.push(made);
      found[index].sent += sent;
    }
  }
  return found;
}

/** Visitors who arrive one after the other until they are stopped; tells how many were heard. @param {string} url */
function sendBeacons(url) {
  const stopping = new AbortController();
  const under = new Set();
  let sent = 0;
  const all = (async () => {
    const started = performance.now();
    for (let number = 0; !stopping.signal.aborted; number += 1) {
      const due = started + (number * 1000) / BEACONS_PER_SECOND;
      await wait(Math.max(0, due - performance.now()));
      const beacon = sendBeacon(url, number).finally(() => under.delete(beacon));
      under.add(beacon);
      sent += 1;
    }
    await Promise.all(under);
    return sent;
  })();
  return {
    stop: () => {
      stopping.abort();
      return all;
    },
  };
}

/** @param {string} url @param {number} number */
async function sendBeacon(url, number) {
  const address = `198.51.${Math.floor(number / 250) % 250}.${1 + (number % 250)}`;
  const response = await fetch(`${url}/visites`, {
    method: "POST",
    headers: { origin: url, "user-agent": PERSON, "x-forwarded-for": address },
    body: new URLSearchParams({ page: "/", from: "www.google.com" }),
  });
  if (response.status !== 204) throw new Error(`Une visite a été refusée (${response.status}).`);
}

function report(found) {
  const middle = ({ loads }, figure) => median(loads.map((one) => one[figure]));
  const [off, on, visited] = found;
  const ratio = (one, figure) => middle(one, figure) / middle(off, figure);
  const rows = found.map((one) => [
    one.name,
    ...["perSecond", "perCpuSecond", "p50", "p99"].map((figure) => middle(one, figure)),
    ratio(one, "perSecond"),
    ratio(one, "perCpuSecond"),
  ]);
  const kept = ratio(on, "perCpuSecond");
  return {
    title: "Compter les visites",
    text: [
      table(
        [
          "Accueil, en cache",
          "req/s",
          "req/s CPU",
          "p50 (ms)",
          "p99 (ms)",
          "rapport",
          "rapport CPU",
        ],
        rows,
      ),
      `Pendant la troisième mesure, ${french(visited.sent)} visites sont arrivées en plus, d’adresses différentes.`,
    ].join("\n\n"),
    targets: [
      ["Accueil en cache, avec comptage / sans, par seconde de CPU", kept, "≥ 0,95", kept >= 0.95],
    ],
  };
}
