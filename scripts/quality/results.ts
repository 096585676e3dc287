/** `retried` of the `passed` failed at first and passed at the second try. */
type Count = {
  passed: number;
  failed: number;
  skipped: number;
  retried?: number;
  description?: string;
};

/** What Playwright’s JSON reporter writes, as far as it is read here. */
export type BrowserReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
};
type Suite = { specs?: Spec[]; suites?: Suite[] };
type Spec = { file: string; line: number; title: string; tests: { status: string }[] };

type Run = {
  server: Partial<Record<string, Count>> | null;
  browser: BrowserReport | null;
  /** Titles of the checks that failed. */
  broken: string[];
};

/**
 * Prints how many tests of each group passed, which of them at the second try only, and, alone on
 * the last line, the totals; a group that ran nothing and a check that failed count as failures.
 * Returns whether all is well.
 */
export function printResults({ server, browser, broken }: Run): boolean {
  const postgres = server?.postgres?.description;
  const groups: [string, Count | null | undefined][] = [
    ["Unitaires", server?.unit],
    ["SQLite", server?.sqlite],
    [postgres ? `PostgreSQL (${postgres})` : "PostgreSQL", server?.postgres],
    ["Navigateur", browser && browserCount(browser.stats)],
  ];
  console.info("\n── Résultats ──");
  for (const [name, count] of groups) console.info(`${name} : ${sentence(count)}`);
  for (const title of retriedTitles(browser?.suites)) console.info(`  repassé : ${title}`);
  const counts = groups.map(([, count]) => count ?? { passed: 0, failed: 0, skipped: 0 });
  const passed = sum(counts.map((count) => count.passed));
  const troubles = counts.map((c) => c.failed + c.skipped + (c.passed + c.failed === 0 ? 1 : 0));
  const failedTests = sum(troubles);
  const checks = broken.filter((title) => !title.startsWith("essais"));
  if (broken.length > 0) console.info(`À corriger : ${broken.join(", ").toLowerCase()}.`);
  const failed = Math.max(failedTests + checks.length, broken.length);
  console.info(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}

/** Playwright's own words: expected, unexpected, flaky (passed at the second try). */
function browserCount({ expected, unexpected, flaky, skipped }: BrowserReport["stats"]): Count {
  return { passed: expected + flaky, failed: unexpected, skipped, retried: flaky };
}

/** File, line and title of each test that passed at the second try only. */
function retriedTitles(suites: Suite[] = []): string[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...retriedTitles(suite.suites),
  ]);
}

function sentence(count: Count | null | undefined): string {
  if (!count || count.passed + count.failed + count.skipped === 0) return "aucun essai n’a tourné";
  const { retried = 0 } = count;
  const parts = [`${count.passed} réussis`];
  if (retried > 0) parts.push(`dont ${retried} repassé${retried > 1 ? "s" : ""} au second essai`);
  if (count.failed > 0) parts.push(`${count.failed} échoués`);
  if (count.skipped > 0) parts.push(`${count.skipped} sautés`);
  return parts.join(", ");
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
