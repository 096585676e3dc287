/** @typedef {{ passed: number, failed: number, skipped: number, description?: string }} Count */

/**
 * Prints how many tests of each group passed and, alone on the last line, the totals; a group
 * that ran nothing and a check that failed count as failures.
 * @param {{ server: Record<string, Count> | null, browser: object | null, broken: string[] }} run
 * @returns {boolean} whether all is well
 */
export function printResults({ server, browser, broken }) {
  const postgres = server?.postgres?.description;
  const groups = [
    ["Unitaires", server?.unit],
    ["SQLite", server?.sqlite],
    [postgres ? `PostgreSQL (${postgres})` : "PostgreSQL", server?.postgres],
    ["Navigateur", browser && browserCount(browser)],
  ];
  console.info("\n── Résultats ──");
  for (const [name, count] of groups) console.info(`${name} : ${sentence(count)}`);
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

/** Playwright's own words: expected, unexpected, flaky (passed on a retry, which we do not allow). */
function browserCount({ expected, unexpected, flaky, skipped }) {
  return { passed: expected, failed: unexpected + flaky, skipped };
}

function sentence(count) {
  if (!count || count.passed + count.failed + count.skipped === 0) return "aucun essai n’a tourné";
  const parts = [`${count.passed} réussis`];
  if (count.failed > 0) parts.push(`${count.failed} échoués`);
  if (count.skipped > 0) parts.push(`${count.skipped} sautés`);
  return parts.join(", ");
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
