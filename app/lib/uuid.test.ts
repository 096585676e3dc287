import { expect, test } from "vitest";
import { findPastedUuid, isUuid, newUuid } from "./uuid";

test("a new UUID is one, and no other", () => {
  const made = Array.from({ length: 1_000 }, newUuid);
  expect(made.every(isUuid)).toBe(true);
  expect(new Set(made).size).toBe(made.length);
});

test.each([".", ",", ")", " ", "\u200b", "»", "\u00a0!", "…", "%20", "\u2069"])(
  "a UUID is found before %j, and after it",
  (mark) => {
    const id = "3f1c9f0e-8a52-4d0b-9b53-0a6f6d1f7c11";
    const found = mark === "%20" ? null : id;
    expect(findPastedUuid(id + mark)).toBe(found);
    expect(findPastedUuid(mark + id.toUpperCase() + mark)).toBe(found);
  },
);

test.each(["", ".", "x", "3f1c9f0e", "3f1c9f0e-8a52-4d0b-9b53-0a6f6d1f7c11.ics"])(
  "no UUID is found in %j",
  (text) => {
    expect(findPastedUuid(text)).toBeNull();
  },
);
