import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { constants } from "node:os";
import { dirname } from "node:path";
import { finished } from "node:stream/promises";
import { root } from "./project.js";

const SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"];

/** @typedef {{ env?: NodeJS.ProcessEnv, shell?: boolean }} RunOptions */

/**
 * Runs a program with its output kept in a file. Resolves to its exit code and what it said.
 * @param {string} program @param {string[]} args @param {string} log @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runLogged(program, args, log, options = {}) {
  await mkdir(dirname(log), { recursive: true });
  const file = createWriteStream(log);
  const result = await runQuietly(program, args, options, (chunk) => file.write(chunk));
  file.end();
  await finished(file);
  return result;
}

/**
 * Runs a program whose output is shown only if it matters.
 * @param {string} program @param {string[]} args @param {RunOptions} [options]
 * @param {(chunk: string) => void} [hear]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runQuietly(program, args, options = {}, hear = () => undefined) {
  return new Promise((resolve) => {
    const said = [];
    const child = spawn(program, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      ...options,
    });
    const listen = (chunk) => {
      said.push(chunk);
      hear(chunk);
    };
    child.stdout.setEncoding("utf8").on("data", listen);
    child.stderr.setEncoding("utf8").on("data", listen);
    // Interrupted, we leave no one behind who would go on in the dark.
    const stop = (signal) => {
      child.kill(signal);
      process.exit(exitCode(null, signal));
    };
    for (const signal of SIGNALS) process.on(signal, stop);
    child.once("error", (error) => listen(`${error.message}\n`));
    child.once("close", (code, signal) => {
      for (const known of SIGNALS) process.off(known, stop);
      resolve({ code: exitCode(code, signal), output: said.join("") });
    });
  });
}

/**
 * Runs a program in this one's place: same terminal, signals passed on. Resolves to its exit code.
 * @param {string} program @param {string[]} args @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function runInPlace(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: "inherit", ...options });
    const pass = (signal) => child.kill(signal);
    // Ctrl+C on a terminal reaches every process of the group without our help.
    const keepQuiet = (signal) => process.stdin.isTTY || pass(signal);
    process.on("SIGTERM", pass).on("SIGHUP", pass).on("SIGINT", keepQuiet);
    child.once("error", reject);
    child.once("close", (code, signal) => {
      process.off("SIGTERM", pass).off("SIGHUP", pass).off("SIGINT", keepQuiet);
      resolve(exitCode(code, signal));
    });
  });
}

function exitCode(code, signal) {
  return code ?? (signal ? 128 + constants.signals[signal] : 1);
}
