import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Measures, writePaper } from "./paper.ts";

const DOCS = join(import.meta.dirname, "../docs");
const LARGE = { pages: 192, afterKept: [275, 162], afterAnew: [515, 232] };
const MEASURES: Measures = {
  day: new Date(2026, 10, 26),
  machine: "2 cores",
  rounds: { count: 5, seconds: 5 },
  speed: { kept: 45_680, bare: 72_646, nginx: { file: 90_853, before: 75_738 }, anew: 152 },
  worstDuringLoginsMs: 245.4,
  memory: { limit: 600, small: { ...LARGE, pages: 150 }, large: LARGE },
  audits: [{ page: "/", scores: [100, 99, 98, 97] }],
};

describe("docs/performance.md", () => {
  test("has each figure beside what it is compared with", () => {
    const paper = writePaper(MEASURES);
    expect(paper).toContain("26 November 2026, 2 cores.");
    expect(paper).toContain("| 45,680 requests/s | 0.63 of a bare `node:http`");
    expect(paper).toContain("| 75,738 requests/s | 0.83 of nginx");
    expect(paper).toContain("takes 0.01% of one processor where the pages are kept");
    expect(paper).toContain("3% where each of them is rendered anew");
    expect(paper).toContain("at worst | 245 ms |");
    expect(paper).toContain("| After the first 30 pages | 150 | 192 |");
    expect(paper).toContain("| 2 min after the load of pages rendered anew | 232 | 232 |");
    expect(paper).toContain("| / | 100 | 99 | 98 | 97 |");
  });

  test("says what this machine could not measure", () => {
    const { speed, memory } = MEASURES;
    const paper = writePaper({
      ...MEASURES,
      speed: { ...speed, nginx: null },
      memory: { ...memory, small: null },
      audits: [],
    });
    expect(paper).not.toContain("through nginx");
    expect(paper).toContain("| After the first 30 pages | not measured | 192 |");
    expect(paper).toContain("was not measured in this run");
    expect(paper).not.toContain("went through both loads");
    expect(paper).not.toContain("Lighthouse");
  });

  test("links to papers that are there", () => {
    const links = [...writePaper(MEASURES).matchAll(/\]\(([^)#]+)/g)].map(([, to = ""]) => to);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((to) => !existsSync(join(DOCS, to)))).toEqual([]);
  });

  test("is the paper that the bench writes", () => {
    const [, speed] = /(## Speed\n\nThe unit.*?)\n\n/s.exec(writePaper(MEASURES)) ?? [];
    expect(readFileSync(join(DOCS, "performance.md"), "utf8")).toContain(speed);
  });
});
