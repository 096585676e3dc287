import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const PAPERS = globSync(["*.md", "club/*.md", "docs/**/*.md"], { cwd: ROOT });
const SOURCES = globSync(
  ["{app,bench,club,database,scripts,server,tests}/**/*.{ts,tsx,js,css}", "*.config.ts"],
  { cwd: ROOT },
);
const DECISIONS = globSync("[0-9]*.md", { cwd: join(ROOT, "docs/decisions") }).toSorted();

describe("Papers", () => {
  test("lead to files and headings that are there", () => {
    const broken = PAPERS.flatMap((paper) =>
      linksOf(read(paper))
        .filter((link) => !leadsSomewhere(paper, link))
        .map((link) => `${paper}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  test("that the sources name are there", () => {
    const missing = SOURCES.flatMap((source) =>
      [...read(source).matchAll(/\bdocs\/(?:[\w/-]+\.md|decisions\/\d{4}(?!\d|-))/g)]
        .map(([paper]) => paper)
        .filter((paper) => !isPaper(paper))
        .map((paper) => `${source}: ${paper}`),
    );
    expect(missing).toEqual([]);
  });

  test("number the decisions without a hole, each in the list and under its own number", () => {
    const list = linksOf(read("docs/decisions/README.md")).filter((link) => /^\d/.test(link));
    expect(list).toEqual(DECISIONS);
    const titles = DECISIONS.map((file) => /^# (\d+)\. /.exec(read(`docs/decisions/${file}`))?.[1]);
    expect(titles).toEqual(DECISIONS.map((_, at) => String(at + 1)));
    expect(DECISIONS.map((file) => Number(file.slice(0, 4)))).toEqual(titles.map(Number));
  });
});

function read(file: string): string {
  return readFileSync(join(ROOT, file), "utf8");
}

/** Addresses of links within the project; code is left out. */
function linksOf(markdown: string): string[] {
  const text = markdown.replace(/```.*?```|`[^`\n]*`/gs, "");
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, address = ""]) => address)
    .filter((address) => !/^[a-z]+:/.test(address));
}

function leadsSomewhere(paper: string, link: string): boolean {
  const [path = "", heading] = link.split("#");
  const file = path ? relative(ROOT, join(ROOT, dirname(paper), path)) : paper;
  if (!existsSync(join(ROOT, file))) return false;
  return heading === undefined || headingsOf(read(file)).includes(heading);
}

/** As GitHub names them. */
function headingsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

/** A decision may be named by its number alone. */
function isPaper(name: string): boolean {
  if (existsSync(join(ROOT, name))) return true;
  const [, number] = /^docs\/decisions\/(\d{4})$/.exec(name) ?? [];
  return DECISIONS.some((file) => number !== undefined && file.startsWith(`${number}-`));
}
