import { describe, expect, it } from "vitest";
import { DEMO_SEASON } from "~tests/support/demo-season";
import {
  deadlinesOf,
  familyWords,
  priceNotes,
  reducedWords,
  registrationSummary,
  trialWords,
  withSeason,
} from "./season-words";
import { BARE_SITE } from "./site";

const NOTHING = BARE_SITE.season.now;

describe("what every price comes with", () => {
  it("is said from the facts of the season", () => {
    expect(priceNotes(DEMO_SEASON)).toEqual([
      "15\u00a0€ de moins à partir du deuxième membre d’une même famille.",
      "Paiement en trois ou quatre fois, sans frais.",
      "Une seconde section\u00a0: 30\u00a0€ de plus pour l’année, quelle qu’elle soit.",
      "Chèque, virement, espèces, Coupons Sport et chèques-vacances acceptés.",
    ]);
  });

  it("is nothing where the club says nothing", () => {
    expect(priceNotes(NOTHING)).toEqual([]);
    expect(familyWords(NOTHING, "")).toBeNull();
    expect(trialWords(NOTHING)).toBeNull();
    expect(deadlinesOf(NOTHING)).toEqual([]);
    expect(registrationSummary(NOTHING, "2026-11-28")).toBe("");
    expect(withSeason("Les tarifs", NOTHING)).toBe("Les tarifs");
  });

  it("counts as people do", () => {
    expect(trialWords({ ...DEMO_SEASON, trialSessions: 1 })).toBe("une séance offerte");
    expect(trialWords({ ...DEMO_SEASON, trialSessions: 7 })).toBe("7 séances offertes");
    expect(familyWords({ ...DEMO_SEASON, familyFrom: 3 }, "de la famille")).toBe(
      "15\u00a0€ de moins à partir du troisième membre de la famille",
    );
    expect(priceNotes({ ...NOTHING, paymentMeans: ["chèque"] })).toEqual([
      "Moyen de paiement\u00a0: chèque.",
    ]);
  });
});

describe("the fees of a section", () => {
  it("go down on a day", () => {
    const words = { since: "mars", from: "de mars" };
    expect(reducedWords(DEMO_SEASON)).toEqual(words);
    expect(reducedWords({ ...DEMO_SEASON, reducedFrom: "2027-03-15" })).toEqual({
      since: "le 15 mars",
      from: "du 15 mars",
    });
    expect(reducedWords({ ...DEMO_SEASON, reducedFrom: "2027-04-01" })?.from).toBe("d’avril");
    const fees = DEMO_SEASON.fees.map((fee) => ({ ...fee, reduced: null }));
    expect(reducedWords({ ...DEMO_SEASON, fees })).toBeNull();
  });
});

describe("the dates", () => {
  it("are those that the club has set", () => {
    const { label, day } = deadlinesOf(DEMO_SEASON)[3] ?? {};
    expect([label, day]).toEqual(["Tarif de mars", "2027-03-01"]);
    expect(deadlinesOf({ ...DEMO_SEASON, renewalOpens: null })).toHaveLength(4);
    const endless = { ...DEMO_SEASON, registrationCloses: null };
    expect(registrationSummary(endless, "2026-11-28")).toBe(
      "Inscriptions ouvertes à tous depuis le 29 août 2026.",
    );
    expect(registrationSummary(DEMO_SEASON, "2026-08-28")).toBe(
      "Les inscriptions ouvrent à tous le 29 août 2026.",
    );
    expect(registrationSummary(DEMO_SEASON, "2027-05-31")).toMatch(/jusqu’au 31 mai 2027\.$/);
    expect(registrationSummary(DEMO_SEASON, "2027-06-01")).toBe("");
  });
});
