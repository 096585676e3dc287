import { readdir } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { bytesOf, noise } from "../fixtures/pictures";
import { type AttackedSite, attackSite, visitDuring } from "./attacked-site";

const UPLOADS = 20;
const TRIES = 6;

/** One volunteer sends twenty photos of 7.7 MB at once, then cuts a twenty-first in the middle. */
await attackSite(async (site) => {
  const cookie = await signIn(site);
  const photo = new File([await bytesOf(noise(4000, 3000).jpeg({ quality: 89 }))], "photo.jpg");
  const before = site.peakMemory();
  const started = performance.now();
  const statuses: number[][] = [];
  const attack = Promise.all(
    Array.from({ length: UPLOADS }, async (_, number) => {
      statuses[number] = await sendUntilTaken(site, cookie, photo);
    }),
  );
  const visits = await visitDuring(site.url, attack);
  const seconds = Math.round((performance.now() - started) / 1000);
  await cutInTheMiddle(site, cookie);
  return {
    "photo, in MB": Math.round(photo.size / 100_000) / 10,
    "peak MiB before": before,
    "peak MiB": site.peakMemory(),
    "first answers": count(statuses.map(([first = 0]) => first)),
    "last answers": count(statuses.map((all) => all.at(-1) ?? 0)),
    "seconds until all were answered": seconds,
    "home page meanwhile, p95 in ms": visits.p95,
    "files left behind": (await leftFiles(site)).length,
  };
});

async function signIn(site: AttackedSite): Promise<string> {
  const email = "benevole@les-pins.example";
  const password = "une longue phrase de passe 42";
  await site.run("admin", ["create", email], { ADMIN_PASSWORD: password });
  const body = new URLSearchParams({ email, password });
  const headers = { origin: site.url };
  const answer = await fetch(`${site.url}/admin?index`, {
    method: "POST",
    headers,
    body,
    redirect: "manual",
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  if (cookies.length === 0) throw new Error(`The login answered ${answer.status}.`);
  return cookies.join("; ");
}

/** As the browser's queue does; answers with the status of each try. */
async function sendUntilTaken(site: AttackedSite, cookie: string, photo: File): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < TRIES) {
    const answer = await fetch(`${site.url}/admin/media`, {
      method: "POST",
      headers: { origin: site.url, cookie, accept: "application/json" },
      body: uploadForm(photo),
    }).catch(() => null);
    statuses.push(answer?.status ?? 0);
    await answer?.arrayBuffer();
    if (answer?.status !== 503) break;
    await wait(Number(answer.headers.get("retry-after")) * 1000);
  }
  return statuses;
}

function uploadForm(photo: File): FormData {
  const form = new FormData();
  form.set("kind", "gallery");
  form.set("file", photo);
  return form;
}

/** Announces 8 MB, sends half of it and goes away. */
async function cutInTheMiddle(site: AttackedSite, cookie: string): Promise<void> {
  const headers = {
    origin: site.url,
    cookie,
    "content-type": "multipart/form-data; boundary=x",
    "content-length": 8_000_000,
  };
  const sent = request(`${site.url}/admin/media`, { method: "POST", headers });
  sent.on("error", () => undefined);
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
  await new Promise<void>((resolve) => {
    sent.write(head + "a".repeat(4_000_000), () => resolve());
  });
  await wait(500);
  sent.destroy();
  await wait(500);
}

async function leftFiles({ dataDir }: AttackedSite): Promise<string[]> {
  return await readdir(join(dataDir, "cache", "incoming")).catch(() => []);
}

function count(statuses: readonly number[]): string {
  const counted: Record<number, number> = {};
  for (const status of statuses) counted[status] = (counted[status] ?? 0) + 1;
  return JSON.stringify(counted);
}
