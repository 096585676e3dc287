import { expect, it } from "vitest";
import { copyInWords } from "./copy-in-words.server";

const NOW = new Date("2026-03-10T10:30:00.000Z");
const SENT = { kind: "sent", at: NOW.toISOString() } as const;

it("says of a message without a copy that no address is known, and offers no new try", () => {
  const moment = { now: NOW, hasMailer: true, to: null };
  expect(copyInWords({ kind: "none" }, moment)).toEqual({
    tone: "failed",
    state: "Pas envoyé par e-mail\u00a0: aucune adresse du club n’est connue",
    reason: null,
    canRetry: false,
  });
  expect(copyInWords(SENT, moment).state).toMatch(/^Envoyé au club le mardi 10 mars/);
});

it("offers to send it once there is an address", () => {
  const moment = { now: NOW, hasMailer: true, to: "contact@club.example" };
  expect(copyInWords({ kind: "none" }, moment)).toMatchObject({ canRetry: true });
});
