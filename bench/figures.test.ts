import { expect, test } from "vitest";
import { french, median, percentile, table } from "./figures.js";

test("a percentile is one of the figures, by nearest rank", () => {
  const figures = [40, 10, 30, 20];
  expect(percentile(figures, 50)).toBe(20);
  expect(percentile(figures, 99)).toBe(40);
  expect(percentile(figures, 0)).toBe(10);
  expect(median([3, 1, 2])).toBe(2);
  expect(median([])).toBeNaN();
});

test("figures are written as in French, with as many digits as they mean", () => {
  expect(french(45_123.4)).toBe("45\u00a0123");
  expect(french(1.2345)).toBe("1,23");
  expect(french(0)).toBe("0");
  expect(french(Number.NaN)).toBe("–");
});

test("a table is aligned, and the same for the same figures", () => {
  expect(
    table(
      ["Page", "req/s"],
      [
        ["Accueil", 45_000],
        ["Un", "–"],
      ],
    ),
  ).toBe(
    [
      "| Page    |  req/s |",
      "| ------- | -----: |",
      "| Accueil | 45\u00a0000 |",
      "| Un      |      – |",
    ].join("\n"),
  );
});
