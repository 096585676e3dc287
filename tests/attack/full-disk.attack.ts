import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import { bytesOf, noise } from "../fixtures/pictures";
import { type AttackedSite, attackSite } from "./attacked-site";
import { articleSave } from "./edited-article";

const ACCOUNT = { email: "benevole@les-pins.example", password: "une longue phrase de passe 42" };

/** Fills the disk under a running site, reads and writes, then makes room as from the shell. For root: mounts a disk. */
const disk = mkdtempSync(join(tmpdir(), "foulee-disk-"));
execFileSync("mount", ["-t", "tmpfs", "-o", "size=80m", "tmpfs", disk]);
// `startSite` makes the folder of data here.
process.env.TMPDIR = disk;
try {
  await attackSite(async (site) => {
    await site.run("admin", ["create", ACCOUNT.email], { ADMIN_PASSWORD: ACCOUNT.password });
    const cookie = await signIn(site);
    const photo = new File([await bytesOf(noise(1600, 1200).jpeg({ quality: 80 }))], "photo.jpg");
    const before = await tryAll(site, cookie, photo);
    const filler = fillDisk();
    const full = await tryAll(site, cookie, photo);
    await site.stop();
    // The log of writes (WAL) gave its room back.
    fillDisk();
    full.start = await restart(site);
    rmSync(filler);
    const started = await restart(site);
    const after: Record<string, string> = {
      ...(await tryAll(site, cookie, photo)),
      start: started,
    };
    return Object.fromEntries(
      Object.keys(full).map((step) => [
        step,
        `${before[step] ?? "–"} | ${full[step]} | ${after[step] ?? "–"}`,
      ]),
    );
  });
} finally {
  execFileSync("umount", ["--lazy", disk]);
  rmdirSync(disk);
}

/** Leaves not a page of the disk free. */
function fillDisk(): string {
  const filler = join(disk, "filler");
  try {
    for (;;) writeFileSync(filler, new Uint8Array(65_536), { flag: "a" });
  } catch {
    return filler;
  }
}

async function tryAll(
  site: AttackedSite,
  cookie: string,
  photo: File,
): Promise<Record<string, string>> {
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(site.url + path, {
      method: "POST",
      body,
      redirect: "manual",
      headers: { origin: site.url, accept: "application/json", cookie, ...headers },
    });
  const upload = new FormData();
  upload.set("kind", "gallery");
  upload.set("file", photo);
  return {
    home: await outcome(fetch(site.url)),
    "a page that is not kept": await outcome(fetch(`${site.url}/actualites?page=2`)),
    "a screen of the admin area": await outcome(
      fetch(`${site.url}/admin/actualites`, { headers: { cookie } }),
    ),
    "sign in": await outcome(post("/admin?index", new URLSearchParams(ACCOUNT))),
    article: await outcome(
      post(`/admin/actualites/edit/${randomUUID()}/enregistrer`, articleSave(0, "<p>Bravo.</p>"), {
        "content-type": "application/json",
      }),
    ),
    upload: await outcome(post("/admin/media", upload)),
    message: await outcome(writeMessage(site)),
    backup: await makeBackup(site, cookie, post),
    health: await outcome(fetch(`${site.url}/healthz`)),
  };
}

type Post = (path: string, body: BodyInit) => Promise<Response>;

/** A backup is made after the answer: the screen says how it ended. */
async function makeBackup(site: AttackedSite, cookie: string, post: Post): Promise<string> {
  await post("/admin/maintenance/sauvegardes/commandes", new URLSearchParams({ intent: "make" }));
  for (;;) {
    const screen = await fetch(`${site.url}/admin/maintenance/sauvegardes`, {
      headers: { cookie },
    });
    const text = await screen.text();
    if (text.includes("mt-progress")) continue;
    return (
      /class="(?:ad-done|mt-alert)">.*?<\/svg>(.*?)<\/p>/s.exec(text)?.[1] ?? `${screen.status}`
    );
  }
}

async function writeMessage(site: AttackedSite): Promise<Response> {
  const headers = { origin: site.url };
  const challenge = await (await fetch(`${site.url}/contacts/defi`, { headers })).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  const body = new URLSearchParams({
    submissionId: randomUUID(),
    name: "Camille",
    email: "camille@exemple.fr",
    title: "Bonjour",
    message: "Un message.",
    captcha: JSON.stringify({ challenge, solution }),
  });
  return await fetch(`${site.url}/contacts/envoyer`, { method: "POST", headers, body });
}

async function signIn(site: AttackedSite): Promise<string> {
  const answer = await fetch(`${site.url}/admin?index`, {
    method: "POST",
    headers: { origin: site.url },
    body: new URLSearchParams(ACCOUNT),
    redirect: "manual",
  });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

async function restart(site: AttackedSite): Promise<string> {
  return await site.restart().then(
    () => "started",
    (error: Error) => error.message.trim().split("\n").at(-1) ?? "",
  );
}

/** The status, and the sentence of a refusal. */
async function outcome(asked: Promise<Response>): Promise<string> {
  const answer = await asked.catch((error: Error) => error);
  if (answer instanceof Error) return answer.message;
  const text = await answer.text();
  const isRefused = answer.status >= 400;
  return isRefused
    ? `${answer.status} ${/"message":"(.*?)"/.exec(text)?.[1] ?? text}`
    : `${answer.status}`;
}
