import { beforeEach, expect, test, vi } from "vitest";
import { type BrowserReport, printResults, type Run } from "./results";

const SERVER = {
  unit: { passed: 3, failed: 0, skipped: 0 },
  sqlite: { passed: 2, failed: 0, skipped: 0 },
  postgres: { passed: 2, failed: 0, skipped: 0, description: "15.18, real" },
};

let said: string[] = [];
beforeEach(() => {
  said = [];
  vi.spyOn(console, "info").mockImplementation((line: string) => void said.push(line));
});

function browser({ flaky = 0, unexpected = 0, skipped = 0 }): BrowserReport {
  const spec = (status: string, line: number) => ({
    title: `test ${line}`,
    file: "news.spec.ts",
    line,
    tests: [{ status }],
  });
  return {
    stats: { expected: 4, unexpected, flaky, skipped },
    suites: [
      {
        specs: [spec("expected", 1)],
        suites: [
          { specs: Array.from({ length: flaky }, (_, index) => spec("flaky", 10 + index)) },
          {
            specs: Array.from({ length: unexpected }, (_, index) => spec("unexpected", 20 + index)),
          },
        ],
      },
    ],
  };
}

const print = (report: BrowserReport | null, more: Partial<Run> = {}) =>
  printResults({ server: SERVER, browser: report, broken: [], word: null, ...more });

test("all is well: the totals stand alone on the last line", () => {
  expect(print(browser({}))).toBe(true);
  expect(said).toContain("Browser: 4 passed");
  expect(said.at(-1)).toBe("\n11 passed, 0 failed");
});

test("what passed at the second try only is no failure, and is told by name", () => {
  expect(print(browser({ flaky: 2 }))).toBe(true);
  expect(said).toContain("Browser: 6 passed, 2 of them at the second try");
  expect(said).toContain("  second try: news.spec.ts:10 test 10");
  expect(said).toContain("  second try: news.spec.ts:11 test 11");
  expect(said.at(-1)).toBe("\n13 passed, 0 failed");
});

test("what failed twice, was skipped or did not run is a failure", () => {
  expect(print(browser({ unexpected: 1 }))).toBe(false);
  expect(said).toContain("Browser: 4 passed, 1 failed");
  expect(said.at(-1)).toBe("\n11 passed, 1 failed");
  expect(print(browser({ skipped: 1 }))).toBe(false);
  expect(print(null)).toBe(false);
  expect(said.at(-1)).toBe("\n7 passed, 1 failed");
});

test("what failed is told with the command that runs it alone", () => {
  const failures = [
    { file: "app/lib/euros.test.ts", title: "says «gratuit» for the club's $0" },
    { file: "app/lib/slug.test.ts", title: "" },
  ];
  const server = { ...SERVER, unit: { passed: 1, failed: 2, skipped: 0, failures } };
  print(browser({ unexpected: 1 }), { server });
  expect(said).toContain(
    "  failed: npm test -- app/lib/euros.test.ts 'says «gratuit» for the club'\\''s $0'",
  );
  expect(said).toContain("  failed: npm test -- app/lib/slug.test.ts");
  expect(said).toContain("  failed: npm test -- news.spec.ts 'test 20'");
});

test("a word may be in the names of one group alone, and has to be in some", () => {
  const none = { passed: 0, failed: 0, skipped: 0 };
  const server = { unit: SERVER.unit, sqlite: none };
  expect(print(null, { server, word: "euros" })).toBe(true);
  expect(said.at(-1)).toBe("\n3 passed, 0 failed");
  expect(print(null, { server: null, word: "euros" })).toBe(false);
  expect(said.at(-1)).toBe("\n0 passed, 1 failed");
});
