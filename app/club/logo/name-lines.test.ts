import { expect, test } from "vitest";
import { balancedLines, divideName } from "./name-lines.server";

test.each([
  ["ATHLÉTIC CLUB LES PINS", "ATHLÉTIC CLUB", "LES PINS"],
  ["ENTENTE ATHLÉTIQUE DU VAL DE LOIRE", "ENTENTE ATHLÉTIQUE", "DU VAL DE LOIRE"],
  ["LES FOULÉES DE BRUGES", "LES FOULÉES", "DE BRUGES"],
  ["CLUB D’ATHLÉTISME DE L’ESTUAIRE", "CLUB D’ATHLÉTISME", "DE L’ESTUAIRE"],
  ["JOGGING-CLUB & COURSE DES DUNES", "JOGGING-CLUB & COURSE", "DES DUNES"],
  ["VAL DE LOIRE ATHLÉTISME", "", "VAL DE LOIRE ATHLÉTISME"],
  ["NOTRE CLUB D’ATHLÉTISME", "", "NOTRE CLUB D’ATHLÉTISME"],
  ["LES PINS", "", "LES PINS"],
  ["AJBC", "", "AJBC"],
])("%s: the sort of club is «%s», the rest «%s»", (name, sort, rest) => {
  const parts = divideName(name.split(" "));
  expect([parts.sort.join(" "), parts.rest.join(" ")]).toEqual([sort, rest]);
});

test.each([
  ["VAL DE LOIRE ATHLÉTISME", 1, ["VAL DE LOIRE ATHLÉTISME"]],
  ["VAL DE LOIRE ATHLÉTISME", 2, ["VAL DE LOIRE", "ATHLÉTISME"]],
  ["AB CD EF GH", 4, ["AB", "CD", "EF", "GH"]],
  ["AB", 4, ["AB"]],
  ["SAINT-GILLES-CROIX-DE-VIE", 2, ["SAINT-GILLES-", "CROIX-DE-VIE"]],
  ["A".repeat(60), 3, [`${"A".repeat(20)}-`, `${"A".repeat(20)}-`, "A".repeat(20)]],
])("%s in %i lines", (name, most, lines) => {
  expect(balancedLines(name.split(" "), most, (text) => text.length)).toEqual(lines);
});
