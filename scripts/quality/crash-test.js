import { ensureBuilt } from "../bootstrap/ensure-built.js";
import { findOrInstallChromium } from "./chromium.js";
import { programs, runInPlace } from "./programs.js";

/**
 * What `npm test` does a few times, many times: 200 kills on SQLite and 50 on PostgreSQL, then
 * PostgreSQL stopped for thirty seconds under load.
 */
await ensureBuilt();
const chromium = await findOrInstallChromium();
const env = { ...process.env, FOULEE_CRASH_TEST: "long" };
const engines = ["--project", "sqlite", "--project", "postgres"];
const kills = await runInPlace([...programs.vitest, "run", ...engines, "tests/crash"], { env });
const outages = await runInPlace(
  [...programs.playwright, "test", "--reporter", "list", "tests/e2e/many-instances.spec.ts"],
  { env: { ...env, ...(chromium && { CHROMIUM_PATH: chromium }) } },
);
process.exitCode = kills || outages;
