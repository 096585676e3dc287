import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { inAscii } from "./server-bundle";

test.each([
  ["a string", `"l’été, 5\u202f€"`],
  ["a character of two units", `"🏃"`],
  ["a template", `\`\${1 + 1}\u00a0h…\``],
  ["a needless escape", String.raw`"l\’été"`],
  ["an escaped backslash", String.raw`"\\é"`],
  ["an escaped backslash and a needless escape", String.raw`"\\\é"`],
  ["a class of a regular expression", `"à l’œuvre".replace(/[’œ]/g, "_")`],
  ["a range of a regular expression", `"e\u0301te\u0301".replace(/[\u0300-\u036f]/g, "")`],
  ["a regular expression of code points", `"a🏃b".split(/🏃/u).join("+")`],
  ["a name", "(() => { const été = 1; return été + 1; })()"],
])("%s means the same in ASCII", (_, code) => {
  const written = inAscii(code);
  expect(written).toMatch(/^[\0-\x7f]*$/);
  expect(runInNewContext(written)).toBe(runInNewContext(code));
});

test("code in ASCII stays as it is", () => {
  const code = String.raw`const a = "\\n" + /\d+/.source;`;
  expect(inAscii(code)).toBe(code);
});
