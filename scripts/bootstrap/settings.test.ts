import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { loadSettings } from "./settings.js";

function write(text: string): string {
  const file = join(temporaryFolder(), ".env");
  writeFileSync(file, text);
  return file;
}

test("settings are read, also behind a byte order mark; the environment comes first", () => {
  vi.stubEnv("FOULEE_GIVEN", "elsewhere");
  vi.stubEnv("FOULEE_FIRST", undefined);
  vi.stubEnv("FOULEE_QUOTED", undefined);
  loadSettings(
    write(
      '\uFEFFFOULEE_FIRST=1\r\n\n# words\r\nexport FOULEE_QUOTED = "a # b"\nFOULEE_GIVEN=here\n',
    ),
  );
  const { FOULEE_FIRST, FOULEE_QUOTED, FOULEE_GIVEN } = process.env;
  expect([FOULEE_FIRST, FOULEE_QUOTED, FOULEE_GIVEN]).toEqual(["1", "a # b", "elsewhere"]);
});

test("a line that is no setting is named", () => {
  const file = write("PORT=3000\nPUBLIC_URL https://club.example\n");
  expect(() => loadSettings(file)).toThrow(`${file}, ligne 2\u00a0: ce n’est pas un réglage.`);
});

test("a sign that would cut a password short is named, a comment after a space is none", () => {
  vi.stubEnv("FOULEE_CUT", undefined);
  const file = write("PORT=3000 # as usual\nFOULEE_CUT=smtps://site:pa#ss@smtp.example\n");
  expect(() => loadSettings(file)).toThrow(`${file}, ligne 2\u00a0: le signe # y commencerait`);
  loadSettings(write("FOULEE_CUT='pa#ss'# as given\n"));
  expect(process.env.FOULEE_CUT).toBe("pa#ss");
});

test("what cannot be read is said, and nothing is no fault", () => {
  const folder = write("");
  loadSettings(`${folder}.none`);
  mkdirSync(`${folder}.d`);
  expect(() => loadSettings(`${folder}.d`)).toThrow("ne peut pas être lu");
});
