import { expect, it } from "vitest";
import { createLog } from "./log.server";
import { recentErrors } from "./recent-errors.server";

const log = createLog("info", { write: () => undefined });

it("remembers what the log was told, nothing of what anybody wrote", () => {
  const err = Object.assign(new TypeError("no such mailbox <zoe@exemple.fr>"), {
    code: "EENVELOPE",
  });
  log.error({ err, requestId: "a1b2", email: "zoe@exemple.fr" }, "mail attempt");
  const [last] = recentErrors();
  expect(last).toMatchObject({
    what: "mail attempt",
    kind: "TypeError EENVELOPE",
    where: expect.stringMatching(/^app\/platform\/recent-errors\.test\.ts:\d+:\d+$/),
    requestId: "a1b2",
  });
  expect(JSON.stringify(recentErrors())).not.toContain("zoe");
});

it("takes no code that could be a text", () => {
  log.error({ err: Object.assign(new Error(), { code: "zoe@exemple.fr a écrit" }) }, "quoi");
  expect(recentErrors()[0]).toMatchObject({ kind: "Error", requestId: null });
});

it("leaves out what is no error, and what is told without a sentence", () => {
  const before = recentErrors().length;
  log.warn({ err: new Error("attention") }, "a mail could not be sent");
  log.error("a text alone, which may hold anything");
  expect(recentErrors()).toHaveLength(before);
});

it("keeps the last twenty, the latest first", () => {
  for (let rank = 1; rank <= 30; rank += 1) log.error({ err: new Error() }, `erreur ${rank}`);
  const kept = recentErrors().map(({ what }) => what);
  expect(kept).toHaveLength(20);
  expect([kept[0], kept[19]]).toEqual(["erreur 30", "erreur 11"]);
});

it("does not remember what the level keeps out of the log", () => {
  const before = recentErrors()[0];
  createLog("silent").error({ err: new Error() }, "silence");
  expect(recentErrors()[0]).toBe(before);
});
