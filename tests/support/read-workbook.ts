import { strFromU8, unzipSync } from "fflate";

export type WorkbookCell = { value: string | number; format: string | undefined };

/** The first sheet of a workbook as it is stored: its rows by place, with the format of each cell. */
export function readWorkbook(bytes: Uint8Array): Record<string, WorkbookCell>[] {
  const files = unzipSync(bytes);
  const read = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  const sheet = read("xl/worksheets/sheet1.xml");
  if (sheet.includes("<f>")) throw new Error("A cell is a formula.");
  const texts = Array.from(
    read("xl/sharedStrings.xml").matchAll(/<t[^>]*>([^<]*)<\/t>/g),
    (found) => unescapeXml(found[1] ?? ""),
  );
  const [formats = "", styles = ""] = read("xl/styles.xml").split("<cellXfs");
  const codes = new Map(
    Array.from(formats.matchAll(/numFmtId="(\d+)" formatCode="([^"]*)"/g), ([, id, code]) => [
      id,
      code,
    ]),
  );
  const formatOf = (style: number) =>
    codes.get(/numFmtId="(\d+)"/.exec(styles.match(/<xf [^>]*>/g)?.[style] ?? "")?.[1]);
  return Array.from(sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs), ([, row = ""]) =>
    Object.fromEntries(
      Array.from(
        row.matchAll(/<c r="([A-Z]+)\d+"([^>]*)>\s*<v>([^<]*)<\/v>/g),
        ([, column = "", attributes = "", value = ""]) => [
          column,
          {
            value: attributes.includes('t="s"') ? (texts[Number(value)] ?? "") : Number(value),
            format: formatOf(Number(/s="(\d+)"/.exec(attributes)?.[1] ?? 0)),
          },
        ],
      ),
    ),
  );
}

/** The words of its tabs. */
export function sheetNames(bytes: Uint8Array): string[] {
  const book = strFromU8(unzipSync(bytes)["xl/workbook.xml"] ?? new Uint8Array());
  return Array.from(book.matchAll(/<sheet [^>]*\bname="([^"]*)"/g), ([, name = ""]) =>
    unescapeXml(name),
  );
}

/** What stands in the cells of each row, those that hold something. */
export function workbookRows(bytes: Uint8Array): (string | number)[][] {
  return readWorkbook(bytes).map((row) => Object.values(row).map(({ value }) => value));
}

function unescapeXml(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
