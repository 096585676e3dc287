import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { ensureBuilt } from "../../scripts/bootstrap/ensure-built.js";
import { type Site, startSite } from "../e2e/support/site";

/** One connection for each question: an attack must not borrow the connections of the visitor beside it. */
const visitor = new Agent({ keepAlive: true, maxSockets: 1 });

/**
 * Starts the built site with the demo content, attacks it, prints the figures and removes the site.
 * `more` adds to the site's environment.
 */
export async function attackSite(
  attack: (site: AttackedSite) => Promise<Figures>,
  more: NodeJS.ProcessEnv = {},
): Promise<void> {
  await ensureBuilt();
  const site = await startSite("new-demo", { LOG_LEVEL: "error", ...more });
  try {
    console.table(await attack({ ...site, peakMemory: () => peakMemory(site.pid()) }));
  } finally {
    await site.remove();
  }
}

export type AttackedSite = Site & {
  /** The most memory that the server ever held since its start, in MiB (Linux only). */
  peakMemory(): number;
};

/** What was measured, with its unit in the name: `{ "peak MiB": 480 }`. */
export type Figures = Record<string, string | number>;

function peakMemory(pid: number): number {
  const kibibytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  if (!kibibytes) throw new Error("The system does not tell the memory of a process");
  return Math.round(Number(kibibytes[1]) / 1024);
}

/**
 * Asks for a page again and again, one request at a time, until `attack` has ended.
 * @returns the 95th percentile of the answers, in milliseconds, and how many were no 200
 */
export async function visitDuring(
  url: string,
  attack: Promise<unknown>,
): Promise<{ p95: number; visits: number; failures: number }> {
  let isOver = false;
  const end = attack.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  let failures = 0;
  while (!isOver || times.length < 20) {
    const asked = performance.now();
    if ((await statusOf(url)) !== 200) failures += 1;
    times.push(performance.now() - asked);
  }
  await end;
  times.sort((a, b) => a - b);
  const p95 = Math.round(times[Math.floor(times.length * 0.95)] ?? 0);
  return { p95, visits: times.length, failures };
}

/** The status of an answer that is read whole; 0 where the connection broke. */
function statusOf(url: string): Promise<number> {
  return new Promise((resolve) => {
    const asked = request(url, { agent: visitor }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
      response.on("error", () => resolve(0));
    });
    asked.on("error", () => resolve(0));
    asked.end();
  });
}

/** Keeps `connections` requests under way until `seconds` are over; answers how often each status came. */
export async function flood(
  ask: (number: number) => Promise<{ status: number }>,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Record<number, number>> {
  const until = Date.now() + seconds * 1000;
  const statuses: Record<number, number> = {};
  let number = 0;
  const keepAsking = async () => {
    while (Date.now() < until) {
      number += 1;
      const { status } = await ask(number).catch(() => ({ status: 0 }));
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, keepAsking));
  return statuses;
}
