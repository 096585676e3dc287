import fc from "fast-check";

/** `npm run test:long` asks for many more cases, and for other ones each time. */
const isLong = process.env.FOULEE_LONG_TEST === "on";
const TIMES_MORE = 40;

/** How often a property is tried where the usual hundred times are too many or too few. */
export function runs(ordinary: number): { numRuns: number } {
  return { numRuns: isLong ? ordinary * TIMES_MORE : ordinary };
}

// The same cases in every ordinary run: a change is not judged by a case that nobody saw before it.
fc.configureGlobal(isLong ? runs(100) : { seed: 1 });

export { fc };
