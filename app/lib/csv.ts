/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

/** What a spreadsheet would take for a formula, whatever stands before it that it skips. */
const FORMULA = /^[\s\u00a0]*[=+\-@|%]|^[\t\r\n]/;

export type CsvCell = string | number | null;

/**
 * A table as French spreadsheets open it by a double click: semicolons, comma in numbers, UTF-8 with
 * its mark, lines that end as RFC 4180 has it. A text that would run as a formula gets an apostrophe.
 */
export function csvDocument(rows: readonly (readonly CsvCell[])[]): string {
  const lines = rows.map((cells) => cells.map(cellText).join(";"));
  return `${BYTE_ORDER_MARK}${lines.join("\r\n")}\r\n`;
}

function cellText(cell: CsvCell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell).replace(".", ",");
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
