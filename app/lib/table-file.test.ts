import { describe, expect, it } from "vitest";
import { readWorkbook, sheetNames } from "~tests/support/read-workbook";
import { excelTable } from "./table-file.server";

describe("a workbook", () => {
  it.each([
    "10-12",
    "12/14",
    "1-2",
    "1E5",
    "2026-03-10",
    "06 12 34 56 78",
    "00123",
    "TRUE",
    "'10",
    "=1+1",
    "+33 5",
    "-2",
    "@SUM(A1)",
    "|calc",
    "%0A",
    "  =1",
    "\u00a0=1",
  ])("holds %j as that very text", async (text) => {
    const [, row] = readWorkbook(
      await excelTable({ sheet: "Tailles", headings: ["Taille"], rows: [[text]] }),
    );
    expect(row).toEqual({ A: { value: text, format: "@" } });
  });

  it("holds numbers, days, clocks of Paris and euros as such", async () => {
    const cells = [3, { day: "2026-03-10" }, { instant: "2026-07-10T22:30:00.000Z" }, null];
    const headings = ["Pièces", "Jour", "Heure", "Rien", "Prix"];
    const [, row] = readWorkbook(
      await excelTable({ sheet: "Tout", headings, rows: [[...cells, { cents: 1850 }]] }),
    );
    // Days since the 30th of December 1899.
    expect(row).toEqual({
      A: { value: 3, format: undefined },
      B: { value: 46_091, format: "dd/mm/yyyy" },
      C: { value: expect.closeTo(46_214 + 0.5 / 24, 6), format: "dd/mm/yyyy hh:mm" },
      E: { value: 18.5, format: "#,##0.00" },
    });
  });

  it("has a sheet that says what it holds", async () => {
    const table = { sheet: "Fréquentation", headings: ["Vues"], rows: [] };
    expect(sheetNames(await excelTable(table))).toEqual(["Fréquentation"]);
  });

  it("bears what XML and workbooks would read otherwise", async () => {
    const rows = [["<b>&\u0001 « à »"], ["_x0041_"]];
    const [, first, second] = readWorkbook(
      await excelTable({ sheet: "Textes", headings: ["Texte"], rows }),
    );
    expect(first?.A?.value).toBe("<b>& « à »");
    expect(second?.A?.value).toBe("_x005F_x0041_");
  });
});
