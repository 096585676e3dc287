import { describe, expect, it } from "vitest";
import { deliveryInWords, type MailStatus, refusalInWords } from "./mail-status.server";

const NOW = new Date("2026-03-10T10:30:00.000Z");
const say = (status: MailStatus, hasMailer = true) =>
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

  it("says that none was queued, and offers one where mail is sent", () => {
    const words = { tone: "failed", state: "Pas envoyé par e-mail", reason: null };
    expect(say({ kind: "none" })).toEqual({ ...words, canRetry: true });
    expect(say({ kind: "none" }, false)).toEqual({ ...words, canRetry: false });
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

  it("says that it is not sent, where somebody decided so or it was taken back", () => {
    for (const kind of ["declined", "taken-back"] as const) {
      for (const hasMailer of [true, false]) {
        const words = say({ kind }, hasMailer);
        expect(words.state).toMatch(/^Non envoyé au club\u00a0: /);
        const canRetry = kind === "declined" && hasMailer;
        expect(words).toMatchObject({ tone: "waiting", reason: null, canRetry });
      }
    }
  });

  it("says that it waits for somebody's word, and offers to send it", () => {
    expect(say({ kind: "undecided" })).toEqual({
      tone: "failed",
      state: "Non envoyé au club\u00a0: le site ne l’envoie plus de lui-même",
      reason: null,
      canRetry: true,
    });
    expect(say({ kind: "undecided" }, false).canRetry).toBe(false);
  });

  it("says that nothing is configured, and offers no retry then", () => {
    expect(say({ kind: "waiting" }, false)).toEqual({
      tone: "waiting",
      state: "Pas de copie par e-mail\u00a0: l’envoi n’est pas réglé",
      reason: null,
      canRetry: false,
    });
    expect(say({ kind: "waiting" }).state).toBe("Envoi en cours");
  });
});

describe("why a mail could not be sent", () => {
  it.each([
    [0, "connect ECONNREFUSED", "Le service d’envoi ne répond pas."],
    [429, "", "Le service d’envoi a reçu trop de messages à la fois."],
    [
      403,
      "Account not found",
      "Le service d’envoi refuse les identifiants du site (code\u00a0403).",
    ],
    [534, "", "Le service d’envoi refuse les identifiants du site (code\u00a0534)."],
    [535, "", "Le service d’envoi refuse les identifiants du site (code\u00a0535)."],
    [550, "no such mailbox", "Le service d’envoi a refusé le message (code\u00a0550)."],
  ])("status %i, %s", (status, reason, sentence) => {
    expect(refusalInWords({ status, reason })).toBe(sentence);
  });

  it.each([
    [
      403,
      "API calls are disabled for non-browser applications",
      /«\u00a0Allow EmailJS API for non-browser applications\u00a0»/,
    ],
    [403, "API calls in strict mode, but no private key was passed", /EMAILJS_PRIVATE_KEY/],
    [422, "The recipients address is empty", /\{\{to_email\}\}/],
    [412, "Gmail_API: Invalid grant. Please reconnect your Gmail account", /reconnectez-la/],
    [0, "SSL routines:ssl3_get_record:wrong version number", /smtps:\/\/ va avec le port 465/],
    [0, "self-signed certificate in certificate chain", /certificat/],
    [0, "getaddrinfo ENOTFOUND smtp.exemple.fr", /nom .* n’existe pas/],
    [0, 'Missing credentials for "PLAIN"', /identifiant et un mot de passe/],
  ])("names what to mend: %i %s", (status, reason, sentence) => {
    const said = refusalInWords({ status, reason });
    expect(said).toMatch(sentence);
    expect(said).not.toMatch(/identifiants du site|ne répond pas/);
  });
});
