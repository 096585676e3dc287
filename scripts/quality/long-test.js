import { ensureBuilt } from "../bootstrap/ensure-built.js";
import { findOrInstallChromium } from "./chromium.js";
import { programs, runInPlace } from "./programs.js";
import { clockEnvironment, hardInstants } from "./test-clock.js";

/** Browser tests of what depends on the day or the hour. */
const DATED = [
  "account-mails",
  "admin-analytics",
  "admin-banner",
  "admin-editing",
  "admin-messages",
  "admin-orders",
  "contact",
  "dashboard",
  "every-public-page",
  "links",
  "news",
  "publish-from-a-phone",
  "shop-order",
  "timetable",
  "two-step-login",
];

/** What `npm test` asks of some cases, asked of many: properties, sizes of pictures, and moments of the year. */
await ensureBuilt();
const chromium = await findOrInstallChromium();
const env = {
  ...process.env,
  ...(chromium && { CHROMIUM_PATH: chromium }),
  FOULEE_LONG_TEST: "on",
};

const codes = [
  await run("Des milliers de cas par propriété", "vitest", ["run"]),
  await run("Chaque taille et format de chaque image", "playwright", ["test", "links"]),
];
for (const instant of hardInstants()) {
  const clock = clockEnvironment(instant);
  codes.push(await run(`À partir de ${instant}`, "playwright", ["test", ...DATED], clock));
}
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0;

function run(title, program, args, more = {}) {
  console.info(`\n── ${title} ──`);
  return runInPlace([...programs[program], ...args], { env: { ...env, ...more } });
}
