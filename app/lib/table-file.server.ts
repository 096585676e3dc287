import writeExcelFile from "write-excel-file/node";
import { parisClock, parisDay } from "./paris-instants";

/** A day is `YYYY-MM-DD`; an instant is shown on the clock of Paris; cents in euros. */
export type TableCell =
  | string
  | number
  | null
  | { day: string }
  | { instant: string }
  | { cents: number };

type Row = readonly TableCell[];

export const EXCEL_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const WIDEST = 50;

type Workbook = {
  /** The name on the tab: at most 31 characters, none of `: \ / ? * [ ]`. */
  sheet: string;
  headings: readonly string[];
  rows: readonly Row[];
};

/**
 * A table as a workbook, with its headings in sight. Each cell has its kind: a spreadsheet guesses no
 * date in «10-12», runs no text that begins with `=`, not even once somebody edits it (`@` is «text»),
 * and shows nothing that does not stand there.
 */
export async function excelTable({ sheet, headings, rows }: Workbook) {
  const columns = headings.map((heading, index) => ({
    width: Math.min(
      WIDEST,
      2 + Math.max(heading.length, ...rows.map((row) => widthOf(row[index]))),
    ),
  }));
  const titles = headings.map((value) => ({ value, fontWeight: "bold" as const }));
  const data = [titles, ...rows.map((row) => row.map(excelCell))];
  return await writeExcelFile(data, { sheet, columns, stickyRowsCount: 1 }).toBuffer();
}

function excelCell(cell: TableCell) {
  if (cell === null || cell === "") return null;
  if (typeof cell === "number") return { value: cell, type: Number };
  if (typeof cell === "string") return { value: excelText(cell), type: String, format: "@" };
  if ("cents" in cell) return { value: cell.cents / 100, type: Number, format: "#,##0.00" };
  return "day" in cell
    ? { value: new Date(cell.day), type: Date, format: "dd/mm/yyyy" }
    : { value: new Date(`${parisText(cell.instant)}Z`), type: Date, format: "dd/mm/yyyy hh:mm" };
}

/** A workbook writes characters that XML refuses as `_x0001_`: a text with such letters keeps them. */
function excelText(text: string): string {
  return text.replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_");
}

function widthOf(cell: TableCell | undefined): number {
  if (typeof cell === "object" && cell !== null) return "dd/mm/yyyy hh:mm".length;
  return String(cell ?? "").length;
}

function parisText(instant: string): string {
  return `${parisDay(instant)} ${parisClock(instant)}`;
}
