import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvFile } from "./csv";

/** Cells as a spreadsheet reads them. */
function readCsv(file: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/y;
  cells.lastIndex = 1;
  for (let match = cells.exec(file); match; match = cells.exec(file)) {
    const [, quoted, plain, end] = match;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === "\r\n") rows.push([]);
    if (cells.lastIndex === file.length) break;
  }
  return rows.slice(0, -1);
}

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", '"', ";", "'", "é") }),
);

describe("a CSV file", () => {
  it("gives back every cell, an apostrophe before what would be a formula", () => {
    const table = fc.array(fc.array(text, { minLength: 1, maxLength: 6 }), { maxLength: 6 });
    fc.assert(
      fc.property(table, (rows) => {
        const read = readCsv(csvFile(rows));
        expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
        for (const [y, row] of rows.entries()) {
          for (const [x, value] of row.entries()) {
            const cell = read[y]?.[x] ?? "missing";
            expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
            expect([value, `'${value}`]).toContain(cell);
          }
        }
      }),
    );
  });

  it("is what a French spreadsheet opens", () => {
    const rows = [
      ["Nom", "Prix"],
      ['Zoé "la flèche" ; Durand', 18.5],
      ["=1+1", -3],
    ];
    expect(csvFile(rows)).toBe(
      '\uFEFFNom;Prix\r\n"Zoé ""la flèche"" ; Durand";18,5\r\n\'=1+1;-3\r\n',
    );
    expect(csvFile([])).toBe("\uFEFF");
  });
});
