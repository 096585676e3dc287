import { beforeEach, expect, test } from "vitest";
import { createLog } from "./log.server";

let lines: string[] = [];
const log = createLog("info", { write: (line) => lines.push(line) });

beforeEach(() => {
  lines = [];
});

function last(): { err: { type: string; message: string; stack: string; code: string } } {
  return JSON.parse(lines.at(-1) ?? "");
}

test("an error that quotes an e-mail address is told without it, its own facts with it", () => {
  const facts = {
    code: "23505",
    detail: "Key (email)=(zoe@exemple.fr) already exists.",
    rejected: ["zoe@exemple.fr"],
  };
  const cause = new Error("550 <zoe@exemple.fr> unknown");
  log.error(
    { err: Object.assign(new TypeError("no zoe@exemple.fr here", { cause }), facts) },
    "failed",
  );
  expect(lines.at(-1)).not.toContain("exemple");
  const { err } = last();
  expect(err).toMatchObject({ type: "TypeError", code: "23505" });
  expect(err.message).toBe("no [address] here: 550 <[address]> unknown");
  expect(err.stack).toContain("app/platform/log.test.ts");
});

test.each([
  ["zoe@exemple.fr is unknown", "[address] is unknown"],
  [{ code: 7 }, { code: 7 }],
  [null, null],
])("what was thrown and is no error is told too: %j", (thrown, told) => {
  log.error({ err: thrown }, "failed");
  expect(last().err).toEqual(told);
});

test("the lines of a request do so too", () => {
  log.child({ requestId: "a1" }).warn({ err: new Error("zoe@exemple.fr") }, "failed");
  expect(last().err.message).toBe("[address]");
});
