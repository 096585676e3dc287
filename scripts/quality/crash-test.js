import { carriedNode, programOf } from "../bootstrap/carried-node.js";
import { runInPlace } from "../bootstrap/run.js";
import { findOrInstallChromium } from "./chromium.js";

/**
 * What `npm test` does a few times, many times: 200 kills on SQLite and 50 on PostgreSQL, then
 * PostgreSQL stopped for thirty seconds under load.
 */
const chromium = await findOrInstallChromium();
const env = { ...process.env, FOULEE_CRASH_TEST: "long" };
const engines = ["--project", "sqlite", "--project", "postgres"];
const kills = await runInPlace(
  carriedNode,
  [programOf("vitest"), "run", ...engines, "tests/crash"],
  { env },
);
const outages = await runInPlace(
  carriedNode,
  [programOf("playwright"), "test", "--reporter", "list", "tests/e2e/many-instances.spec.ts"],
  { env: { ...env, ...(chromium && { CHROMIUM_PATH: chromium }) } },
);
process.exitCode = kills || outages;
