import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { ensureBuilt } from "../../scripts/bootstrap/ensure-built.js";
import { type Site, startSite } from "../e2e/support/site";
import { onPostgres, urlOfDatabase } from "../support/postgres-databases";
import { findPostgresBinaries, startPostgres } from "../support/postgres-server";

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
    console.table(
      await attack({
        ...site,
        memory: () => readMemory(site.pid(), "VmRSS"),
        peakMemory: () => readMemory(site.pid(), "VmHWM"),
      }),
    );
  } finally {
    await site.remove();
  }
}

export type AttackedSite = Site & {
  /** The memory that the server holds now, in MiB (Linux only). */
  memory(): number;
  /** The most memory that the server ever held since its start, in MiB (Linux only). */
  peakMemory(): number;
};

/** What was measured, with its unit in the name: `{ "peak MiB": 480 }`. */
export type Figures = Record<string, string | number>;

/**
 * Attacks the same site on the SQLite file, then on a PostgreSQL of its own where this machine has one.
 * `attack` gets what its site is told beside.
 */
export async function onBothEngines(
  attack: (more: { DATABASE_URL?: string }) => Promise<void>,
): Promise<void> {
  console.log("SQLite");
  await attack({});
  const binaries = await findPostgresBinaries();
  if (!binaries) return;
  console.log("PostgreSQL");
  const server = await startPostgres(binaries);
  await onPostgres(server.url, "create database attacked");
  await attack({ DATABASE_URL: urlOfDatabase(server.url, "attacked") });
  await server.stop();
}

/** Makes an account and signs it in; answers with the cookies of its session. */
export async function signInVolunteer(site: AttackedSite): Promise<string> {
  const account = { email: "camille@les-pins.example", password: "une longue phrase de passe 42" };
  await site.run("admin", ["create", account.email], { ADMIN_PASSWORD: account.password });
  const answer = await fetch(`${site.url}/admin?index`, {
    method: "POST",
    body: new URLSearchParams(account),
    headers: { origin: site.url },
    redirect: "manual",
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  if (cookies.length === 0) throw new Error(`The login answered ${answer.status}.`);
  return cookies.join("; ");
}

function readMemory(pid: number, name: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const [, kibibytes] = new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(status) ?? [];
  if (!kibibytes) throw new Error("The system does not tell the memory of a process");
  return Math.round(Number(kibibytes) / 1024);
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
