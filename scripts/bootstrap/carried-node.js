import { readFileSync, realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { inProject } from "./project.js";
import { runInPlace } from "./run.js";

const WINDOWS = process.platform === "win32";

/** The Node that the project brings along (npm package `node`): the one everything runs on. */
export const carriedNode = inProject(`node_modules/node/bin/node${WINDOWS ? ".exe" : ""}`);

/** Where npm put the program of a dependency. @param {string} name */
export function programOf(name) {
  const files = {
    biome: "@biomejs/biome/bin/biome",
    knip: "knip/bin/knip.js",
    playwright: "@playwright/test/cli.js",
    "react-router": "@react-router/dev/bin.cjs",
    tsc: "typescript/bin/tsc",
    vitest: "vitest/vitest.mjs",
  };
  return inProject(`node_modules/${files[name]}`);
}

/**
 * Runs a script on the carried Node: in this process when it is that one already.
 * @param {URL} script @param {string[]} [args]
 * @returns {Promise<number | undefined>} the exit code, undefined when it goes on in this process
 */
export async function runOnCarriedNode(script, args = []) {
  if (!isCarriedNode()) {
    return runInPlace(carriedNode, [...process.execArgv, fileURLToPath(script), ...args]);
  }
  process.argv.splice(1, Number.POSITIVE_INFINITY, fileURLToPath(script), ...args);
  await import(script.href);
  return undefined;
}

function isCarriedNode() {
  try {
    const { version } = JSON.parse(
      readFileSync(inProject("node_modules/node/package.json"), "utf8"),
    );
    // An installation may just have replaced the program that we are still running on.
    const sameFile = realpathSync(process.execPath) === realpathSync(carriedNode);
    return sameFile && version === process.versions.node;
  } catch {
    return false;
  }
}
