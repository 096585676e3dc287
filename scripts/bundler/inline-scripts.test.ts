import { Script } from "node:vm";
import { expect, test } from "vitest";
import visit from "~/features/analytics/visit-beacon.boot.js?raw";
import promise from "~/platform/html/browser-promise.boot.js?raw";
import hydration from "~/platform/html/defer-hydration.boot.js?raw";
import { shorten } from "./inline-scripts";

test.each([hydration, promise, visit])(
  "a script of every page says the same in fewer letters",
  async (source) => {
    const short = await shorten(source);
    expect(() => new Script(short)).not.toThrow();
    expect(short.length).toBeLessThan(source.length * 0.6);
    expect(short).not.toMatch(/\n/);
  },
);

test("the first one stays in the words of the oldest browsers", async () => {
  expect(await shorten(promise)).not.toMatch(/=>|`|\b(const|let)\b/);
});
