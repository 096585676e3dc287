import { expect, it } from "vitest";
import { readByteRange } from "./byte-range";

it.each([
  ["bytes=0-4", { first: 0, last: 4 }],
  ["bytes=0-0", { first: 0, last: 0 }],
  ["bytes=5-", { first: 5, last: 9 }],
  ["bytes=5-99999999999999999999", { first: 5, last: 9 }],
  ["bytes=-3", { first: 7, last: 9 }],
  ["bytes=-99", { first: 0, last: 9 }],
  ["Bytes= 2-3 ", { first: 2, last: 3 }],
])("%s is a part of ten bytes", (header, range) => {
  expect(readByteRange(header, 10)).toEqual(range);
});

it.each(["bytes=5-2", "bytes=10-", "bytes=10-12", "bytes=-0", `bytes=${"9".repeat(400)}-`])(
  "%s is no part of ten bytes",
  (header) => {
    expect(readByteRange(header, 10)).toBe("unsatisfiable");
  },
);

it.each(["", "bytes=", "bytes=-", "bytes=0-1,3-4", "bytes=a-b", "lines=0-4", "bytes 0-4", "0-4"])(
  "«%s» asks for the whole",
  (header) => {
    expect(readByteRange(header, 10)).toBeNull();
  },
);

it("has no part of an empty file", () => {
  expect(readByteRange("bytes=0-", 0)).toBe("unsatisfiable");
  expect(readByteRange("bytes=-5", 0)).toBe("unsatisfiable");
});
