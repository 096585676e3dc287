import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import association from "~content/demo/club/association.json" with { type: "json" };
import club from "~content/demo/club/club.json" with { type: "json" };
import events from "~content/demo/club/events.json" with { type: "json" };

const ROOT = join(import.meta.dirname, "../..");
const DEMO = "content/demo/{club/*,partners,people}.json";

/** Capitalised in a sentence of the demo, and no name of its own: every club may say them. */
const PLAIN =
  "Athlétique Bordeaux Club Consommation Forme Foulées France Fédération Gironde Landes Nocturne Noël Nouvelle Pass Pentecôte Petits Place Prévention Pâques Santé Sport Stade Sécurité relais".split(
    " ",
  );

/** Names as sentences of the demo have them; its numbers, sites and events however they are written. */
export async function demoWords(): Promise<RegExp[]> {
  const names: string[] = [];
  const facts: string[] = [
    ...[club.initials, club.postcode, club.street, club.coordinates],
    ...[association.rna, association.siret, association.approval, association.federationNumber],
    ...events.flatMap(({ key, values }) => [values.name, ...key.split("-")]),
  ];
  for await (const file of glob(DEMO, { cwd: ROOT })) {
    for (const text of textsOf(JSON.parse(await readFile(join(ROOT, file), "utf8")))) {
      names.push(...(text.match(/(?<=[\p{L},;:)][ \u00a0]|\p{L}[-’])\p{Lu}\p{L}+/gu) ?? []));
      facts.push(...(text.match(/\b0\d(?: \d\d){4}\b|[\w-]+(?=\.example\b)/g) ?? []));
    }
  }
  return [anyOf(names, "gu"), anyOf(facts, "giu")];
}

/** The words of the demo that a text says. */
export function demoWordsIn(text: string, words: readonly RegExp[]): string[] {
  const said = text.replaceAll(/\\u00a0|&nbsp;/g, " ");
  return words.flatMap((word) => said.match(word) ?? []);
}

function anyOf(texts: readonly string[], flags: string): RegExp {
  const own = new Set(texts.filter((text) => text.length > 3 && !PLAIN.includes(text)));
  const between = /[^\p{L}\p{N}]+/u;
  const written = [...own].map((text) => text.split(between).join("[^\\p{L}\\p{N}]?"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${written.join("|")})(?![\\p{L}\\p{N}])`, flags);
}

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value) {
    for (const child of Object.values(value)) yield* textsOf(child);
  }
}
