import { runQuietly, seconds } from "../bootstrap/run.js";
import { programs } from "./programs.js";

/** @typedef {{ title: string, commands: string[][] }} Check */

/** Format and rules of the code; warnings count. */
export const biome = {
  title: "Format and rules",
  commands: [["biome", "check", "--error-on-warnings", "--no-errors-on-unmatched"]],
};
export const types = {
  title: "Types",
  commands: [["tsc", "--noEmit"]],
};
export const deadCode = { title: "Dead code", commands: [["knip"]] };
export const unitTests = {
  title: "Unit tests",
  commands: [["vitest", "run", "--project", "unit", "--reporter", "dot"]],
};

/** Types of the routes, that the compiler and the search for dead code both need. */
const routeTypes = { title: "Types of the routes", commands: [["react-router", "typegen"]] };

/**
 * Runs lanes of checks side by side, one line for each check, and what a failed one said.
 * @param {Check[][]} lanes
 * @returns {Promise<string[]>} the titles of the checks that failed
 */
export async function runChecks(lanes) {
  if (!(await passes(routeTypes))) return [routeTypes.title];
  const failed = await Promise.all(lanes.map(runLane));
  return failed.flat();
}

async function runLane(checks) {
  const failed = [];
  for (const check of checks) {
    if (!(await passes(check))) failed.push(check.title);
  }
  return failed;
}

async function passes({ title, commands }) {
  const started = performance.now();
  for (const [program, ...args] of commands) {
    const { isDone, output } = await runQuietly([...programs[program], ...args]);
    if (isDone) continue;
    console.info(`✗ ${title} (${seconds(started)})\n\n${output.trim()}\n`);
    return false;
  }
  console.info(`✓ ${title} (${seconds(started)})`);
  return true;
}
