import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ESTree, parseSync } from "vite";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const SOURCES = ["{app,server}/**/*.{ts,tsx}", "content/**/*.{json,md}"];

/** Quoted by the specification (§8), plain spaces included: product.md, Doubtful points, 1. */
const QUOTED = [
  "Message envoyé avec succès ! Nous vous répondrons rapidement.",
  "Message envoyé avec succès !",
];

/** A sign with an ordinary space before it, or a quotation mark without its no-break space. */
const BREAKABLE =
  /(?:^|[\p{L}\p{N})\]»…%€°’"*])[ \n]+[:;!?](?=[\s»).,]|$)|«(?![\u00a0\u202f]|$)|(?<![\u00a0\u202f]|^)»/u;

/** Names that a sentence may go on with after a colon, by their first word. */
const NAMES = ["Aegis", "Aïcha", "Jules"];

/** A capital after a colon, where the sentence goes on. Quoted words and abbreviations keep theirs. */
const CAPITAL = new RegExp(
  `\\s:\\s+(?!${NAMES.map((name) => `${name}\\b`).join("|")})\\p{Lu}(?:\\p{Ll}|['’ ]|$)`,
  "u",
);

describe("French typography", () => {
  test("a sentence goes on in lower case after a colon", async () => {
    const found: string[] = [];
    for await (const [file, source] of sources()) {
      found.push(...capitalisedTexts(file, source).map((text) => `${file}: ${text.trim()}`));
    }
    expect(found).toEqual([]);
  });

  test.each([
    ['say("Attention\\u00a0: Le stade est fermé");'],
    ['say("Attention : À demain");'],
    [`say(\`\${name}\u00a0: Absent\`);`],
    ["say('«\u00a0Ici\u00a0»\u00a0: Un mot');"],
    ['const a = <p>Attention{"\\u00a0"}: Le stade est fermé</p>;'],
    ["const a = <p><b>Attention&nbsp;:</b> Le stade</p>;"],
    ['const a = <p><b>Attention{"\\u00a0: "}</b>Le <i>stade</i></p>;'],
    ['const a = <p title="Attention\u00a0: Fermé">x</p>;'],
  ])("finds the capital of %s", (source) => {
    expect(capitalisedTexts("sample.tsx", source)).toHaveLength(1);
  });

  test.each([
    ['say("Attention\\u00a0: le stade est fermé");'],
    ['say("Installez\\u00a0: Aegis, FreeOTP");'],
    ['say("Envoi\\u00a0: SMTP");'],
    ['say("Exemple\\u00a0: «\\u00a0Le cross\\u00a0»");'],
    [`say(\`Attention\u00a0: \${name}\`);`],
    ["const a = <dl><dt>Attention&nbsp;:</dt><dd>Le stade</dd></dl>;"],
    ["const a = <ul><li>Attention&nbsp;: {name}</li><li>Le stade</li></ul>;"],
    ['const a = { b: "Le stade" };'],
  ])("leaves the capital of %s", (source) => {
    expect(capitalisedTexts("sample.tsx", source)).toEqual([]);
  });

  test("a line never breaks before a sign or inside quotation marks", async () => {
    const found: string[] = [];
    for await (const [file, source] of sources()) {
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

  test("finds both in content, in its head and in its text", () => {
    const text = '{ "title": "Attention : Le stade" }\n\n- Une **question** ?\n- Oui\n';
    expect(breakableTexts("sample.md", text)).toHaveLength(2);
    expect(capitalisedTexts("sample.md", text)).toHaveLength(1);
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

async function* sources(): AsyncGenerator<[file: string, source: string]> {
  for await (const file of glob(SOURCES, { cwd: ROOT })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    yield [file, await readFile(join(ROOT, file), "utf8")];
  }
}

/** Of content, the lines; of a program, its tree. */
function parse(file: string, source: string): unknown {
  if (!/\.tsx?$/.test(file)) {
    return source.split("\n").map((value) => ({ type: "Literal", value }));
  }
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read.`);
  return program;
}

/** Strings, templates and lines of JSX in which a capital follows a colon. */
function capitalisedTexts(file: string, source: string): string[] {
  const program = parse(file, source);
  const texts = new Set([...textsOf(program), ...linesOf(program)]);
  return [...texts].filter((text) => CAPITAL.test(text.replaceAll("&nbsp;", "\u00a0")));
}

/** Elements that stand in a line with the text around them. */
const IN_LINE = ["a", "b", "em", "i", "small", "span", "strong", "Link"];
/** Stands for what only running the program tells. */
const UNKNOWN = "\ufffc";

type Node = {
  type?: string;
  value?: unknown;
  children?: unknown[];
  expression?: unknown;
  openingElement?: { name?: { name?: string } };
};

/** What is read as one line in JSX, whatever elements and expressions it is made of. */
function* linesOf(node: unknown): Generator<string> {
  if (typeof node !== "object" || node === null) return;
  const { type, children } = node as Node;
  if (type === "JSXElement" || type === "JSXFragment") {
    yield* (children ?? []).map(lineOf).join("").split("\n");
  }
  for (const child of Object.values(node)) yield* linesOf(child);
}

function lineOf(node: unknown): string {
  const { type, value, children = [], expression, openingElement } = node as Node;
  if (type === "JSXText") return String(value).replace(/[ \t\r\n]+/g, " ");
  if (type === "JSXExpressionContainer") return literalOf(expression);
  const isInLine = IN_LINE.includes(openingElement?.name?.name ?? "");
  return isInLine ? children.map(lineOf).join("") : "\n";
}

function literalOf(node: unknown): string {
  const { type, value } = node as Node;
  if (type === "TemplateLiteral") return [...textsOf(node)].join(UNKNOWN);
  return type === "Literal" && typeof value === "string" ? value : UNKNOWN;
}

/** Strings, templates and JSX texts that a browser may break at the wrong place. */
function breakableTexts(file: string, source: string): string[] {
  return [...textsOf(parse(file, source))].filter((text) => {
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
