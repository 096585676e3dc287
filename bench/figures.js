/** The middle of some figures. @param {readonly number[]} figures */
export function median(figures) {
  return percentile(figures, 50);
}

/**
 * The figure that `share` percent of them do not exceed (nearest rank); NaN when there are none.
 * @param {readonly number[]} figures @param {number} share
 */
export function percentile(figures, share) {
  const sorted = figures.toSorted((a, b) => a - b);
  const rank = Math.ceil((share / 100) * sorted.length);
  return sorted[Math.max(0, rank - 1)] ?? Number.NaN;
}

/** As French readers expect figures: three significant ones, or all before the comma. @param {number} figure */
export function french(figure) {
  if (!Number.isFinite(figure)) return "–";
  const whole = Math.abs(figure) >= 100;
  const options = whole ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 };
  // Spaces of one width in a table of plain text.
  return new Intl.NumberFormat("fr-FR", options).format(figure).replace(/\s/g, "\u00a0");
}

/**
 * A Markdown table: first column to the left, the others to the right, every column as wide as its
 * widest cell, so that it also reads well in a terminal.
 * @param {readonly string[]} head @param {readonly (readonly (string | number)[])[]} rows
 */
export function table(head, rows) {
  const cells = [head, ...rows].map((row) =>
    row.map((cell) => (typeof cell === "number" ? french(cell) : cell)),
  );
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => row[column].length)));
  const line = (row) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join(" | ")} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
  );
  return [line(cells[0]), `| ${rule.join(" | ")} |`, ...cells.slice(1).map(line)].join("\n");
}
