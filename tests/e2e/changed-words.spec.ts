import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./support/browser-test";
import { crawl } from "./support/crawl";
import { changeContent } from "./support/stored-content";

test.use({ ownSite: true });

/** A start of Run 2K, a question of a section, the line of the bus, a label. */
const CHANGE = `
  update club_records set content = json_set(content, '$.facts[1].value', '11h11')
    where kind = 'event' and key = 'run-2k';
  update club_records set content = replace(content, 'Faut-il faire des compétitions', 'Court-on le dimanche')
    where kind = 'section';
  update club_records set content = json_set(content, '$.busLine', '77') where kind = 'club';
  update club_records set content = json_set(content, '$.name', 'École de l’effort')
    where kind = 'label' and content like '%Éducation Athlétique%'`;

const FORMER = [
  "Premier départ 10h00",
  "Faut-il faire des compétitions",
  "Ligne 38, arrêt Les Résiniers. Le stade",
  "Éducation Athlétique",
];
const NEW = [
  "Premier départ 11h11",
  "Court-on le dimanche",
  "Ligne 77, arrêt Les Résiniers. Le stade",
  "École de l’effort",
];

/** Counts the addresses that say each of some words, in what is read and in what scripts are given. */
async function countSaying(
  request: APIRequestContext,
  origin: string,
  words: readonly string[],
): Promise<number[]> {
  const { texts } = await crawl(request, origin, ["/actualites.atom", "/evenements.ics"]);
  const read = [...texts.values()].map((text) =>
    text.replace(/<[^<>]*>/g, " ").replace(/\s+|&nbsp;/g, " "),
  );
  return words.map((word) => read.filter((text) => text.includes(word)).length);
}

test("what a volunteer changes is said no longer, on any page or feed", async ({
  request,
  site,
}) => {
  const before = await countSaying(request, site.url, FORMER);
  expect(Math.min(...before), before.join()).toBeGreaterThan(0);
  changeContent(site, CHANGE);
  expect(await countSaying(request, site.url, FORMER)).toEqual([0, 0, 0, 0]);
  expect(await countSaying(request, site.url, NEW)).toEqual(before);
});
