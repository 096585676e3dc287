/**
 * Takes out of a pasted page what was not seen where it was copied: hidden columns and rows of a
 * workbook, the hidden first line of a newsletter, hidden text of Word.
 */
export function removeHidden(page: Document): void {
  const hidden = hiddenBySheets(page);
  for (const element of page.querySelectorAll<HTMLElement>("body *")) {
    if (isHidden(element, hidden.has(element))) hidden.add(element);
    else hidden.delete(element);
  }
  for (const table of page.querySelectorAll("table")) shrinkSpans(table, hidden);
  for (const element of hidden) element.remove();
}

function isHidden(element: HTMLElement, isHiddenBySheet: boolean): boolean {
  const { display, visibility, opacity, maxHeight, overflow } = element.style;
  if (visibility === "hidden" || visibility === "collapse" || opacity === "0") return true;
  if (overflow === "hidden" && Number.parseFloat(maxHeight) === 0) return true;
  // A button of a newsletter is hidden from Outlook alone, and says how others show it.
  if (display !== "") return display === "none";
  const style = element.getAttribute("style") ?? "";
  return element.hasAttribute("hidden") || /mso-hide:\s*all/i.test(style) || isHiddenBySheet;
}

/** Of two rules of a style sheet the later one counts; one for a width or for print counts for nothing. */
function hiddenBySheets(page: Document): Set<Element> {
  const hidden = new Set<Element>();
  for (const { textContent } of page.querySelectorAll("style:not([media])")) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(textContent ?? "");
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule) || !rule.style.display) continue;
      for (const element of elementsOf(page, rule.selectorText)) {
        if (rule.style.display === "none") hidden.add(element);
        else hidden.delete(element);
      }
    }
  }
  return hidden;
}

/** None for a selector that only a sheet may use, as one with a namespace. */
function elementsOf(page: Document, selector: string): Iterable<Element> {
  try {
    return page.querySelectorAll(selector);
  } catch {
    return [];
  }
}

/**
 * Excel hides a column in its `<col>` alone: the cells are there, and spans count hidden columns and
 * rows. Adds the cells of hidden columns to `hidden`.
 */
function shrinkSpans(table: HTMLTableElement, hidden: Set<Element>): void {
  const columns = hiddenColumns(table, hidden);
  const rows = [...table.rows].map((row) => hidden.has(row));
  if (columns.size === 0 && !rows.includes(true)) return;
  for (const { cell, row, column } of placedCells(table)) {
    const spanned = Array.from({ length: cell.colSpan }, (_, index) => column + index);
    const seen = spanned.filter((index) => !columns.has(index)).length;
    const seenRows = rows.slice(row, row + cell.rowSpan).filter((isRowHidden) => !isRowHidden);
    if (seen === 0) hidden.add(cell);
    else cell.colSpan = seen;
    cell.rowSpan = Math.max(1, seenRows.length);
  }
}

function hiddenColumns(table: HTMLTableElement, hidden: ReadonlySet<Element>): Set<number> {
  const columns = new Set<number>();
  let index = 0;
  const own = ":scope > colgroup > col, :scope > col";
  for (const column of table.querySelectorAll<HTMLTableColElement>(own)) {
    const isColumnHidden = hidden.has(column) || hidden.has(column.parentElement ?? column);
    for (let count = 0; count < column.span; count += 1, index += 1) {
      if (isColumnHidden) columns.add(index);
    }
  }
  return columns;
}

type PlacedCell = { cell: HTMLTableCellElement; row: number; column: number };

/** Each cell with its place in the grid, beside those that reach down from rows above. */
function placedCells(table: HTMLTableElement): PlacedCell[] {
  const placed: PlacedCell[] = [];
  /** By column, the first row that is free again. */
  const freeFrom: number[] = [];
  for (const [row, { cells }] of [...table.rows].entries()) {
    let column = 0;
    for (const cell of cells) {
      while ((freeFrom[column] ?? 0) > row) column += 1;
      placed.push({ cell, row, column });
      for (let index = 0; index < cell.colSpan; index += 1, column += 1) {
        freeFrom[column] = row + cell.rowSpan;
      }
    }
  }
  return placed;
}
