/**
 * `npm run test:bare`: makes a Debian with nothing in it (debootstrap), gives it git and the
 * distribution's own Node with npm, and does there what README.md and docs/operations.md say: clone,
 * start, first account, restart, backup, restore elsewhere. Needs root, debootstrap and the network;
 * `npm run test:bare -- trixie` is one Debian alone, a last word `tests` runs `npm test` in it.
 */
import { type ChildProcess, execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Machine, makeMachine, run, timed } from "./machine.ts";

const SUITES = { trixie: "Debian 13", bookworm: "Debian 12" } as const;
type Suite = keyof typeof SUITES;

const PORT = 4870;
const SITE = `http://127.0.0.1:${PORT}`;
const ACCOUNT = {
  firstName: "Camille",
  lastName: "Roy",
  email: "camille@les-pins.example",
  password: "une longue phrase de passe 42",
};

const words = process.argv.slice(2);
const asked = (Object.keys(SUITES) as Suite[]).filter((suite) => words.includes(suite));
async function tryOn(suite: Suite): Promise<void> {
  console.info(`\n── ${SUITES[suite]} (${suite}) ──`);
  const root = mkdtempSync(join(tmpdir(), `foulee-${suite}-`));
  try {
    const machine = await makeMachine(suite, root);
    await timed("apt install git nodejs npm", () => machine.install("git", "nodejs", "npm"));
    const node = (await machine.run("node --version")).trim();
    const npm = (await machine.run("npm --version")).trim();
    console.info(`  the system’s Node ${node}, npm ${npm}`);
    await giveProject(machine);
    await liveThere(machine);
    if (words.includes("tests")) await timed("npm test", () => machine.show("npm test"));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

async function liveThere(machine: Machine): Promise<void> {
  await timed("git clone", () => machine.run("git clone -q /srv/foulee.bundle /srv/foulee"));
  const first = await timed("npm start, until the first page", () => startSite(machine));
  console.info(`  ${machine.sizeOf("srv/foulee/node_modules")} in node_modules`);
  const link = new URL(await first.find(/http\S+bienvenue\?jeton=\S+(?=\n)/));
  await post(`${link.pathname}${link.search}`, {
    ...ACCOUNT,
    jeton: link.searchParams.get("jeton") ?? "",
  });
  await signIn();
  await first.stop();

  const second = await timed("second start", () => startSite(machine));
  await signIn();
  for (const line of second.memory()) console.info(`  ${line}`);
  await timed("npm run backup", () => machine.run("npm run backup -- /srv/copie.tar"));
  await second.stop();

  const elsewhere = "DATA_DIR=/srv/elsewhere";
  await timed("npm run restore, into another folder", () =>
    machine.run(`${elsewhere} npm run restore -- /srv/copie.tar`),
  );
  const restored = await timed("start of the restored site", () => startSite(machine, elsewhere));
  await signIn();
  await restored.stop();
}

async function read(path: string): Promise<string> {
  const response = await fetch(SITE + path);
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  return await response.text();
}

async function post(path: string, fields: Record<string, string>): Promise<Response> {
  const response = await fetch(SITE + path, {
    method: "POST",
    redirect: "manual",
    headers: { origin: SITE },
    body: new URLSearchParams(fields),
  });
  if (response.status !== 302 || response.headers.getSetCookie().length === 0) {
    throw new Error(`${path}: ${response.status}\n${await response.text()}`);
  }
  return response;
}

async function signIn(): Promise<void> {
  await post("/admin?index", { email: ACCOUNT.email, password: ACCOUNT.password });
}

/** The last commit of this project, as somebody else would get it. */
async function giveProject({ root }: Machine): Promise<void> {
  const bundle = join(root, "srv/foulee.bundle");
  await run("git", ["bundle", "create", bundle, "HEAD", "--branches"]);
}

/** Starts the site, and reads its home page as soon as it answers. */
async function startSite(machine: Machine, environment = ""): Promise<RunningSite> {
  const command = `${environment} HOST=127.0.0.1 PORT=${PORT} exec npm start`;
  const site = new RunningSite(machine.spawn(command));
  await site.find(/Foulée est prête/);
  const home = await read("/");
  if (!home.includes("Athlétic Club Les Pins")) throw new Error("The home page is another one.");
  return site;
}

class RunningSite {
  #said = "";
  readonly #process: ChildProcess;

  constructor(process: ChildProcess) {
    this.#process = process;
    const hear = (chunk: string) => {
      this.#said += chunk;
    };
    process.stdout?.setEncoding("utf8").on("data", hear);
    process.stderr?.setEncoding("utf8").on("data", hear);
  }

  /** The first words that match in what it says; rejects when it ends without them. */
  find(pattern: RegExp): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const look = () => {
      const found = pattern.exec(this.#said);
      if (found) resolve(found[0]);
    };
    look();
    this.#process.stdout?.on("data", look);
    this.#process.stderr?.on("data", look);
    this.#process.once("close", () => reject(new Error(`It did not start:\n${this.#said}`)));
    return promise;
  }

  /** Megabytes of each process that stays. */
  memory(): string[] {
    const family = execFileSync("ps", ["-eo", "pid=,ppid=,rss=,args="], { encoding: "utf8" })
      .split("\n")
      .map((line) => /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line))
      .flatMap((match) => (match ? [match.slice(1)] : []));
    const ours = new Set([String(this.#process.pid)]);
    for (const [pid = "", parent = ""] of family) if (ours.has(parent)) ours.add(pid);
    return family
      .filter(([pid = "", , , command = ""]) => ours.has(pid) && /^npm |^\S*node /.test(command))
      .map(
        ([, , kilobytes, command]) =>
          `${Math.round(Number(kilobytes) / 1024)}\u00a0Mo\u00a0: ${command}`,
      );
  }

  /** As a service manager would: SIGTERM to npm, which passes it on. */
  async stop(): Promise<void> {
    const gone = once(this.#process, "close");
    const npm = this.#find("npm start");
    process.kill(npm, "SIGTERM");
    await gone;
  }

  #find(command: string): number {
    const lines = execFileSync("ps", ["-eo", "pid=,args="], { encoding: "utf8" }).split("\n");
    const found = lines.find((line) => line.trim().replace(/^\d+\s+/, "") === command);
    if (!found) throw new Error(`${command} does not run.`);
    return Number(found.trim().split(" ")[0]);
  }
}

for (const suite of asked.length > 0 ? asked : (Object.keys(SUITES) as Suite[])) {
  await tryOn(suite);
}
