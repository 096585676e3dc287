import { describe, expect } from "vitest";
import { fillClub } from "~/club/fill-club.server";
import type { Promotion } from "~/features/articles/event-page/event-promo";
import type { Database } from "~/platform/database/database.server";
import { addArticle, NOW } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { testContext, testServices } from "~tests/support/services";

type Loader = (args: unknown) => Promise<{
  next: { title: string }[];
  promotion: Promotion | null;
}>;

const modules = import.meta.glob<{ loader: Loader }>("./calendar.tsx");

/** The calendar at an address; NOW is the 13 March 2026. */
async function calendarAt(database: Database, path: string) {
  const module = await modules["./calendar.tsx"]?.();
  if (!module) throw new Error("No calendar.");
  const context = testContext(testServices(database, { now: NOW }));
  return module.loader({ url: new URL(path, "http://club.example"), context });
}

/** The titles that stand under «Ensuite». */
async function nextAt(database: Database, path: string): Promise<string[]> {
  await fillClub(database, { words: "demo", now: NOW });
  const { next } = await calendarAt(database, path);
  return next.map(({ title }) => title);
}

const event = (title: string, event_date: string) => ({ title, event_date });

describe("«Ensuite» under a month of the calendar", () => {
  test("is the next three events, whatever their month, once that month is over", async ({
    database,
  }) => {
    await addArticle(database, event("Passé", "2026-03-12"));
    for (const day of ["2026-04-04", "2026-05-05", "2026-07-07", "2027-01-01"]) {
      await addArticle(database, event(day, day));
    }
    await addArticle(database, { ...event("Brouillon", "2026-04-01"), status: "draft" });
    const three = ["2026-04-04", "2026-05-05", "2026-07-07"];
    expect(await nextAt(database, "/evenements")).toEqual(three);
    expect(await nextAt(database, "/evenements?mois=2020-03")).toEqual(three);
    expect(await nextAt(database, "/evenements?mois=2026-09")).toEqual(three);
    expect(await nextAt(database, "/evenements?mois=2026-05")).toEqual([]);
  });

  test("is nothing while an event of the month lasts, even if it began before", async ({
    database,
  }) => {
    await addArticle(database, { ...event("Stage", "2026-02-27"), event_end_date: "2026-03-13" });
    await addArticle(database, event("Cross", "2026-04-04"));
    expect(await nextAt(database, "/evenements")).toEqual([]);
    expect(await nextAt(database, "/evenements?mois=2026-02")).toEqual([]);
    expect(await nextAt(database, "/evenements?mois=2026-01")).toEqual(["Stage", "Cross"]);
  });

  test("keeps to the section that is asked for, and is empty where nothing is to come", async ({
    database,
  }) => {
    await addArticle(database, { ...event("Piste", "2026-04-04"), section: "athletisme" });
    await addArticle(database, { ...event("Lac", "2026-04-05"), section: "marche-nordique" });
    expect(await nextAt(database, "/evenements?section=athletisme")).toEqual(["Piste"]);
    expect(await nextAt(database, "/evenements?section=sport-sante")).toEqual([]);
  });
});

test("the calendar announces the first event with a page that is to come, else the first of all", async ({
  database,
}) => {
  const promoted = async () => {
    const { promotion } = await calendarAt(database, "/evenements");
    return promotion && [promotion.page.name, promotion.event?.date ?? null];
  };
  expect(await promoted()).toBeNull();
  await fillClub(database, { words: "demo", now: NOW });
  expect(await promoted()).toEqual(["Run 2K", null]);
  await addArticle(database, event("Run 2K\u00a0: les photos", "2025-03-30"));
  await addArticle(database, event("Détox relais, à trois", "2026-05-10"));
  expect(await promoted()).toEqual(["Détox relais", "2026-05-10"]);
  await addArticle(database, event("Run 2K\u00a0: c’est reparti", "2026-06-07"));
  expect(await promoted()).toEqual(["Run 2K", "2026-06-07"]);
});
