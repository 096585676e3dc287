/** `retried` of the `passed` failed at first and passed at the second try. */
type Count = {
  passed: number;
  failed: number;
  skipped: number;
  retried?: number;
  description?: string;
  failures?: Failure[];
};
type Failure = { file: string; title: string };

/** What Playwright’s JSON reporter writes, as far as it is read here. */
export type BrowserReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
};
type Suite = { specs?: Spec[]; suites?: Suite[] };
type Spec = { file: string; line: number; title: string; tests: { status: string }[] };

export type Run = {
  server: Partial<Record<string, Count>> | null;
  browser: BrowserReport | null;
  /** Titles of the checks that failed. */
  broken: string[];
  /** What was asked for in the names of the tests; null when all of them ran. */
  word: string | null;
};

/**
 * Prints how many tests of each group passed, which of them at the second try only, the command that runs
 * each failed one alone and, alone on the last line, the totals. A check that failed counts as a failure,
 * and so does a group that ran nothing, unless a word was asked for: then all groups together.
 * Returns whether all is well.
 */
export function printResults({ server, browser, broken, word }: Run): boolean {
  const postgres = server?.postgres?.description;
  const groups: [string, Count | null | undefined][] = [
    ["Unit", server?.unit],
    ["SQLite", server?.sqlite],
    [postgres ? `PostgreSQL (${postgres})` : "PostgreSQL", server?.postgres],
    ["Browser", browser && browserCount(browser.stats)],
  ];
  console.info("\n── Results ──");
  for (const [name, count] of groups) console.info(`${name}: ${sentence(count)}`);
  for (const title of retriedTitles(browser?.suites)) console.info(`  second try: ${title}`);
  for (const command of failedCommands(server, browser)) console.info(`  failed: ${command}`);
  const counts = groups.map(([, count]) => count ?? { passed: 0, failed: 0, skipped: 0 });
  const passed = sum(counts.map((count) => count.passed));
  const empty = counts.filter((count) => count.passed + count.failed === 0).length;
  const missing = word === null ? empty : Number(empty === counts.length);
  // A title that is asked for skips all others.
  const skipped = word === null ? sum(counts.map((count) => count.skipped)) : 0;
  const failedTests = sum(counts.map((count) => count.failed)) + skipped + missing;
  const checks = broken.filter((title) => !title.endsWith(" tests"));
  if (broken.length > 0) console.info(`To mend: ${broken.join(", ").toLowerCase()}.`);
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
  return specsOf(suites, "flaky").map(({ file, line, title }) => `${file}:${line} ${title}`);
}

function specsOf(suites: Suite[], status: string): Spec[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).filter(({ tests }) => tests.some((test) => test.status === status)),
    ...specsOf(suite.suites ?? [], status),
  ]);
}

function failedCommands(server: Run["server"], browser: BrowserReport | null): string[] {
  const onServer = Object.values(server ?? {}).flatMap((count) => count?.failures ?? []);
  const inBrowser = specsOf(browser?.suites ?? [], "unexpected");
  const commands = [...onServer, ...inBrowser].map(
    ({ file, title }) => `npm test -- ${file}${title && ` ${quoted(title)}`}`,
  );
  return [...new Set(commands)];
}

/** As a shell takes it, to the letter. */
function quoted(title: string): string {
  return `'${title.replaceAll("'", "'\\''")}'`;
}

function sentence(count: Count | null | undefined): string {
  if (!count || count.passed + count.failed + count.skipped === 0) return "no test ran";
  const { retried = 0 } = count;
  const parts = [`${count.passed} passed`];
  if (retried > 0) parts.push(`${retried} of them at the second try`);
  if (count.failed > 0) parts.push(`${count.failed} failed`);
  if (count.skipped > 0) parts.push(`${count.skipped} skipped`);
  return parts.join(", ");
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
