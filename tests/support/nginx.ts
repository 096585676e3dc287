import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const OPERATIONS = join(import.meta.dirname, "../../docs/operations.md");
const KINDS_OF_UPSTREAM = ["client_body", "fastcgi", "uwsgi", "scgi", "proxy"];

export type Nginx = { pid: number; stop(): Promise<void> };

/**
 * Starts a real nginx with one worker, which keeps all it writes in `folder`.
 * @param content what stands in its `http` block; it answers at `url` once it is there
 */
export async function startNginx(folder: string, content: string, url: string): Promise<Nginx> {
  const file = join(folder, "nginx.conf");
  await writeFile(
    file,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit;
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 1024; }
http {
  access_log off;
  ${KINDS_OF_UPSTREAM.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ")}
  ${content}
}`,
  );
  const started = spawn("nginx", ["-p", folder, "-c", file, "-e", "stderr"], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const gone = once(started, "exit");
  while (!(await fetch(url).catch(() => null))) {
    if (started.exitCode !== null) throw new Error("nginx did not start.");
    await wait(50);
  }
  return {
    pid: started.pid ?? 0,
    async stop() {
      started.kill("SIGTERM");
      await gone;
    },
  };
}

/** What docs/operations.md puts before the site, without TLS, with a cache in `folder` and other ports. */
export function documentedNginx(ports: { own: number; site: number }, folder: string): string {
  const [, block] = /```nginx\n(.*?)```/s.exec(readFileSync(OPERATIONS, "utf8")) ?? [];
  if (!block) throw new Error("docs/operations.md has no block for nginx.");
  return block
    .replaceAll("/var/lib/nginx/foulee", `${folder}/cache`)
    .replace(/listen 443[^;]*;/, `listen 127.0.0.1:${ports.own};`)
    .replace(/^\s*(ssl_|listen \[)[^\n]*\n/gm, "")
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${ports.site}`);
}
