import { marked } from "marked";
import { z } from "zod";

/** With the line ends of any editor. */
const HEAD_AND_TEXT = /^\uFEFF?---\r?\n(.*?)\r?\n---\r?\n(.*)$/s;

/**
 * Reads a text of `content/`: a head in JSON between two lines `---`, then Markdown. Throws with the name
 * of the file where the head is not what the schema says.
 */
export function readContentFile<Head>(
  schema: z.ZodType<Head>,
  path: string,
  text: string,
): { head: Head; html: string } {
  const [, head = "", body = ""] = HEAD_AND_TEXT.exec(text) ?? [];
  return { head: checkContent(schema, path, () => JSON.parse(head)), html: markdownHtml(body) };
}

/** What a file of `content/` holds. Throws with its name where that is not what the schema says. */
export function checkContent<Value>(
  schema: z.ZodType<Value>,
  path: string,
  read: () => unknown,
): Value {
  try {
    return schema.parse(read());
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : cause;
    throw new Error(`${path}: ${reason}`, { cause });
  }
}

/** As the editor makes it: nothing between two blocks. A paragraph of the source stands on one line. */
function markdownHtml(source: string): string {
  return marked.parse(source, { async: false }).replace(/>\n+</g, "><").trim();
}
