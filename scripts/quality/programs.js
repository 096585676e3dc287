import { spawn } from "node:child_process";
import { constants } from "node:os";
import { inProject, root } from "../bootstrap/project.js";

/** @param {string} file of a dependency @returns {string[]} the start of a command on the Node that runs us */
function program(file) {
  return [process.execPath, inProject(`node_modules/${file}`)];
}

/** How the programs of dependencies are called: by their path, never by a name that the PATH decides. */
export const programs = {
  biome: program("@biomejs/biome/bin/biome"),
  knip: program("knip/bin/knip.js"),
  playwright: program("@playwright/test/cli.js"),
  "react-router": program("@react-router/dev/bin.cjs"),
  tsc: program("typescript/bin/tsc"),
  vitest: program("vitest/vitest.mjs"),
};

/**
 * Runs a program in this one's place: same terminal, signals passed on. Resolves to its exit code.
 * @param {string[]} command @param {{ env: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>}
 */
export function runInPlace([file, ...args], { env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: root, stdio: "inherit", env });
    const pass = (signal) => child.kill(signal);
    // Ctrl+C on a terminal reaches every process of the group without our help.
    const keepQuiet = (signal) => process.stdin.isTTY || pass(signal);
    process.on("SIGTERM", pass).on("SIGHUP", pass).on("SIGINT", keepQuiet);
    child.once("error", reject);
    child.once("close", (code, signal) => {
      process.off("SIGTERM", pass).off("SIGHUP", pass).off("SIGINT", keepQuiet);
      resolve(code ?? (signal ? 128 + constants.signals[signal] : 1));
    });
  });
}
