import { expect } from "vitest";
import { fillClub } from "~/club/fill-club.server";
import { NOW } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { testContext, testServices } from "~tests/support/services";

type Loader = (args: unknown) => Promise<unknown>;

const modules = import.meta.glob<{ loader: Loader }>([
  "./news.tsx",
  "./calendar.tsx",
  "./timetable.tsx",
]);

test.for([
  ["news", "/actualites?page=2&section=tennis", "/actualites?page=2"],
  ["news", "/actualites?q=cross&section=tennis", "/actualites?q=cross"],
  ["calendar", "/evenements?section=tennis&vue=liste", "/evenements?vue=liste"],
  ["timetable", "/horaires?section=tennis&age=9", "/horaires?age=9"],
  ["timetable", "/horaires?section=vie-du-club", "/horaires"],
] as const)(
  "%s leads from %s to %s: the club has no such section there",
  async ([name, asked, expected], { database }) => {
    await fillClub(database, { words: "demo", now: NOW });
    const context = testContext(testServices(database, { now: NOW }));
    const module = await modules[`./${name}.tsx`]?.();
    const url = new URL(asked, "http://club.example");
    const answer = (await module?.loader({ url, context }).catch((thrown) => thrown)) as Response;
    expect([answer.status, answer.headers.get("location")]).toEqual([302, expected]);
  },
);
