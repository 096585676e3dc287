import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ESTree, parseSync } from "vite";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const SOURCES = "{app,club,server,database/demo}/**/*.{ts,tsx}";

/** Quoted by the specification (§8), plain spaces included: product.md, Doubtful points, 1. */
const QUOTED = [
  "Message envoyé avec succès ! Nous vous répondrons rapidement.",
  "Message envoyé avec succès !",
];

/** A sign with an ordinary space before it, or a quotation mark without its no-break space. */
const BREAKABLE =
  /(?:^|[\p{L}\p{N})\]»…%€°’"])[ \n]+[:;!?](?=[\s»).,]|$)|«(?![\u00a0\u202f]|$)|(?<![\u00a0\u202f]|^)»/u;

describe("French typography", () => {
  test("a line never breaks before a sign or inside quotation marks", async () => {
    const found: string[] = [];
    for await (const file of glob(SOURCES, { cwd: ROOT })) {
      if (/\.test\.tsx?$/.test(file)) continue;
      const source = await readFile(join(ROOT, file), "utf8");
      found.push(...breakableTexts(file, source).map((text) => `${file}: ${text.trim()}`));
    }
    expect(found).toEqual([]);
  });

  test.each([
    ['say("Attention : verglas");'],
    [`say(\`Il reste \${n} places : venez\`);`],
    [`say(\`\${name} : absent\`);`],
    ["say('Un mot « ici»');"],
    ["const a = <p>Une question ? <b>Oui</b></p>;"],
    ['const a = <Panel title="Besoin d’aide ?" />;'],
    ["const a = <p>{name} : absent</p>;"],
  ])("finds %s", (source) => {
    expect(breakableTexts("sample.tsx", source)).toHaveLength(1);
  });

  test.each([
    ['say("Attention\\u00a0: verglas, à 18:30");'],
    ['const a = <p>Attention{"\\u00a0"}: dites «{"\\u00a0"}oui{"\\u00a0"}»</p>;'],
    ["const a = <p>Attention&nbsp;: verglas</p>;"],
    ["// Attention : verglas\nconst a = b ? c : d;"],
    ["const a = /[a-z] ?;/u;"],
    ['say("Message envoyé avec succès !");'],
  ])("leaves %s", (source) => {
    expect(breakableTexts("sample.tsx", source)).toEqual([]);
  });
});

/** Strings, templates and JSX texts that a browser may break at the wrong place. */
function breakableTexts(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read.`);
  return [...textsOf(program)].filter((text) => {
    const own = QUOTED.reduce((rest, quoted) => rest.replaceAll(quoted, ""), text);
    return BREAKABLE.test(own.replaceAll("&nbsp;", "\u00a0"));
  });
}

function* textsOf(node: unknown): Generator<string> {
  if (typeof node !== "object" || node === null) return;
  const { type, value } = node as { type?: unknown; value?: unknown };
  if ((type === "Literal" || type === "JSXText") && typeof value === "string") yield value;
  else if (type === "TemplateElement") yield (value as ESTree.TemplateElementValue).cooked ?? "";
  else for (const child of Object.values(node)) yield* textsOf(child);
}
