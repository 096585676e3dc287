import {
  type AttackedSite,
  attackSite,
  type Figures,
  onBothEngines,
  signInVolunteer,
} from "./attacked-site";
import { EditedArticle, type Save } from "./edited-article";
import {
  countStatuses,
  FALSE_COOKIES,
  floodLoginPage,
  floodSlowReaders,
  floodUnknownAddresses,
  floodUploads,
  floodWithCookie,
  floodWrongLogins,
  makePhoto,
} from "./floods";

const FEWEST_SAVES = 20;

/**
 * A volunteer saves a published article again and again, each time the version that the last save made,
 * at rest and under each flood. No save may be refused or lost.
 */
await onBothEngines((more) => attackSite(saveDuringFloods, more));

async function saveDuringFloods(site: AttackedSite): Promise<Figures> {
  const photo = await makePhoto();
  const cookie = await signInVolunteer(site);
  const article = new EditedArticle(site, cookie);
  const floods: Record<string, () => Promise<unknown>> = {
    "at rest": async () => undefined,
    "under unknown addresses": () => floodUnknownAddresses(site),
    "under a cookie of another name": () => floodWithCookie(site, FALSE_COOKIES["another name"]),
    "under a false signature": () => floodWithCookie(site, FALSE_COOKIES["a wrong signature"]),
    "under logins asked for": () => floodLoginPage(site),
    "under wrong logins": () => floodWrongLogins(site),
    "under 300 slow readers": () => floodSlowReaders(site, 300),
    "under 20 uploads": () => floodUploads(site, cookie, photo),
  };
  const figures: Figures = {};
  for (const [name, flood] of Object.entries(floods)) {
    const saves = await saveUntilOver(article, flood());
    const { median, slowest } = timesOf(saves);
    figures[name] = [
      JSON.stringify(countStatuses(saves.map(({ status }) => status))),
      `median ${median} ms`,
      `slowest ${slowest} ms`,
      `peak ${site.peakMemory()} MiB`,
      ...((await article.isOnTheSite()) ? [] : ["THE LAST SAVE IS LOST"]),
    ].join(", ");
  }
  return { ...figures, "saves that counted": article.version };
}

async function saveUntilOver(article: EditedArticle, flood: Promise<unknown>): Promise<Save[]> {
  let isOver = false;
  const end = flood.finally(() => {
    isOver = true;
  });
  const saves: Save[] = [];
  while (!isOver || saves.length < FEWEST_SAVES) saves.push(await article.save());
  await end;
  return saves;
}

function timesOf(saves: readonly Save[]): { median: number; slowest: number } {
  const times = saves.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    median: Math.round(times[Math.floor(times.length / 2)] ?? 0),
    slowest: Math.round(times.at(-1) ?? 0),
  };
}
