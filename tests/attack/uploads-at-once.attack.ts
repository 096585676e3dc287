import { readdir } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type AttackedSite, attackSite, signInVolunteer, visitDuring } from "./attacked-site";
import { countStatuses, floodUploads, makePhoto } from "./floods";

/** One volunteer sends twenty photos of 7.7 MB at once, then cuts a twenty-first in the middle. */
await attackSite(async (site) => {
  const cookie = await signInVolunteer(site);
  const photo = await makePhoto();
  const before = site.peakMemory();
  const started = performance.now();
  const attack = floodUploads(site, cookie, photo);
  const visits = await visitDuring(site.url, attack);
  const statuses = await attack;
  const seconds = Math.round((performance.now() - started) / 1000);
  await cutInTheMiddle(site, cookie);
  return {
    "photo, in MB": Math.round(photo.size / 100_000) / 10,
    "peak MiB before": before,
    "peak MiB": site.peakMemory(),
    "first answers": JSON.stringify(countStatuses(statuses.map(([first = 0]) => first))),
    "last answers": JSON.stringify(countStatuses(statuses.map((all) => all.at(-1) ?? 0))),
    "seconds until all were answered": seconds,
    "home page meanwhile, p95 in ms": visits.p95,
    "files left behind": (await leftFiles(site)).length,
  };
});

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
