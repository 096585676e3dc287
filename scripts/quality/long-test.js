import { ensureBuilt } from "../bootstrap/ensure-built.js";
import { explained } from "../bootstrap/failure.js";
import { findOrInstallChromium } from "./chromium.js";
import { oldChromium, requireEngines } from "./old-engines.js";
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

let env = process.env;
await explained(longTest);

/** What `npm test` asks of some cases, asked of many: properties, sizes of pictures, browsers, and moments of the year. */
async function longTest() {
  await ensureBuilt();
  await requireEngines();
  const chromium = await findOrInstallChromium();
  env = {
    ...process.env,
    ...(chromium && { CHROMIUM_PATH: chromium }),
    FOULEE_LONG_TEST: "on",
  };

  const codes = [
    await run("Thousands of cases for each property", "vitest", ["run"]),
    await run("Each size and format of each picture", "playwright", ["test", "links"]),
    await run("Without each recent feature", "playwright", ["test", "older-browsers"]),
  ];
  for (const version of ["111.0.0", "116.0.0"]) {
    const engine = await oldChromium(version);
    codes.push(
      await run(`In Chromium ${version}`, "playwright", ["test", "older-browsers"], engine),
    );
  }
  codes.push(
    await run("All pages in Chromium 103", "playwright", ["test", "below-the-promise"], {
      ...(await oldChromium("103.0.0")),
    }),
  );
  codes.push(await run("Behind nginx", "playwright", ["test", "nginx"], { FOULEE_NGINX: "on" }));
  codes.push(await run("In WebKit", "playwright", ["test", "webkit"], { FOULEE_WEBKIT: "on" }));
  for (const instant of hardInstants()) {
    const clock = clockEnvironment(instant);
    codes.push(await run(`From ${instant} on`, "playwright", ["test", ...DATED], clock));
  }
  process.exitCode = codes.some((code) => code !== 0) ? 1 : 0;
}

function run(title, program, args, more = {}) {
  console.info(`\n── ${title} ──`);
  return runInPlace([...programs[program], ...args], { env: { ...env, ...more } });
}
