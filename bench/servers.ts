import { type ChildProcess, execFileSync, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { inProject } from "../scripts/bootstrap/project.js";
import { documentedNginx, startNginx } from "../tests/support/nginx.ts";
import { askRaw } from "./ask-raw.ts";

export type Server = { url: string; pids: readonly number[]; stop(): Promise<void> };

const VOLUNTEER = { email: "mesures@exemple.fr", password: "une longue phrase de passe 42" };

/** Where a control group can be made, and the file that holds its limit: version 2, then version 1. */
const CONTROL_GROUPS = [
  { root: "/sys/fs/cgroup", limit: "memory.max" },
  { root: "/sys/fs/cgroup/memory", limit: "memory.limit_in_bytes" },
];

/**
 * A site as it is on an ordinary day: its first start, which loads the demo content, is over.
 * @param group the control group that it runs in
 */
export async function startSite(folder: string, group?: string): Promise<Server> {
  const port = await freePort();
  await (await serve(folder, port, group)).stop();
  return await serve(folder, port, group);
}

/** The memory that docs/new-server.md lets the service use on a server of 1 GB, in MiB. */
export function memoryOfService(): number {
  const [, limit] =
    /^MemoryMax=(\d+)M$/m.exec(readFileSync(inProject("docs/new-server.md"), "utf8")) ?? [];
  if (!limit) throw new Error("docs/new-server.md has no MemoryMax.");
  return Number(limit);
}

/** Makes a control group that may use so many MiB. Null where this user or this machine cannot. */
export function makeControlGroup(megabytes: number): { path: string; remove(): void } | null {
  for (const { root, limit } of CONTROL_GROUPS) {
    if (!existsSync(join(root, "cgroup.procs"))) continue;
    const path = join(root, `foulee-bench-${process.pid}`);
    try {
      mkdirSync(path);
    } catch {
      continue;
    }
    const remove = () => rmdirSync(path);
    try {
      writeFileSync(join(path, limit), `${megabytes}M`);
      return { path, remove };
    } catch {
      remove();
    }
  }
  return null;
}

/** The cookie of a volunteer, for whom each page is rendered anew. */
export async function openSession({ url }: Server, folder: string): Promise<{ cookie: string }> {
  const { email, password } = VOLUNTEER;
  execFileSync(process.execPath, [inProject("scripts/command.js"), "admin", "create", email], {
    env: { ...environmentOf(folder, url), ADMIN_PASSWORD: password },
  });
  const { headers } = await fetch(`${url}/admin?index`, {
    method: "POST",
    headers: { origin: url },
    body: new URLSearchParams({ email, password }),
    redirect: "manual",
  });
  const cookie = headers.getSetCookie().map((set) => set.split(";")[0]);
  if (cookie.length === 0) throw new Error("The login of the bench was refused.");
  return { cookie: cookie.join("; ") };
}

export async function startBare(page: string): Promise<Server> {
  const started = fork(join(import.meta.dirname, "bare.ts"), [page]);
  const [url] = await once(started, "message");
  return asServer(url, started);
}

/** nginx with the very bytes of a page on the disk, and as it stands in docs/operations.md before the site. */
export async function openNginx(
  page: string,
  folder: string,
): Promise<{ still: Server; before: Server } | null> {
  if (!has("nginx")) return null;
  const { body } = await askRaw(page);
  const www = join(folder, "www");
  mkdirSync(www);
  writeFileSync(join(www, "index.html.gz"), body);
  writeFileSync(join(www, "index.html"), "");
  const [still, before] = [await freePort(), await freePort()];
  const content = `
sendfile on; keepalive_requests 100000000; open_file_cache max=100;
server { listen 127.0.0.1:${still}; root ${www}; gzip_static on; }
${documentedNginx({ own: before, site: Number(new URL(page).port) }, folder)}`;
  const at = (port: number) => `http://127.0.0.1:${port}/`;
  const { pid, stop } = await startNginx(folder, content, at(still));
  const server = { pids: [pid, ...workersOf(pid)], stop };
  return { still: { ...server, url: at(still) }, before: { ...server, url: at(before) } };
}

export function has(program: string): boolean {
  try {
    execFileSync("sh", ["-c", `command -v ${program}`]);
    return true;
  } catch {
    return false;
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

async function serve(folder: string, port: number, group?: string): Promise<Server> {
  const url = `http://127.0.0.1:${port}`;
  const site = [process.execPath, inProject("scripts/serve.js")];
  // In its group before Node starts: V8 chooses the size of its heap by the memory that it finds then.
  const enter = ["-c", 'if [ -n "$0" ]; then echo $$ > "$0/cgroup.procs" || exit 1; fi; exec "$@"'];
  const started = spawn("sh", [...enter, group ?? "", ...site], {
    env: environmentOf(folder, url),
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await Promise.race([once(started, "message"), once(started, "exit").then(refuseExit)]);
  return asServer(url, started);
}

function refuseExit(): never {
  throw new Error("A site of the bench ended at its start.");
}

function environmentOf(folder: string, url: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: new URL(url).port,
    HOST: "127.0.0.1",
    PUBLIC_URL: url,
    DATA_DIR: join(folder, "data"),
  };
}

function asServer(url: string, started: ChildProcess): Server {
  return {
    url,
    pids: [started.pid ?? 0],
    stop: async () => {
      const gone = once(started, "exit");
      started.kill("SIGTERM");
      await gone;
    },
  };
}

/** Without the process that reads nginx's cache at its start, and ends. */
function workersOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return children
    .split(" ")
    .filter(Boolean)
    .map(Number)
    .filter((child) => readFileSync(`/proc/${child}/cmdline`, "utf8").includes("worker process"));
}
