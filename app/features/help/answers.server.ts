import { z } from "zod";
import { once } from "~/lib/once";
import { checkContent, readContentFile } from "~/platform/content-file.server";
import { PERMISSIONS } from "~/platform/permissions";
import contents from "~content/help/contents.json";

const texts = import.meta.glob<string>("/content/help/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const drawings = import.meta.glob<string>("/content/help/drawings/*.svg", {
  query: "?no-inline",
  import: "default",
  eager: true,
});

/** The subjects in the order of the page, each with the files of its answers. */
const contentsSchema = z.array(
  z.strictObject({ id: z.string(), title: z.string(), answers: z.array(z.string()) }),
);

const headSchema = z.strictObject({
  question: z.string(),
  /** Other words for it, as volunteers say them. */
  words: z.string(),
  /** Of the folder `drawings`; it says nothing that the words beside it do not. */
  drawing: z.string(),
  /** Where it is done; offered to those who may open it. */
  screen: z
    .strictObject({
      to: z.string().startsWith("/admin"),
      label: z.string(),
      permission: z.enum(PERMISSIONS),
    })
    .optional(),
});

/** An answer as the page shows it: the drawing is an address, what stood in bold names a button, a field or a screen. */
export type HelpAnswer = z.output<typeof headSchema> & {
  /** Ends the address of the answer: never changed, links point at it. */
  slug: string;
  html: string;
  /** What is good to know besides: the quotation that ends the text. */
  tip: string | null;
};

export type HelpGroup = { id: string; title: string; answers: readonly HelpAnswer[] };

/** The whole «Mode d’emploi» (`content/help`), in the order of the page. Throws with the name of a file that is wrong. */
export const helpGroups = once((): readonly HelpGroup[] =>
  checkContent(contentsSchema, "content/help/contents.json", () => contents).map((group) => ({
    ...group,
    answers: group.answers.map(readAnswer),
  })),
);

function readAnswer(slug: string): HelpAnswer {
  const path = `/content/help/${slug}.md`;
  const { head, html } = readContentFile(headSchema, path, texts[path] ?? "");
  const drawing = drawings[`/content/help/drawings/${head.drawing}.svg`];
  if (!drawing) throw new Error(`${path}: no drawing ${head.drawing}.svg`);
  const [body = "", tip = null, after = ""] = html.split(/<blockquote><p>|<\/p><\/blockquote>/);
  if (after) throw new Error(`${path}: something stands after the quotation`);
  return { ...head, slug, drawing, html: body, tip };
}
