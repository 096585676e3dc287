import { describe, expect, it } from "vitest";
import { deliveryInWords } from "./delivery-words";
import type { MailStatus } from "./mail-status.server";

const NOW = new Date("2026-03-10T10:30:00.000Z");
const say = (status: MailStatus | null, hasMailer = true) =>
  deliveryInWords(status, { now: NOW, hasMailer, to: "au club" });

describe("what became of a message’s mail", () => {
  it("says when the club got it, whatever is configured now", () => {
    const sent = { kind: "sent", at: "2026-03-09T17:30:00.000Z" } as const;
    const words = {
      tone: "sent",
      state: "Envoyé au club le lundi 9 mars à 18h30",
      canRetry: false,
    };
    expect(say(sent)).toMatchObject(words);
    expect(say(sent, false)).toMatchObject(words);
    const older = { kind: "sent", at: "2025-08-01T08:05:00.000Z" } as const;
    expect(say(older).state).toBe("Envoyé au club le vendredi 1er août 2025 à 10h05");
  });

  it("says when it is tried again, and why it failed", () => {
    const at = (nextAttemptAt: string) =>
      say({ kind: "failed", why: "Pour rien.", nextAttemptAt } as const).state;
    expect(at("2026-03-10T17:30:00.000Z")).toBe("Non envoyé\u00a0: nouvel essai vers 18h30");
    expect(at("2026-03-11T05:15:00.000Z")).toBe("Non envoyé\u00a0: nouvel essai demain vers 06h15");
    expect(at("2026-03-10T10:30:00.000Z")).toBe("Non envoyé\u00a0: nouvel essai dans un instant");
  });

  it("says why it was given up", () => {
    const reason = "Le service d’envoi ne répond pas.";
    expect(say({ kind: "given-up", why: reason, attempts: 14 })).toEqual({
      tone: "failed",
      state: "Non envoyé\u00a0: le site a renoncé après 14\u00a0essais",
      reason,
      canRetry: true,
    });
  });

  it("says that nothing is configured, and offers no retry then", () => {
    expect(say({ kind: "waiting" }, false)).toEqual({
      tone: "waiting",
      state: "Pas de copie par e-mail\u00a0: l’envoi n’est pas réglé",
      reason: null,
      canRetry: false,
    });
    expect(say({ kind: "waiting" }).state).toBe("Envoi en cours");
    expect(say(null).canRetry).toBe(false);
  });
});
