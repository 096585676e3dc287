import { expect, test } from "vitest";
import { frameOriginsOf } from "./policy-origins";

test("a handle names the sites its page may frame, as whole origins only", () => {
  const frameOrigins = ["https://map.example", "https://map.example/path", "*", "'self'", 3];
  expect(frameOriginsOf({ frameOrigins })).toEqual(["https://map.example"]);
});

test.each([undefined, null, "x", {}, { frameOrigins: "https://map.example" }])(
  "a handle that is %o lets nothing in",
  (handle) => {
    expect(frameOriginsOf(handle)).toEqual([]);
  },
);
