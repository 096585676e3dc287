import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isPreparedContent, type PreparedContent, preparedData } from "./prepared-sites";

const SERVE = "scripts/serve.js";
const COMMAND = "scripts/command.js";
const FIRST_LINK = /https?:\/\/\S+\/admin\/bienvenue\?jeton=\S+/;
/** What a developer's own environment or `.env` might say; a site of tests is like no other. */
const UNSET = [
  "DATABASE_URL",
  "AUTH_SECRET",
  "TRUST_PROXY",
  "SMTP_URL",
  "MAIL_FROM",
  "CONTACT_TO",
  "EMAILJS_SERVICE_ID",
  "EMAILJS_TEMPLATE_ID",
  "EMAILJS_PUBLIC_KEY",
  "EMAILJS_PRIVATE_KEY",
  "RECAPTCHA_SITE_KEY",
  "RECAPTCHA_SECRET_KEY",
  "HELLOASSO_URL",
  "VISITS",
  "SPEED_INSIGHTS_SRC",
  "S3_ENDPOINT",
  "S3_REGION",
  "S3_BUCKET_PREFIX",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
];

/**
 * Prepared contents are copies of the prepared sites, whose administrator is signed in (`openAdminArea`);
 * `new` and `new-demo` are started for the first time, without an account.
 */
export type SiteContent = PreparedContent | "new" | "new-demo";

/** The real production server, with a folder of data of its own. */
export type Site = {
  url: string;
  /** What it started with. */
  content: SiteContent;
  dataDir: string;
  /** Of the server that runs now. */
  pid(): number;
  /** The one-time link of the first administrator, as the terminal shows it. */
  firstAccountLink(): Promise<string>;
  /** Everything it said so far. */
  logs(): string;
  /** Runs `npm run <name> -- …` on this site's data; resolves to what it said, rejects unless it succeeds. */
  run(
    name: "admin" | "demo" | "backup" | "restore",
    args: string[],
    environment?: NodeJS.ProcessEnv,
  ): Promise<string>;
  /** Stops it as the system would (SIGTERM); its data stays. */
  stop(): Promise<void>;
  /** Ends it as a power cut would (SIGKILL). */
  kill(): Promise<void>;
  /** Starts it again on the same data and the same address; by a clock that is `aheadMs` ahead, where told. */
  restart(aheadMs?: number): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
};

/** Starts the built site on a free port; `more` is said to it beside (a database server, a secret shared with another instance). */
export async function startSite(content: SiteContent, more: NodeJS.ProcessEnv = {}): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), "foulee-site-"));
  if (isPreparedContent(content)) {
    await cp(preparedData(content), dataDir, { recursive: true });
  }
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = { ...siteEnvironment({ dataDir, port, url, content }), ...more };
  const said = new Transcript();
  let server = await startServer(environment, said);
  const stop = () => stopProcess(server);
  return {
    url,
    content,
    dataDir,
    pid: () => server.pid ?? 0,
    firstAccountLink: () => said.find(FIRST_LINK),
    logs: () => said.text,
    run: (name, args, other) => runCommand([name, ...args], { ...environment, ...other }),
    stop,
    kill: () => stopProcess(server, "SIGKILL"),
    restart: async (aheadMs = 0) => {
      await stop();
      server = await startServer({ ...environment, ...clockEnvironment(aheadMs) }, said);
    },
    remove: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** As of a run at another time (docs/testing.md), on top of which the clock is ahead. */
function clockEnvironment(aheadMs: number): NodeJS.ProcessEnv {
  if (aheadMs === 0) return {};
  const preload = join(import.meta.dirname, "../../support/preload-clock.ts");
  const offset = Number(process.env.TEST_CLOCK_OFFSET ?? 0) + aheadMs;
  return { NODE_OPTIONS: `--import=${preload}`, TEST_CLOCK_OFFSET: String(offset) };
}

type Place = { dataDir: string; port: number; url: string; content: SiteContent };

function siteEnvironment({ dataDir, port, url, content }: Place): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = { ...process.env };
  // Empty rather than absent: `.env` fills in what is absent.
  for (const name of UNSET) environment[name] = "";
  return {
    ...environment,
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    DEMO_CONTENT: content === "new-demo" ? "on" : "off",
    // Nothing has no address of a club; its messages are for somebody all the same.
    CONTACT_TO: hasClub(content) ? "" : "contact@ac-lespins.example",
    LOG_LEVEL: "info",
    TRUST_PROXY: "0",
    // Far from Paris, as the other tests are.
    TZ: "Pacific/Kiritimati",
  };
}

function hasClub(content: SiteContent): boolean {
  return content === "demo" || content === "other-club";
}

async function startServer(env: NodeJS.ProcessEnv, said: Transcript): Promise<ChildProcess> {
  const server = spawn(process.execPath, [SERVE], {
    env,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  server.stdout?.setEncoding("utf8").on("data", (chunk: string) => said.add(chunk));
  server.stderr?.setEncoding("utf8").on("data", (chunk: string) => said.add(chunk));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("message", () => resolve());
  server.once("close", () => reject(new Error(`The site did not start:\n${said.text}`)));
  await promise;
  return server;
}

async function stopProcess(
  server: ChildProcess,
  signal: NodeJS.Signals = "SIGTERM",
): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const closed = once(server, "close");
  server.kill(signal);
  await closed;
}

async function runCommand(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const command = spawn(process.execPath, [COMMAND, ...args], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = new Transcript();
  command.stdout.setEncoding("utf8").on("data", (chunk: string) => said.add(chunk));
  command.stderr.setEncoding("utf8").on("data", (chunk: string) => said.add(chunk));
  const [code] = await once(command, "close");
  if (code !== 0) throw new Error(`« ${args.join(" ")} » ended with ${code}:\n${said.text}`);
  return said.text;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No free port.");
  return address.port;
}

/** What a process said, and what is waited for in it. */
class Transcript {
  text = "";
  readonly #heard = new EventTarget();

  add(chunk: string): void {
    this.text += chunk;
    this.#heard.dispatchEvent(new Event("chunk"));
  }

  async find(pattern: RegExp): Promise<string> {
    for (;;) {
      const found = pattern.exec(this.text);
      if (found) return found[0];
      await new Promise((resolve) => {
        this.#heard.addEventListener("chunk", resolve, { once: true });
      });
    }
  }
}
