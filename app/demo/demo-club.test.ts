import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { drawnPicture } from "~/club/drawings/drawings";
import { HEALTH_PASS } from "~/club/health-pass";
import { feesOf } from "~/club/season-words";
import places from "~content/demo/club/places.json";
import sessions from "~content/demo/club/sessions.json";
import { DEMO_SITE } from "~tests/support/demo-club";
import { DEMO_SEASON } from "~tests/support/demo-season";

const sessionsIn = (section: string) => sessions.filter(({ values }) => values.section === section);
const lanes = DEMO_SITE.sections.filter(({ lane }) => lane !== null).map(({ key }) => key);
const SECTION_PAGES = DEMO_SITE.sectionPages.filter(({ path }) => path.startsWith("/sections/"));

describe("the demo's sessions", () => {
  it.each(sessions)("$values.section, day $values.weekday, $values.start", ({ values, place }) => {
    expect(lanes).toContain(values.section);
    // One fact stands once: beside the ages, the name of a group says none.
    expect(values.group).not.toMatch(/\d\s?ans/);
    const meeting = places.find(({ key }) => key === place)?.values.meeting;
    expect(values.note ?? meeting).toBeTruthy();
  });

  it("give every lane a week", () => {
    for (const lane of lanes) expect(sessionsIn(lane).length).toBeGreaterThan(1);
  });
});

describe("the demo's season", () => {
  it("has one price at least a lane", () => {
    for (const lane of lanes) expect(feesOf(DEMO_SEASON, lane)).not.toEqual([]);
  });

  it("has the prices that its articles tell", () => {
    const amounts = feesOf(DEMO_SEASON, "sport-sante").map(({ amount }) => amount);
    expect(amounts).toContain(90);
    expect(DEMO_SEASON).toMatchObject({ familyAmount: 15, familyFrom: 2 });
  });
});

describe("the demo's pages of sections", () => {
  it("are the five of the specification", () => {
    expect(SECTION_PAGES.map(({ path }) => path).toSorted()).toEqual([
      "/sections/athletisme",
      "/sections/marche-nordique",
      "/sections/running-adulte",
      "/sections/sport-adapte",
      "/sections/sport-sante",
    ]);
  });

  it.each(SECTION_PAGES)("$key has sessions, coaches, steps and questions", (page) => {
    const named = page.coaches.map(({ name }) => name);
    for (const { coach } of sessionsIn(page.key)) expect(named).toContain(coach);
    expect(drawnPicture(page.words.art)?.alt).toBeTruthy();
    expect(page.words.steps).toHaveLength(3);
    expect(page.words.questions.length).toBeGreaterThan(3);
  });
});

describe("the demo's pages of events", () => {
  it.each(DEMO_SITE.events)(
    "$path says what to bring: pass for adults, questionnaire for minors",
    ({ health }) => {
      const asked = new Map(health.cases.map(({ who, what }) => [who, what]));
      expect(asked.get("Adulte licencié")).toBe("Votre licence");
      expect(asked.get("Adulte sans licence")).toBe(HEALTH_PASS.name);
      expect(asked.get("Mineur")).toBe("Questionnaire de santé");
    },
  );
});

describe("the demo's other pages", () => {
  const texts = Object.values(DEMO_SITE.pages).map(({ search }) => search);

  it.each(["title", "description"] as const)("have a %s of their own", (field) => {
    const words = texts.map((text) => text[field]);
    expect(words).toEqual([...new Set(words)]);
    expect(words.every((text) => text.length > 10)).toBe(true);
  });
});

/** Signs are seen by `french-typography.test.ts`. */
describe("the demo's words", () => {
  it.each(readdirSync("content/demo/club"))(
    "have curly apostrophes, and kept euros (%s)",
    (file) => {
      const words = readFileSync(`content/demo/club/${file}`, "utf8");
      expect(words.match(/.*(?: €|\p{L}'\p{L}).*/gu)).toBeNull();
    },
  );
});
