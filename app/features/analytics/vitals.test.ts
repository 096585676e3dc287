import { describe, expect, test } from "vitest";
import { fc } from "~tests/support/properties";
import {
  bucketEnd,
  bucketOf,
  METRICS,
  type Metric,
  percentile75,
  VITALS,
  verdictOf,
  vitalText,
  vitalVerdict,
} from "./vitals";

describe("buckets", () => {
  test("hold each value between the end of the one before and their own, 7 % apart", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...METRICS),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (metric, part) => {
          const value = part * VITALS[metric].most;
          const bucket = bucketOf(metric, value);
          if (bucket === null) throw new Error("A value within the scale has a bucket.");
          expect(value).toBeLessThanOrEqual(bucketEnd(metric, bucket) * (1 + 1e-6));
          if (bucket > 0) expect(value).toBeGreaterThan(bucketEnd(metric, bucket - 1) * (1 - 1e-6));
        },
      ),
    );
  });

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 1e12])("refuse %d", (value) => {
    for (const metric of METRICS) expect(bucketOf(metric, value)).toBeNull();
  });
});

describe("the 75th percentile", () => {
  const of = (values: number[]) => {
    const buckets = new Map<number, number>();
    for (const value of values) {
      const bucket = bucketOf("LCP", value) ?? -1;
      buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1);
    }
    return percentile75("LCP", buckets);
  };

  test("is that of the samples, to the width of a bucket", () => {
    expect(of([])).toBeNull();
    const found = of([900, 800, 4_000, 1_000]) ?? 0;
    expect(found).toBeGreaterThanOrEqual(1_000);
    expect(found).toBeLessThan(1_080);
    expect(of([100, 5_000, 5_000, 5_000])).toBeGreaterThanOrEqual(5_000);
  });

  test("is judged by the thresholds of web.dev", () => {
    expect([2_500, 2_501, 4_000, 4_001].map((value) => verdictOf("LCP", value))).toEqual([
      "good",
      "fair",
      "fair",
      "poor",
    ]);
    expect([0.1, 0.11, 0.26].map((value) => verdictOf("CLS", value))).toEqual([
      "good",
      "fair",
      "poor",
    ]);
  });
});

test.each([
  ["LCP", 1_849, "1,8\u00a0s", "rapide"],
  ["LCP", 2_501, "2,5\u00a0s", "à surveiller"],
  ["LCP", 4_100, "4,1\u00a0s", "lent"],
  ["INP", 119.6, "120\u00a0ms", "rapide"],
  ["INP", 501, "501\u00a0ms", "lent"],
  ["CLS", 0, "0,00", "stable"],
  ["CLS", 0.3, "0,30", "instable"],
  ["TTFB", 1_500, "1,5\u00a0s", "à surveiller"],
] satisfies [Metric, number, string, string][])("%s of %d", (metric, value, text, words) => {
  expect(vitalText({ metric, value, samples: 5 })).toBe(text);
  expect(vitalVerdict({ metric, value, samples: 5 })?.words).toBe(words);
});

test("too few samples are not judged", () => {
  expect(vitalVerdict({ metric: "LCP", value: 900, samples: 4 })).toBeNull();
  expect(vitalVerdict({ metric: "LCP", value: null, samples: 0 })).toBeNull();
  expect(vitalText({ metric: "LCP", value: null, samples: 0 })).toBe("–");
});
