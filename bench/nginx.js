import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { family } from "./process-figures.js";
import { freePort } from "./site.js";

/**
 * nginx serving the very bytes, and the headers, that the site answers a page with, compressed
 * beforehand: Brotli where its module is there, else gzip.
 * @param {import("./debian.js").Programs} programs @param {string} page the page's address on the site
 */
export async function startNginx({ nginx, brotliModule }, page) {
  const folder = await mkdtemp(join(tmpdir(), "foulee-nginx-"));
  const port = await freePort();
  const encoding = brotliModule ? "br" : "gzip";
  await mkdir(join(folder, "www"));
  const plain = await fetch(page, { headers: { "accept-encoding": "identity" } });
  await writeFile(join(folder, "www/index.html"), Buffer.from(await plain.arrayBuffer()));
  const suffix = encoding === "br" ? "br" : "gz";
  const compressed = await compressedBytes(page, encoding);
  await writeFile(join(folder, `www/index.html.${suffix}`), compressed);
  const config = configuration({ folder, port, brotliModule, headers: plain.headers });
  await writeFile(join(folder, "nginx.conf"), config);
  const server = spawn(nginx, ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const url = `http://127.0.0.1:${port}/`;
  await untilAnswers(url);
  return {
    url,
    encoding,
    bytes: compressed.length,
    pids: () => family(server.pid ?? 0),
    stop: async () => {
      const gone = once(server, "exit");
      server.kill("SIGTERM");
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The compressed body as it is sent: `fetch` would decode it. */
async function compressedBytes(page, encoding) {
  const { request } = await import("node:http");
  const asked = request(page, { headers: { "accept-encoding": encoding } }).end();
  const [response] = await once(asked, "response");
  return Buffer.concat(await response.toArray());
}

const OWN_HEADERS = /^(content-|etag$|vary$|date$|connection$|keep-alive$|transfer-|x-request-id$)/;

function configuration({ folder, port, brotliModule, headers }) {
  const policy = headers.get("content-security-policy") ?? "";
  const same = [...headers].filter(([name]) => !OWN_HEADERS.test(name));
  const lines = [["content-security-policy", policy], ...same].map(
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`,
  );
  return `${brotliModule ? `load_module ${brotliModule};` : ""}
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  types { text/html html; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=100;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/www;
    ${brotliModule ? "brotli_static on;" : "gzip_static on;"}
    ${lines.join("\n    ")}
  }
}
`;
}

async function untilAnswers(url) {
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await wait(50);
  }
  throw new Error("nginx ne répond pas.");
}
