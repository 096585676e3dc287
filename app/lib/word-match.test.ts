import { describe, expect, it } from "vitest";
import { bestMatches, hasWords, matchRank, searchText, searchWords } from "./word-match";

describe("searchWords", () => {
  it.each([
    ["  Événement  à VENIR ", ["evenement", "a", "venir"]],
    ["l’été l'ÉTÉ d’aujourd’hui", ["ete", "aujourd hui"]],
    ["Jean-Luc (jeanluc@exemple.fr)", ["jean luc", "jeanluc exemple fr"]],
    ["10 km, 4 × 100 m à 18:30", ["10km", "4x100m", "a", "18h30"]],
    [" % _ \\ !", ["?"]],
    ["", []],
    [" \u0000\u00a0 ", []],
  ])("reads %j", (query, words) => {
    expect(searchWords(query)).toEqual(words);
  });

  it("is bounded, and whole, whatever is sent", () => {
    expect(searchWords("mot ".repeat(10_000))).toEqual(["mot"]);
    expect(searchWords("abcdefghij".split("").join(" "))).toHaveLength(8);
    const [cut = ""] = searchWords("😀".repeat(10_000).slice(1));
    expect(cut.length).toBeLessThanOrEqual(100);
    expect(cut.isWellFormed()).toBe(true);
  });
});

describe("searchText", () => {
  it("has the words as they stand, then those that may be written otherwise", () => {
    expect(searchText("Week-end : 10 km à 18h30 !")).toBe("week end 10 km a 18h30 10km weekend");
    expect(searchText(" … ")).toBe("");
  });
});

describe("a text is found as people type it", () => {
  const holds = (text: string, query: string) => hasWords(searchText(text), searchWords(query));

  it.each([
    [
      "Cross de Saint-Médard-en-Jalles",
      "saint medard|cross medard|St-Médard|st medard|SAINT‑MÉDARD",
    ],
    ["Cross de St-Médard", "saint médard|saint-medard|st medard|St-Médard"],
    ["Cross de St Médard", "saint médard|saint-medard|st medard|st-medard"],
    ["Foulées de Ste-Hélène", "sainte helene|ste helene"],
    ["Jean-Luc Martin", "jean luc|Jean‐Luc|jeanluc|jean–luc|martin jean"],
    ["Jean Luc", "jean-luc|jean luc"],
    ["Week-end d’initiation", "weekend|week end|l’initiation|d'initiation|d initiation"],
    ["Weekend", "week-end|weekend"],
    ["Coupe Jeanne d’Arc", "jeanne darc|jeanne d arc|d`arc|d´arc|D'ARC|jeanne-d’arc"],
    ["Aujourd’hui", "aujourd hui|aujourdhui|aujourd'hui"],
    ["Les 10\u00a0km du lac", "10km|10 km|10 KMS|10 kilomètres|km"],
    ["Les 10km du lac", "10 km|10kms|10 kilometres"],
    ["10 kilomètres", "10 km|10km|kilometre"],
    ["100\u00a0m haies", "100m|100 mètres|100 metres haies|100m haies"],
    ["4 × 100\u00a0m", "4x100|4 x 100|4*100 m|4×100m|4 X 100 mètres"],
    ["5\u202f000\u00a0m", "5000|5 000|5000m|5 000 m|5000 mètres"],
    ["Marathon (42,195\u00a0km)", "42,195|42.195|42195 km|42,195km|marathon"],
    ["À 18h30", "18:30|18 h 30|18H30|18h|à 18h30"],
    ["À 18\u00a0h", "18h|18h00|18:00|18 heures"],
    ["Départ 09h00", "9h|9h00|09:00|9 heures"],
    ["24 heures", "24h|24 h|24heures"],
    ["20\u00a0€ par an", "20€|20 euros|20 euro|20 EUR|20"],
    ["12,50\u00a0€", "12,50|12.50 euros|12,50€"],
    ["Les U14 et les U\u00a016", "u14|U 14|u-14|u16|u 16|U-16"],
    ["Forme & Santé", "forme et santé|forme & sante|forme sante"],
    [
      "05\u00a056\u00a000\u00a000\u00a033",
      "0556000033|05 56 00 00 33|05.56.00.00.33|+33 5 56 00 00 33",
    ],
    ["05 56 00 00 33", "+33 (0)5 56 00 00 33|0033556000033|05 56 00|055600|05.56"],
    ["+33 6 12 34 56 78", "0612345678|06 12 34|06-12-34-56-78"],
    ["Taille 10-12", "10-12|10/12|10 12|10–12"],
    ["F-1234", "f1234|f 1234|f-1234|1234"],
    ["Run 2K", "run 2k|2 k|2K"],
    ["N°\u00a03", "n°3|n° 3|n 3"],
    ["50\u00a0%", "50%|50 %"],
    ["L’Œuvre", "oeuvre|l'œuvre|l œuvre"],
    ["🏃 Trail", "🏃|trail 🏃"],
    ["Mar\u00adche nordique", "marche"],
  ])("%j", (text, queries) => {
    for (const query of queries.split("|")) expect.soft(holds(text, query), query).toBe(true);
  });

  it.each([
    ["Jean Dupont, chez Luc", "jean-luc"],
    ["Cross des Résiniers", "cross medard|%|_|?|C%s"],
    ["Les 110 m", "10 km"],
    ["18h45", "18h30"],
  ])("%j, and not otherwise", (text, queries) => {
    for (const query of queries.split("|")) expect.soft(holds(text, query), query).toBe(false);
  });
});

describe("matchRank", () => {
  it.each([
    ["cross", "Cross des Résiniers", "", 4],
    ["resin cross", "Cross des Résiniers", "", 3],
    ["emploi", "Mode d’emploi", "", 4],
    ["emp", "Mode d’emploi", "", 3],
    ["jean luc", "Jean-Luc", "", 4],
    ["jean-luc", "Jean-Luc", "", 4],
    ["jeanluc", "Jean-Luc", "", 4],
    ["10 km", "Les 10km", "", 4],
    ["siniers", "Cross des Résiniers", "", 2],
    ["podium", "Cross des Résiniers", "Dix podiums", 1],
    ["cross podium", "Cross des Résiniers", "Dix podiums", 1],
    ["cross natation", "Cross des Résiniers", "Dix podiums", 0],
    ["%", "Cross des Résiniers", "", 0],
  ])("of %j in %j and %j is %i", (query, title, rest, rank) => {
    expect(matchRank(searchWords(query), title, rest)).toBe(rank);
  });
});

describe("bestMatches", () => {
  it("puts the best first, keeps the order of equals, and stops at the limit", () => {
    const ranks = [1, 0, 3, 1, 2, 3];
    const items = ranks.map((rank, at) => ({ at, rank }));
    const best = (limit?: number) => bestMatches(items, ({ rank }) => rank, limit).map((i) => i.at);
    expect(best()).toEqual([2, 5, 4, 0, 3]);
    expect(best(2)).toEqual([2, 5]);
  });
});
