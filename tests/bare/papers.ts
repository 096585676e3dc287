/**
 * `npm run test:papers`: types the `sh` blocks of docs/new-server.md, then of docs/upkeep.md, in their order,
 * on a Debian 13 with nothing in it, and looks at what they made: the site before and after each step, its
 * service, its proxy, its backups. systemd cannot run in a folder: `systemctl` starts and stops what the unit says,
 * and systemd-analyze reads the unit itself. Needs root, debootstrap, systemd-analyze and the network.
 */
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import project from "../../package.json" with { type: "json" };
import { inProject } from "../../scripts/bootstrap/project.js";
import { type Machine, makeMachine, run, timed } from "./machine.ts";

const PAPERS = ["docs/new-server.md", "docs/upkeep.md"];
const NEXT_VERSION = "1000.0.0";
const ARCHIVE = `foulee-${project.version}-linux-x64`;
/** This version again, under another name. */
const NEXT = `foulee-${NEXT_VERSION}-linux-x64`;
const UNIT = "etc/systemd/system/foulee.service";
/** Of what `systemd-analyze security` counts, from 0 (nothing may be reached) to 10. */
const MOST_EXPOSED = 4;

const SYSTEMCTL = `#!/bin/sh
case "$*" in *postgresql) exec pg_ctlcluster 17 main start;; *caddy) exec caddy validate --adapter caddyfile --config /etc/caddy/Caddyfile;; *foulee) ;; *) exit 0;; esac
unit=/${UNIT}
value() { sed -n "s/^$1=//p" $unit; }
stop() { [ ! -f /run/foulee.pid ] || { kill "$(cat /run/foulee.pid)"; while kill -0 "$(cat /run/foulee.pid)" 2>/dev/null; do sleep 0.1; done; rm /run/foulee.pid; }; }
start() {
  cd "$(value WorkingDirectory)" && umask "$(value UMask)"
  setsid setpriv --reuid="$(value User)" --regid="$(value User)" --init-groups "$(value ExecStart)" >>/var/log/foulee.log 2>&1 &
  echo $! >/run/foulee.pid
}
case "$1" in stop) stop;; start|enable) start;; restart) stop; start;; esac
`;

/** Waits for the site, then writes a digest of each of its pages, without scripts. */
const LOOK = `
import { createHash } from "node:crypto";
const site = "http://127.0.0.1:3000";
const ask = (path) => fetch(site + path).then((answer) => (answer.ok ? answer.text() : Promise.reject(path)));
let map = null;
for (let tries = 0; map === null; tries++) {
  map = await ask("/sitemap.xml").catch(() => new Promise((go) => setTimeout(go, 100)).then(() => null));
  if (tries === 600) throw new Error("The site does not answer: see /var/log/foulee.log.");
}
for (const [, address] of map.matchAll(/<loc>([^<]+)/g)) {
  const { pathname } = new URL(address);
  const page = (await ask(pathname)).replace(/<script.*?<\\/script>/gs, "");
  console.log(pathname, createHash("sha256").update(page).digest("hex"));
}`;

const SAME_PAGES = `look >/root/last.txt
  diff /root/first.txt /root/last.txt`;

/** What is done after the blocks under a heading; whatever fails ends the drill. */
const CHECKS: Record<string, string> = {
  "3. The site": `unshare --net /srv/foulee/current/node /root/without-network.mjs
    rm -r /tmp/trial`,
  "4. The service": `look >/root/first.txt
    grep -q bienvenue /var/log/foulee.log
    [ "$(stat -c %a /srv/foulee/data/foulee.db)" = 600 ]`,
  "7. The first administrator, and the site's commands": `foulee admin create chef@mon-club.fr | grep bienvenue
    foulee 2>&1 | grep "foulee backup FICHIER"`,
  "8. Backups, elsewhere": `mkdir /srv/elsewhere
    foulee-elsewhere /srv/elsewhere/
    foulee backup /srv/foulee/data/sauvegardes/foulee-club.tar
    foulee-elsewhere /srv/elsewhere/
    ls /srv/elsewhere/sauvegardes/foulee-club.tar /srv/elsewhere/auth-secret
    ls /srv/elsewhere/.env`,
  "Upgrade, and back": SAME_PAGES,
  "From SQLite to PostgreSQL": `${SAME_PAGES}
    [ ! -e /srv/foulee/data/foulee.db ]`,
  "From PostgreSQL back to SQLite": `${SAME_PAGES}
    [ -e /srv/foulee/data/foulee.db ]
    systemctl stop foulee`,
};

/** The site answers where there is no network but the machine's own. */
const WITHOUT_NETWORK = `
import { execSync, spawn } from "node:child_process";
execSync("ip link set lo up");
const site = spawn("/srv/foulee/current/start", { env: { DATA_DIR: "/tmp/trial", PORT: "3000" } });
for (let tries = 0; ; tries++) {
  const answer = await fetch("http://127.0.0.1:3000/").catch(() => null);
  if (answer) process.exitCode = answer.status === 200 ? 0 : 1;
  if (answer || tries === 600) break;
  await new Promise((go) => setTimeout(go, 100));
}
process.exitCode ??= 1;
site.kill();
`;

const blocks = PAPERS.flatMap((paper) =>
  readFileSync(inProject(paper), "utf8")
    .replaceAll("0.2.0", NEXT_VERSION)
    .replaceAll("0.1.0", project.version)
    .split(/^## /m)
    .slice(1),
).map((part) => {
  const title = part.slice(0, part.indexOf("\n"));
  const shell = [...part.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, text = ""]) => `(${text})`);
  return { title, script: `${shell.join("\n")}\n${CHECKS[title] ?? ""}` };
});

async function drill(machine: Machine, archive: string): Promise<void> {
  const { root } = machine;
  await timed("what a rented server has already", () => machine.install("iproute2", "util-linux"));
  copyFileSync(archive, join(root, `root/${ARCHIVE}.tar.gz`));
  await machine.run(`tar -xzf /root/${ARCHIVE}.tar.gz -C /tmp && mv /tmp/${ARCHIVE} /tmp/${NEXT} &&
    tar -czf /root/${NEXT}.tar.gz -C /tmp ${NEXT} && rm -r /tmp/${NEXT}`);
  writeFileSync(join(root, "usr/local/sbin/systemctl"), SYSTEMCTL, { mode: 0o755 });
  writeFileSync(join(root, "root/look.mjs"), LOOK);
  writeFileSync(join(root, "root/without-network.mjs"), WITHOUT_NETWORK);
  const look = `#!/bin/sh\nexec /srv/foulee/current/node /root/look.mjs\n`;
  writeFileSync(join(root, "usr/local/bin/look"), look, { mode: 0o755 });
  const told = blocks.map(({ title, script }) => `echo "── ${title}"; date +%T\n${script}`);
  writeFileSync(
    join(root, "root/paper.sh"),
    `set -eu\nexport DEBIAN_FRONTEND=noninteractive\n${told.join("\n")}`,
  );
  await timed(PAPERS.join(", "), () => machine.show("sh /root/paper.sh"));
  await timed("the nginx of docs/operations.md", () => testNginx(machine));
  const unit = join(root, UNIT);
  const said = await run("systemd-analyze", ["security", "--offline=true", unit]);
  const exposure = Number(/Overall exposure level\D+([\d.]+)/.exec(said)?.[1]);
  console.info(`  exposure of the service: ${exposure} (at most ${MOST_EXPOSED})`);
  if (!(exposure <= MOST_EXPOSED)) throw new Error("The service is too exposed.");
  await run("systemd-analyze", [`--root=${root}`, "verify", `/${UNIT}`]);
}

/** The blocks as they are, with a certificate made here where theirs would be. */
async function testNginx(machine: Machine): Promise<void> {
  await machine.install("nginx-light", "openssl");
  const operations = readFileSync(inProject("docs/operations.md"), "utf8");
  const blocks = [...operations.matchAll(/^```nginx\n(.*?)^```$/gms)].map(([, text = ""]) => text);
  writeFileSync(join(machine.root, "etc/nginx/sites-enabled/foulee"), blocks.join("\n"));
  await machine.run(`cd /etc && mkdir -p letsencrypt/live/www.mon-club.fr && cd letsencrypt/live/www.mon-club.fr &&
    openssl req -x509 -newkey rsa:2048 -nodes -keyout privkey.pem -out fullchain.pem -subj /CN=www.mon-club.fr &&
    nginx -t`);
}

const archive = inProject(`release/${ARCHIVE}.tar.gz`);
const root = mkdtempSync(join(tmpdir(), "foulee-papers-"));
try {
  await drill(await makeMachine("trixie", root), archive);
} catch (error) {
  const log = join(root, "var/log/foulee.log");
  if (existsSync(log)) console.error(readFileSync(log, "utf8").slice(-2000));
  throw error;
} finally {
  rmSync(root, { recursive: true, force: true });
}
