import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { findChromium } from "../tests/e2e/support/chromium.ts";
import { french, median, table } from "./figures.js";
import { freePort, startSite } from "./site.js";

const FLAGS = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const RUNS = 3;
const TRIES = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const HEAD = ["Page", "Perf.", "Access.", "Pratiques", "SEO", "FCP", "LCP", "TBT", "CLS", "ko"];
/** Of these the site map names many, all alike. */
const CONTENT = ["/actualites/", "/club/galerie/"];

/**
 * Lighthouse for mobiles, throttled as it comes, on every public page of a site with the demo
 * content: the median of three runs (one in a quick bench). What counts is compared with 100 points.
 * @param {import("./run.js").Bench} bench
 */
export async function measureLighthouse({ rounds }) {
  const executablePath = findChromium();
  const title = "Lighthouse, mobile";
  if (!executablePath) return { title, text: "Aucun Chromium sur cette machine.", targets: [] };
  const site = await startSite();
  const port = await freePort();
  const args = [...FLAGS, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const pages = [];
    for (const path of await findPages(site.url)) {
      const runs = [];
      // The first visit has the pictures made, and is not counted.
      await audit(site.url + path, port);
      for (let run = 0; run < Math.min(rounds, RUNS); run += 1) {
        runs.push(await audit(site.url + path, port));
      }
      pages.push({ path, ...middleOf(runs) });
    }
    return { title, text: words(pages, Math.min(rounds, RUNS)), targets: targetsOf(pages) };
  } finally {
    await browser.close();
    await site.remove();
  }
}

/** Every page of the site map, but one alone of each kind that is made of content. @param {string} url */
async function findPages(url) {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]*)/g)].map(([, address]) => new URL(address).pathname);
  const made = CONTENT.map((start) => paths.find((path) => path.startsWith(start)));
  const fixed = paths.filter((path) => !CONTENT.some((start) => path.startsWith(start)));
  return [...fixed, ...made.filter((path) => path !== undefined)];
}

/** Chromium does not record every visit: a few tries. @param {string} address @param {number} port */
async function audit(address, port) {
  let failure = "sans résultat";
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const result = await lighthouse(address, {
      port,
      logLevel: "error",
      onlyCategories: CATEGORIES,
    });
    if (result && !result.lhr.runtimeError) return figuresOf(result.lhr);
    failure = result?.lhr.runtimeError?.message ?? failure;
  }
  throw new Error(`Lighthouse : ${address} ${failure}`);
}

/** @param {import("lighthouse").Result} report */
function figuresOf({ audits, categories }) {
  const figure = (name) => audits[name]?.numericValue ?? Number.NaN;
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    times: [
      figure("first-contentful-paint"),
      figure("largest-contentful-paint"),
      figure("total-blocking-time"),
    ],
    shift: figure("cumulative-layout-shift"),
    bytes: figure("total-byte-weight"),
  };
}

/** The median of each figure by itself. */
function middleOf(runs) {
  const each = (pick) => median(runs.map(pick));
  return {
    scores: CATEGORIES.map((_, i) => each(({ scores }) => scores[i])),
    times: [0, 1, 2].map((i) => each(({ times }) => times[i])),
    shift: each(({ shift }) => shift),
    bytes: each(({ bytes }) => bytes),
  };
}

function words(pages, runs) {
  const rows = pages.map(({ path, scores, times, shift, bytes }) => [
    path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, "…"),
    ...scores,
    ...times.map((time) => `${french(Math.round(time))}\u00a0ms`),
    shift.toFixed(3).replace(".", ","),
    bytes / 1000,
  ]);
  return `Réglages d’origine (téléphone de milieu de gamme, 4G lente, simulés), médiane de ${runs}. Points sur 100\u00a0; «\u00a0ko\u00a0» compte aussi les scripts d’après l’affichage et les images sous l’écran.\n\n${table(HEAD, rows)}`;
}

function targetsOf(pages) {
  const [home] = pages;
  const [, lcp, tbt] = home.times;
  const least = Math.min(...pages.flatMap(({ scores }) => scores));
  const shift = Math.max(...pages.map((page) => page.shift));
  return [
    ["Lighthouse, la moins bonne note des pages", french(least), "100", least === 100],
    ["Lighthouse, le plus grand décalage (CLS)", french(shift), "0", shift === 0],
    ["Accueil, LCP", `${french(lcp)}\u00a0ms`, "≤ 1\u00a0200\u00a0ms", lcp <= 1200],
    ["Accueil, TBT", `${french(tbt)}\u00a0ms`, "≤ 10\u00a0ms", tbt <= 10],
  ];
}
