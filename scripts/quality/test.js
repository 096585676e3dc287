import { mkdir, readFile, rm } from "node:fs/promises";
import { ensureBuilt } from "../bootstrap/ensure-built.js";
import { Failure } from "../bootstrap/failure.js";
import { inProject } from "../bootstrap/project.js";
import { biome, deadCode, runChecks, types } from "./checks.js";
import { findOrInstallChromium } from "./chromium.js";
import { programs, runInPlace } from "./programs.js";
import { printResults } from "./results.ts";
import { clockEnvironment } from "./test-clock.js";

const RESULTS = inProject(".cache/foulee/results");
const SERVER_COUNTS = `${RESULTS}/vitest.json`;
const BROWSER_COUNTS = `${RESULTS}/playwright.json`;
/** Vitest colours even what goes to a file. */
const outputColours = process.stdout.isTTY || process.env.FORCE_COLOR ? {} : { NO_COLOR: "1" };

await rm(RESULTS, { recursive: true, force: true });
await mkdir(RESULTS, { recursive: true });

/** `npm test -- articles` runs the tests of the files with this in their path, and no checks; a second word is a title. */
const [word = null, testTitle] = process.argv.slice(2);
const clock = clockEnvironment(process.env.TEST_CLOCK);
const titlePattern = testTitle?.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

const chromium = await findOrInstallChromium();
const broken = [];
if (word === null) {
  title("Checks of the code");
  broken.push(...(await runChecks([[biome, types], [deadCode]])));
}
title("Unit tests, SQLite and PostgreSQL");
if ((await runServerTests()) !== 0) broken.push("server tests");
const seed = process.env.TEST_SEED;
title(seed ? `Browser tests, in the order ${seed}` : "Browser tests");
if ((await runBrowserTests()) !== 0) broken.push("browser tests");

const passed = printResults({
  server: await readJson(SERVER_COUNTS),
  browser: await readJson(BROWSER_COUNTS),
  broken,
  word,
});
process.exitCode = passed ? 0 : 1;

function runServerTests() {
  const reporters = ["--reporter", "default", "--reporter", "./tests/support/count-reporter.ts"];
  const filter = filterOf("--passWithNoTests", "-t");
  return runInPlace([...programs.vitest, "run", ...filter, ...reporters], {
    env: { ...process.env, ...clock, ...outputColours, FOULEE_COUNTS: SERVER_COUNTS },
  });
}

async function runBrowserTests() {
  if (!chromium) return 1;
  try {
    await ensureBuilt();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    return 1;
  }
  const filter = filterOf("--pass-with-no-tests", "--grep");
  return runInPlace([...programs.playwright, "test", ...filter, "--reporter", "list,json"], {
    env: {
      ...process.env,
      ...clock,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_COUNTS,
    },
  });
}

function filterOf(mayBeNone, byTitle) {
  if (word === null) return [];
  return [word, mayBeNone, ...(titlePattern === undefined ? [] : [byTitle, titlePattern])];
}

function title(text) {
  console.info(`\n── ${text} ──`);
}

async function readJson(file) {
  const text = await readFile(file, "utf8").catch(() => null);
  return text === null ? null : JSON.parse(text);
}
