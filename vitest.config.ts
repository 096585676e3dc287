import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { PATIENCE_MS } from "./tests/support/patience.ts";

// The furthest zone from Paris (+14 h): what leans on the server's own time zone fails here.
process.env.TZ = "Pacific/Kiritimati";

/** The order of the files, as in playwright.config.ts. */
const seed = Number(process.env.TEST_SEED);

const databaseTests = "**/*.db.test.{ts,tsx}";
const never = [...configDefaults.exclude, "build/**", "data/**", ".cache/**", "tests/e2e/**"];

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    environment: "node",
    exclude: never,
    setupFiles: ["tests/support/vitest-setup.ts"],
    // The files of one worker share what they import, which took half of their time. One that replaces a module
    // imports it anew, and afterwards leaves it to be imported anew (`vi.resetModules`).
    isolate: false,
    ...(seed && { sequence: { seed, shuffle: { files: true } } }),
    // No test is judged by its speed: the machine may be busy with something else.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: PATIENCE_MS } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Two at least: waiting for the disk or for PostgreSQL leaves room for another file.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...never, databaseTests],
        },
      },
      {
        extends: true,
        test: {
          name: "sqlite",
          include: [databaseTests],
          globalSetup: ["tests/support/sqlite-template.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          include: [databaseTests],
          globalSetup: ["tests/support/postgres-template.ts"],
        },
      },
    ],
  },
});
