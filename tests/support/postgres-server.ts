import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const DEBIAN = "/usr/lib/postgresql";
const READY = "ready to accept connections";
const READY_WITHIN_MS = 120_000;

type Owner = { uid?: number; gid?: number };

/** The folder holding `initdb` and `postgres` on this machine (the newest on Debian), or null. */
export async function findPostgresBinaries(): Promise<string | null> {
  const versions = await readdir(DEBIAN).catch((): string[] => []);
  const debian = versions.sort((a, b) => Number(b) - Number(a)).map((v) => join(DEBIAN, v, "bin"));
  const path = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  for (const folder of [...debian, ...path]) {
    const names = await readdir(folder).catch((): string[] => []);
    if (names.includes("initdb") && names.includes("postgres")) return folder;
  }
  return null;
}

export type PostgresServer = {
  url: string;
  /** Stops it for good. */
  stop(): Promise<void>;
  /** Takes it away as an administrator would (connections are ended), until `resume`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
};

/**
 * Starts a PostgreSQL that lives as long as this process: in a temporary folder, on a Unix socket
 * only, without durability. Throws when it does not come up.
 */
export async function startPostgres(binaries: string): Promise<PostgresServer> {
  const owner = await findOwner();
  const folder = await mkdtemp(join(tmpdir(), "foulee-postgres-"));
  if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid ?? owner.uid);
  const data = join(folder, "data");
  const cluster = ["--pgdata", data, "--username", "foulee", "--auth", "trust", "--no-sync"];
  await run(join(binaries, "initdb"), [...cluster, "--encoding", "UTF8", "--locale", "C.UTF-8"], {
    ...owner,
    cwd: folder,
  });
  const server = spawnServer(join(binaries, "postgres"), folder, data, owner);
  await untilItSays(server, READY);
  const order = async (word: "pause" | "resume", outcome: string) => {
    const done = untilItSays(server, outcome);
    server.stdin?.write(`${word}\n`);
    await done;
  };
  return {
    pause: () => order("pause", "database system is shut down"),
    resume: () => order("resume", READY),
    url: `postgresql://foulee@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      const closed = once(server, "close");
      server.stdin?.end();
      await closed;
    },
  };
}

/**
 * The shell outlives us only until its input closes, which happens however this process ends: no
 * server is left behind after a kill, and its folder is removed.
 */
function spawnServer(postgres: string, folder: string, data: string, owner: Owner): ChildProcess {
  const script = `"$@" & server=$!
    while read -r order; do
      case $order in
        pause) kill -INT "$server"; wait "$server" ;;
        resume) "$@" & server=$! ;;
      esac
    done
    kill -QUIT "$server"; wait "$server"; cd /; rm -rf "$FOLDER"`;
  const settings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
  // Hostile to whoever leans on the server's time zone, as the tests' own is.
  settings.push("listen_addresses=", `unix_socket_directories=${folder}`, "max_connections=200");
  settings.push("timezone=Pacific/Kiritimati", "autovacuum=off", "lc_messages=C");
  const options = settings.flatMap((setting) => ["-c", setting]);
  return spawn("/bin/sh", ["-c", script, "sh", postgres, "-D", data, ...options], {
    ...owner,
    cwd: folder,
    env: { ...process.env, FOLDER: folder },
    stdio: ["pipe", "ignore", "pipe"],
  });
}

async function untilItSays(server: ChildProcess, sentence: string): Promise<void> {
  const said: string[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fail = () => reject(new Error(`PostgreSQL never said “${sentence}”:\n${said.join("")}`));
  const timer = setTimeout(fail, READY_WITHIN_MS);
  const listen = (chunk: string) => {
    said.push(chunk);
    if (said.join("").includes(sentence)) resolve();
  };
  server.stderr?.setEncoding("utf8").on("data", listen);
  server.once("close", fail);
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    server.off("close", fail);
    server.stderr?.off("data", listen).resume();
  }
}

/** PostgreSQL refuses to run as root: its own account then, or the powerless one. */
async function findOwner(): Promise<Owner> {
  if (process.getuid?.() !== 0) return {};
  const accounts = (await readFile("/etc/passwd", "utf8")).split("\n").map((l) => l.split(":"));
  const account = ["postgres", "nobody"]
    .map((name) => accounts.find(([known]) => known === name))
    .find((found) => found !== undefined);
  if (!account) throw new Error("No account to run PostgreSQL as: neither postgres nor nobody.");
  return { uid: Number(account[2]), gid: Number(account[3]) };
}
