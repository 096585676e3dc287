import { expect, test } from "vitest";
import { csvDocument } from "./csv";

test("is what French spreadsheets open", () => {
  const rows = [
    ["Jour", "Vues"],
    ["2026-03-10", 1284],
    ["Durée", 0.25],
    ["Rien", null],
    ["Négatif", -2],
  ];
  expect(csvDocument(rows)).toBe(
    "\ufeffJour;Vues\r\n2026-03-10;1284\r\nDurée;0,25\r\nRien;\r\nNégatif;-2\r\n",
  );
});

test("keeps quotes, semicolons and line ends within their cell", () => {
  expect(csvDocument([['Le « cross » ; dit "le grand"\nretour', "b"]])).toBe(
    '\ufeff"Le « cross » ; dit ""le grand""\nretour";b\r\n',
  );
});

test.each(["=1+1", "+33 5", "-2", "@SUM(A1)", "\t=1", "  =1", "\u00a0=1", "\r=1", "|calc", "%0A"])(
  "%j is no formula",
  (text) => {
    const [cell = ""] = csvDocument([[text]])
      .slice(1)
      .trimEnd()
      .split(";");
    expect(cell.replace(/^"/, "")).toMatch(/^'/);
  },
);
