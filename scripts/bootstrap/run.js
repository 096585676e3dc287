import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { Failure } from "./failure.js";
import { root } from "./project.js";

const SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"];

/** @typedef {{ env?: NodeJS.ProcessEnv, cwd?: string }} RunOptions */

/**
 * Runs a program whose output is shown only if it matters.
 * @param {string[]} command @param {RunOptions} [options]
 * @returns {Promise<{ isDone: boolean, output: string }>}
 */
export function runQuietly([program, ...args], options) {
  return new Promise((resolve) => {
    const all = { cwd: root, maxBuffer: Number.POSITIVE_INFINITY, ...options };
    const child = execFile(program, args, all, (error, stdout, stderr) => {
      for (const signal of SIGNALS) process.off(signal, stop);
      const couldNotRun = error?.syscall ? `${error.message}\n` : "";
      const ended = error?.signal ? `\n${error.signal}\n` : "";
      resolve({ isDone: error === null, output: stdout + stderr + couldNotRun + ended });
    });
    // Interrupted, we leave no one behind who would go on in the dark.
    const stop = (signal) => {
      child.kill(signal);
      process.exit(1);
    };
    for (const signal of SIGNALS) process.on(signal, stop);
  });
}

/**
 * Runs what takes long: its title and seconds in one line on standard error, its words in a file.
 * Rejects with a `Failure` that says why, by `explain` or in its last words.
 * @param {{ title: string, command: string[], log: string,
 *   explain?: (output: string) => string | undefined }} work
 * @param {RunOptions} [options]
 */
export async function runTimed({ title, command, log, explain }, options) {
  const started = performance.now();
  process.stderr.write(`${title}… `);
  const { isDone, output } = await runQuietly(command, options);
  process.stderr.write(`${isDone ? "" : "échec après "}${seconds(started)}\n`);
  mkdirSync(dirname(log), { recursive: true });
  writeFileSync(log, output);
  if (isDone) return;
  const reason = explain?.(output) ?? `\n${output.trim().split("\n").slice(-25).join("\n")}\n`;
  throw new Failure(`${title}\u00a0: ${reason} (détails\u00a0: ${log}).`);
}

/** Whether the last words of a program are those of one that had too little memory: the system ends it with SIGKILL. */
export function isOutOfMemory(output) {
  return /\nSIGKILL\n$|heap out of memory|memory allocation of \d+ bytes failed/.test(output);
}

/** Time since `started`, as French writes it. */
export function seconds(started) {
  const spent = (performance.now() - started) / 1000;
  return `${spent.toFixed(spent < 10 ? 1 : 0).replace(".", ",")}\u00a0s`;
}
