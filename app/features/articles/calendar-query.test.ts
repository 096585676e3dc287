import { expect, test } from "vitest";
import { calendarPath, feedPath, parseCalendarQuery, webcalUrl } from "./calendar-query";

const TODAY = "2026-03-12";
const NOW = { month: "2026-03", section: null, view: "month" } as const;

function parse(query: string) {
  return parseCalendarQuery(new URLSearchParams(query), TODAY);
}

test.each([
  ["", NOW],
  ["mois=2026-12", { ...NOW, month: "2026-12" }],
  [
    "mois=2025-01&section=sport-sante&vue=liste",
    { month: "2025-01", section: "sport-sante", view: "list" },
  ],
])("?%s is read", (query, expected) => {
  expect(parse(query)).toEqual(expected);
});

test.each([
  "mois=2026-13",
  "mois=2026-00",
  "mois=1999-12",
  "mois=2101-01",
  "mois=2026-3",
  "mois=2026-12-01",
  "mois=%00%ff",
  `mois=${"9".repeat(5000)}`,
  "section=Athl%C3%A9tisme",
  "section=sport%20sante",
  "vue=grille",
])("?%s is as if absent", (query) => {
  expect(parse(query)).toEqual(NOW);
});

test("an address holds only what is not the default", () => {
  expect(calendarPath(NOW, TODAY)).toBe("/evenements");
  const query = { month: "2026-12", section: "vie-du-club", view: "list" } as const;
  expect(calendarPath(query, TODAY)).toBe("/evenements?mois=2026-12&section=vie-du-club&vue=liste");
  expect(parse(calendarPath(query, TODAY).split("?")[1] ?? "")).toEqual(query);
});

test("calendars are subscribed to at the site's own address", () => {
  expect(webcalUrl("https://club.fr", feedPath(null))).toBe("webcal://club.fr/evenements.ics");
  expect(webcalUrl("http://localhost:3000", feedPath("athletisme"))).toBe(
    "webcal://localhost:3000/sections/athletisme.ics",
  );
});
