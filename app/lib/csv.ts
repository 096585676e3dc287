/** What a spreadsheet takes for a formula when a cell begins with it. */
const FORMULA = /^[=+\-@\t\r\n]/;

/**
 * Rows as a CSV file that French spreadsheets open as it is: semicolons, CRLF, a byte order mark, cells
 * in quotes where needed. A text that a spreadsheet would run as a formula gets an apostrophe before
 * it; a number stays a number, with a decimal comma.
 */
export function csvFile(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(";")}\r\n`).join("")}`;
}

function cell(value: string | number): string {
  if (typeof value === "number") return String(value).replace(".", ",");
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
