import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import type { SiteOptions } from "./tests/e2e/support/browser-test";
import { findChromium } from "./tests/e2e/support/chromium";

/** An old Chromium (scripts/quality/old-engines.js), which runs in one process only. */
const engine = process.env.OLD_CHROMIUM;
const chromium = engine ?? findChromium();

/** Chromium finds no host but this machine; as root it runs only without its sandbox. */
const flags = [
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A mouse, as Playwright says it too (the last one counts); pictures asked for as on a quick connection.
  "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,lazyLoadingImageMarginPxUnknown=1250",
];
const asRoot = process.getuid?.() === 0;

export default defineConfig<SiteOptions>({
  testDir: "tests/e2e",
  globalSetup: ["./tests/e2e/support/require-chromium.ts", "./tests/e2e/support/prepare-sites.ts"],
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  fullyParallel: false,
  forbidOnly: true,
  // What passes at the second try only is counted apart (scripts/quality/results.ts), never as well.
  retries: 1,
  // A third of a test is waiting, which leaves room for another one.
  workers: availableParallelism() + 1,
  // No test is judged by its speed: these only end one that hangs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: "list",
  use: {
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    // Recording costs a quarter of a test's time: only what failed once is recorded.
    trace: "on-first-retry",
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        ...flags,
        ...(asRoot || engine ? ["--no-sandbox"] : []),
        ...(engine ? ["--single-process", "--no-zygote"] : []),
      ],
    },
  },
  projects: projects(),
});

/** The files in the order of their names; `TEST_SEED=7` has them in another order, the same for the same seed. */
function projects() {
  const use = { browserName: "chromium" } as const;
  const seed = process.env.TEST_SEED;
  if (!seed) return [{ name: "chromium", use }];
  const place = (file: string) => createHash("sha256").update(`${seed} ${file}`).digest("hex");
  return readdirSync("tests/e2e")
    .filter((file) => file.endsWith(".spec.ts"))
    .sort((one, other) => place(one).localeCompare(place(other)))
    .map((file) => ({ name: file, testMatch: `**/${file}`, use }));
}
