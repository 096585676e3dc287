import { setTimeout as wait } from "node:timers/promises";
import { startBareServer } from "./bare-server.js";
import { french, median, table } from "./figures.js";
import { load } from "./load.js";
import { startNginx } from "./nginx.js";
import { memory } from "./process-figures.js";
import { signIn, startSite, UNCACHED, writtenAnew } from "./site.js";

/**
 * The pages of one site and nginx serving the same bytes, in turns: what disturbs the machine
 * disturbs all alike. Memory is that of the site, before and after.
 * @param {import("./run.js").Bench} bench
 */
export async function measurePages({ programs, rounds, seconds, rest }) {
  // Started again: its first start drew pictures, which others do not.
  const first = await startSite();
  await first.stop();
  const site = await startSite({ dataDir: first.dataDir });
  try {
    const { cookie } = await signIn(site);
    const bare = await startBareServer(`${site.url}/`);
    const nginx = programs.nginx && (await startNginx(programs, `${site.url}/`));
    try {
      await wait(rest);
      const before = memory([site.pid]);
      const targets = await listTargets({ site, nginx, bare, cookie });
      const found = await inTurns(targets, { wrk: programs.wrk, rounds, seconds });
      const busy = memory([site.pid]);
      await wait(rest);
      const after = memory([site.pid]);
      const ofNginx = nginx && memory(nginx.pids());
      return report({ found, nginx, memories: { before, busy, after, ofNginx } });
    } finally {
      await nginx?.stop();
      await bare.stop();
    }
  } finally {
    await site.remove();
  }
}

async function listTargets({ site, nginx, bare, cookie }) {
  const home = await (await fetch(`${site.url}/`)).text();
  const [article] = home.match(/\/actualites\/[\da-f-]{36}/) ?? ["/"];
  const own = (name, path, headers = {}) => ({
    name,
    url: site.url + path,
    headers,
    pids: () => [site.pid],
  });
  return [
    ...(bare
      ? [{ name: "Node.js nu, mêmes octets", url: bare.url, headers: {}, pids: () => [bare.pid] }]
      : []),
    ...(nginx ? [{ name: "nginx, accueil", url: nginx.url, headers: {}, pids: nginx.pids }] : []),
    own("Accueil, en cache", "/"),
    own("Accueil, sans cache", "/", UNCACHED),
    own("Accueil, écrit à neuf", writtenAnew("/"), UNCACHED),
    own("Actualités, écrites à neuf", writtenAnew("/actualites"), UNCACHED),
    own("Article, écrit à neuf", writtenAnew(article), UNCACHED),
    own("Calendrier, écrit à neuf", writtenAnew("/evenements"), UNCACHED),
    own("Liste de l’espace club", "/admin/actualites", { cookie }),
  ];
}

async function inTurns(targets, { wrk, rounds, seconds }) {
  const found = targets.map(({ name }) => ({ name, loads: [] }));
  // The first turn compiles and fills the cache, and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, target] of targets.entries()) {
      const { url, headers } = target;
      const made = await load(wrk, { url, headers, pids: target.pids(), seconds });
      if (round > 0) found[index].loads.push(made);
    }
  }
  return found;
}

function report({ found, nginx, memories }) {
  const middle = (loads, figure) => median(loads.map((one) => one[figure]));
  const rows = found.map(({ name, loads }) => [
    name,
    ...["perSecond", "perCpuSecond", "cpuMs", "p50", "p99"].map((figure) => middle(loads, figure)),
  ]);
  const perCpuSecond = (name) => {
    const one = found.find((each) => each.name === name);
    return one ? middle(one.loads, "perCpuSecond") : Number.NaN;
  };
  const cached = perCpuSecond("Accueil, en cache");
  const bare = perCpuSecond("Node.js nu, mêmes octets");
  const ratio = cached / perCpuSecond("nginx, accueil");
  const uncached = ["Accueil, sans cache", "Accueil, écrit à neuf"].map((name) => [
    `${name}, req par seconde de CPU`,
    perCpuSecond(name),
    "≥ 400",
    perCpuSecond(name) >= 400,
  ]);
  const { before, busy, after, ofNginx } = memories;
  const inMemory = (name, { rss, pss }) => [name, rss, pss];
  const encoding = nginx?.encoding === "br" ? "Brotli" : "gzip";
  return {
    title: "Pages",
    text: [
      table(["Page", "req/s", "req/s CPU", "ms CPU/req", "p50 (ms)", "p99 (ms)"], rows),
      nginx
        ? `nginx (un processus) sert les mêmes octets, compressés d’avance en ${encoding} (${french(nginx.bytes)} octets), avec les mêmes en-têtes.`
        : "nginx n’était pas là.",
      `«\u00a0Node.js nu\u00a0» est le serveur HTTP de Node.js qui n’envoie rien d’autre que ces octets\u00a0: la limite de tout site écrit pour lui. L’accueil en cache en fait ${french(cached / bare)}.`,
      "«\u00a0Sans cache\u00a0»\u00a0: la réponse est faite pour chaque demande, ses données relues dans la base\u00a0; le texte n’est pas récrit tant qu’elles sont les mêmes (docs/decisions/0018). «\u00a0À neuf\u00a0»\u00a0: il est récrit par React et compressé à chaque demande, comme le premier après un changement de cette page.",
      table(
        ["Mémoire (Mio)", "RSS", "PSS"],
        [
          inMemory("Au repos", before),
          inMemory("Sous la charge", busy),
          inMemory("Après la charge", after),
          ...(ofNginx ? [inMemory("nginx, après la charge", ofNginx)] : []),
        ],
      ),
    ].join("\n\n"),
    targets: [
      ["Accueil en cache / nginx, par seconde de CPU", ratio, "≥ 0,6", ratio >= 0.6],
      ...uncached,
      ["Mémoire après la charge (Mio, RSS)", after.rss, "≤ 130", after.rss <= 130],
    ],
  };
}
