import { expect, test } from "vitest";
import { vitalText, vitalVerdict } from "./vital-words";
import type { Metric } from "./vitals";

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
