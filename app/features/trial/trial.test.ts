import { describe, expect, test } from "vitest";
import type { Session, Site } from "~/club/site";
import { DEMO_SITE } from "~tests/support/demo-club";
import { sessionOf } from "~tests/support/demo-sessions";
import { readTrial } from "./read-trial.server";
import { contactPath, readTrialQuery } from "./trial";
import { trialOf } from "./trial-sessions.server";

/** A Saturday. */
const TODAY = "2026-11-28";
const SEASON = {
  ...DEMO_SITE.season.now,
  firstDay: "2026-09-01",
  lastDay: "2027-08-31",
  breaks: [{ from: "2026-12-21", until: "2027-01-03", words: "Noël" }],
};

const school = sessionOf(
  {
    section: "athletisme",
    group: "École d’athlétisme",
    weekday: "3",
    start: "17:00",
    end: "18:30",
    ageFrom: 6,
    ageTo: 11,
  },
  "ecole",
);
const walk = sessionOf(
  {
    section: "marche-nordique",
    group: "Sortie longue",
    weekday: "6",
    start: "09:00",
    end: "11:00",
  },
  "sortie",
);

function siteWith(...sessions: Session[]): Site {
  return { ...DEMO_SITE, season: { now: SEASON, joining: SEASON }, sessions };
}

const daysIn = (site: Site, section: string, today: string) =>
  trialOf(site, section, today)?.sessions.map(({ moments }) =>
    moments.map(({ value }) => value.split(" ")[1]),
  );
const daysOf = (session: Session, today = TODAY) =>
  daysIn(siteWith(session), session.section, today)?.[0];

describe("the sessions that one may try", () => {
  test("are told with their ages, and each moment in words", () => {
    const [first] = trialOf(siteWith(school), "athletisme", TODAY)?.sessions ?? [];
    expect([first?.title, first?.moments[0]]).toEqual([
      "École d’athlétisme, 6 à 11\u00a0ans",
      { value: "ecole 2026-12-02 17:00", label: "mer. 2 déc., 17h00\u00a0– 18h30" },
    ]);
  });

  test("are of three days from tomorrow on, without those of the holidays", () => {
    expect(daysOf(school)).toEqual(["2026-12-02", "2026-12-09", "2026-12-16"]);
    expect(daysOf(walk)).toEqual(["2026-12-05", "2026-12-12", "2026-12-19"]);
    expect(daysOf(school, "2026-12-16")).toEqual(["2027-01-06", "2027-01-13", "2027-01-20"]);
  });

  test("keep to their own days, and leave out those whose days nobody can tell", () => {
    expect(daysOf({ ...school, from: "2026-12-10" })).toEqual([
      "2026-12-16",
      "2027-01-06",
      "2027-01-13",
    ]);
    expect(daysOf({ ...school, until: "2026-12-02" })).toEqual(["2026-12-02"]);
    expect(daysOf({ ...school, isMonthly: true })).toBeUndefined();
    expect(daysOf(school, "2027-08-31")).toBeUndefined();
  });

  test("are those of the next season where this one is nearly over", () => {
    const next = {
      ...SEASON,
      id: "next",
      firstDay: "2027-09-01",
      lastDay: "2028-08-31",
      breaks: [],
    };
    const site = {
      ...siteWith(school),
      coming: { season: next, sessions: [{ ...school, id: "2" }] },
    };
    const shown = (today: string) => daysIn(site, "athletisme", today);
    expect(shown(TODAY)).toHaveLength(1);
    expect(shown("2027-08-31")).toEqual([["2027-09-01", "2027-09-08", "2027-09-15"]]);
    expect(shown("2027-08-20")).toEqual([
      ["2027-08-25"],
      ["2027-09-01", "2027-09-08", "2027-09-15"],
    ]);
  });

  test("are none of a section that the club has not, or that does not train", () => {
    for (const key of ["tennis", "vie-du-club", "oui", "constructor"]) {
      expect(trialOf(siteWith(school), key, TODAY), key).toBeNull();
    }
    expect(trialOf(siteWith(school), "sport-sante", TODAY)?.sessions).toEqual([]);
  });
});

describe("a trial that was sent", () => {
  const site = siteWith(school, walk);
  const read = (sent: object) =>
    readTrial(
      site,
      { section: "athletisme", when: "ecole 2026-12-02 17:00", age: "8", ...sent },
      TODAY,
    );

  test("makes the subject that the volunteer reads", () => {
    expect(read({})).toEqual({
      subject: "Essai, École d’athlétisme, mer. 2 déc. 17h00, 8\u00a0ans",
    });
    const walking = {
      section: "marche-nordique",
      when: "sortie 2026-12-05 09:00",
      age: " 45 ans ",
    };
    expect(read(walking)).toEqual({
      subject: "Essai, Marche nordique, Sortie longue, sam. 5 déc. 09h00, 45\u00a0ans",
    });
    expect(read({ when: "club", age: "30" })).toEqual({
      subject: "Essai, Athlétisme, jour à choisir, 30\u00a0ans",
    });
  });

  test.for([
    ["of yesterday", { when: "ecole 2026-11-25 17:00" }, "trialWhen", /n’a plus lieu ce jour-là/],
    [
      "of today",
      { section: "marche-nordique", when: "sortie 2026-11-28 09:00" },
      "trialWhen",
      /plus lieu/,
    ],
    ["in the holidays", { when: "ecole 2026-12-23 17:00" }, "trialWhen", /plus lieu/],
    ["at another hour", { when: "ecole 2026-12-02 16:00" }, "trialWhen", /plus lieu/],
    ["of another day", { when: "ecole 2026-12-03 17:00" }, "trialWhen", /plus lieu/],
    ["of another section", { when: "sortie 2026-12-05 09:00" }, "trialWhen", /plus lieu/],
    ["without a session", { when: "" }, "trialWhen", /Choisissez une séance/],
    ["of a section that is gone", { section: "tennis" }, "trialWhen", /n’est plus proposée/],
    ["of what is none", { when: "<script> x y" }, "trialWhen", /plus lieu/],
    ["without an age", { age: "" }, "trialAge", /Indiquez l’âge/],
    ["of no age", { age: "huit" }, "trialAge", /Indiquez l’âge/],
    ["too young", { age: "5" }, "trialAge", /\(6 à 11\u00a0ans\)/],
    ["too old", { age: "12" }, "trialAge", /Choisir avec le club/],
  ] as const)("is refused at its field: %s", ([, sent, name, message]) => {
    const answer = read(sent);
    expect(answer).toEqual({ errors: { [name]: [expect.stringMatching(message)] } });
  });
});

test("an address asks for a trial by a key that can be one", () => {
  const asked = (query: string) => readTrialQuery(new URLSearchParams(query));
  expect(["essai=marche-nordique", "essai=oui"].map(asked)).toEqual(["marche-nordique", "oui"]);
  expect(["", "essai=", "essai=Été", `essai=${"x".repeat(41)}`].map(asked)).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect([contactPath(null), contactPath("trail")]).toEqual(["/contacts", "/contacts?essai=trail"]);
});
