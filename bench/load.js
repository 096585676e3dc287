import { execFile } from "node:child_process";
import { promisify } from "node:util";
import autocannon from "autocannon";
import { LIBRARIES } from "./debian.js";
import { cpuSeconds } from "./process-figures.js";

const run = promisify(execFile);

/** @typedef {{ perSecond: number, perCpuSecond: number, cpuMs: number, p50: number, p99: number }} Load */

/**
 * Asks for one address over and over, and says what it cost the server's processes. wrk takes a
 * tenth of a processor at what a Node server can do; autocannon is there where it is missing.
 * @param {string | null} wrk
 * @param {{ url: string, pids: readonly number[], seconds: number, connections?: number,
 *   headers?: Record<string, string> }} target
 * @returns {Promise<Load>}
 */
export async function load(wrk, { url, pids, seconds, connections = 8, headers = {} }) {
  const before = cpuSeconds(pids);
  const all = { "accept-encoding": "br, gzip", ...headers };
  const asked = { url, seconds, connections, headers: all };
  const { requests, p50, p99 } = await (wrk ? withWrk(wrk, asked) : withAutocannon(asked));
  const cpu = cpuSeconds(pids) - before;
  return {
    perSecond: requests / seconds,
    perCpuSecond: requests / cpu,
    cpuMs: (cpu * 1000) / requests,
    p50,
    p99,
  };
}

async function withWrk(wrk, { url, seconds, connections, headers }) {
  const { stdout } = await run(
    wrk,
    [
      "--latency",
      "-t1",
      `-c${connections}`,
      `-d${seconds}s`,
      "--timeout=10s",
      ...Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
      url,
    ],
    { env: { ...process.env, ...LIBRARIES } },
  );
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} a échoué :\n${stdout}`);
  const milliseconds = (share) => {
    const [, figure, unit] = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s)`).exec(stdout) ?? [];
    return Number(figure) * { us: 0.001, ms: 1, s: 1000 }[unit];
  };
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  return { requests, p50: milliseconds(50), p99: milliseconds(99) };
}

async function withAutocannon({ url, seconds, connections, headers }) {
  const result = await autocannon({ url, connections, duration: seconds, headers, workers: 1 });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} : ${result.non2xx} échecs.`);
  const { p50, p99 } = result.latency;
  return { requests: result.requests.total, p50, p99 };
}
