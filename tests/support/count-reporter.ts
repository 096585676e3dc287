import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, SerializedError, TestModule } from "vitest/node";
import "./test-engine";

/** `failures` has what `npm test -- FILE TITLE` needs to run each failed test alone; no title means the whole file. */
type Count = {
  passed: number;
  failed: number;
  skipped: number;
  description?: string;
  failures: { file: string; title: string }[];
};

/** Writes how many tests of each project passed, and which failed, to the file of `FOULEE_COUNTS` (scripts/quality/test.js). */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const counts: Record<string, Count> = {};
    for (const module of modules) add(module, counts);
    // What broke outside any test: counted once, as nothing says whose it was.
    if (errors.length > 0) countOf(counts, "unit").failed += errors.length;
    const file = process.env.FOULEE_COUNTS;
    if (file) writeFileSync(file, JSON.stringify(counts));
  }
}

function add(module: TestModule, counts: Record<string, Count>): void {
  const { name } = module.project;
  const count = countOf(counts, name);
  if (name !== "unit") {
    count.description = module.project.getProvidedContext().testEngine?.description;
  }
  const file = relative(process.cwd(), module.moduleId);
  // A file that could not be loaded has no tests to count.
  for (const _ of module.errors()) addFailure(count, file, "");
  for (const test of module.children.allTests()) {
    const { state } = test.result();
    if (state === "passed") count.passed += 1;
    else if (state === "failed") addFailure(count, file, test.name);
    else count.skipped += 1;
  }
}

function addFailure(count: Count, file: string, title: string): void {
  count.failed += 1;
  count.failures.push({ file, title });
}

function countOf(counts: Record<string, Count>, name: string): Count {
  const count = counts[name] ?? { passed: 0, failed: 0, skipped: 0, failures: [] };
  counts[name] = count;
  return count;
}
