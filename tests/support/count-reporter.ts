import { writeFileSync } from "node:fs";
import type { Reporter, SerializedError, TestModule } from "vitest/node";
import "./test-engine";

type Count = { passed: number; failed: number; skipped: number; description?: string };

/** Writes how many tests of each project passed to the file of `FOULEE_COUNTS` (scripts/quality/test.js). */
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
  // A file that could not be loaded has no tests to count.
  count.failed += module.errors().length;
  for (const test of module.children.allTests()) {
    const { state } = test.result();
    if (state === "passed") count.passed += 1;
    else if (state === "failed") count.failed += 1;
    else count.skipped += 1;
  }
}

function countOf(counts: Record<string, Count>, name: string): Count {
  const count = counts[name] ?? { passed: 0, failed: 0, skipped: 0 };
  counts[name] = count;
  return count;
}
