import { describe, expect, it } from "vitest";
import { DEMO_SEASON } from "~tests/support/demo-season";
import {
  deadlinesOf,
  familyWords,
  licenceOf,
  ofMonth,
  priceNotes,
  programmeOf,
  reducedMonth,
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
    expect(registrationSummary(NOTHING)).toBe("");
    expect(withSeason("Les tarifs", NOTHING)).toBe("Les tarifs");
    expect(licenceOf(NOTHING, "athletisme")).toBeNull();
  });

  it("counts as people do", () => {
    expect(trialWords({ ...DEMO_SEASON, trialSessions: 1 })).toBe("une séance offerte");
    expect(trialWords({ ...DEMO_SEASON, trialSessions: 7 })).toBe("7 séances offertes");
    expect(familyWords({ ...DEMO_SEASON, familyFrom: 3 }, "de la famille")).toBe(
      "15\u00a0€ de moins à partir du troisième membre de la famille",
    );
    expect(ofMonth("avril")).toBe("d’avril");
    expect(ofMonth("mars")).toBe("de mars");
  });
});

describe("the fees of a section", () => {
  it("are the licence of the year, and what is shorter", () => {
    expect(licenceOf(DEMO_SEASON, "sport-sante")?.amount).toBe(120);
    expect(programmeOf(DEMO_SEASON, "sport-sante")?.amount).toBe(90);
    expect(programmeOf(DEMO_SEASON, "marche-nordique")).toBeNull();
    expect(reducedMonth(DEMO_SEASON)).toBe("mars");
  });
});

describe("the dates", () => {
  it("are those that the club has set", () => {
    const { label, day } = deadlinesOf(DEMO_SEASON)[3] ?? {};
    expect([label, day]).toEqual(["Tarif de mars", "2027-03-01"]);
    expect(deadlinesOf({ ...DEMO_SEASON, renewalOpens: null })).toHaveLength(4);
    expect(registrationSummary({ ...DEMO_SEASON, registrationCloses: null })).toBe(
      "Inscriptions ouvertes à tous depuis le 29 août 2026.",
    );
  });
});
