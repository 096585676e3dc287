import { describe, expect } from "vitest";
import { fillClub } from "~/club/fill-club.server";
import type { FormLink } from "~/features/sections/form-view";
import type { RegistrationSheet } from "~/features/sections/registration-sheet";
import type { SectionSheet } from "~/features/sections/section-sheet";
import { unpack } from "~/lib/packed";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { addArticle, NOW } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { DEMO_SITE } from "~tests/support/demo-club";
import { addTeamMember } from "~tests/support/record-fixtures";
import { testContext, testServices } from "~tests/support/services";

type Loader = (args: unknown) => unknown;
type EventLine = { title: string };

const modules = import.meta.glob<{ loader: Loader }>(["./section.tsx", "./registration*.tsx"]);

async function load<T>(database: Database, file: string, params: Record<string, string> = {}) {
  const module = await modules[`./${file}.tsx`]?.();
  if (!module) throw new Error(`No route ${file}.`);
  await fillClub(database, { words: "demo", now: NOW });
  const context = testContext(testServices(database, { now: NOW }));
  const answer = await module.loader({ params, context });
  return typeof answer === "string" ? unpack<T>(answer) : (answer as T);
}

function loadSection(database: Database, section: string) {
  type Page = { section: SectionSheet; events: EventLine[] };
  return load<Page>(database, "section", { section });
}

describe("the pages of sections", () => {
  test("show a coach's photo of the same name, and do without the others", async ({ database }) => {
    const photo = "/media/coaches/x/photo.jpg?v=480x560-00000000";
    const person = { id: newId(), fullName: "Josiane Lacoste", role: "", photo, now: NOW };
    await addTeamMember(database, "coaches", person);
    const { section } = await loadSection(database, "marche-nordique");
    expect(section.coaches.map(({ name, photo: shown }) => [name, shown])).toEqual([
      ["Josiane Lacoste", photo],
      ["Inès Bernadet", null],
    ]);
  });

  test("show the next events of that section only", async ({ database }) => {
    const event = { is_event: true, event_date: "2026-03-22", event_time: "09:30" };
    await addArticle(database, { ...event, title: "Boucle du lac", section: "marche-nordique" });
    await addArticle(database, { ...event, title: "Nocturne", section: "athletisme" });
    const past = { ...event, event_date: "2026-03-12", section: "marche-nordique" } as const;
    await addArticle(database, { ...past, title: "Passée" });
    const { events } = await loadSection(database, "marche-nordique");
    expect(events.map(({ title }) => title)).toEqual(["Boucle du lac"]);
  });

  test("count their sessions and tell the lowest licence", async ({ database }) => {
    for (const { key, path } of DEMO_SITE.sectionPages) {
      if (!path.startsWith("/sections/")) continue;
      const { section } = await loadSection(database, key);
      expect(section.facts).toHaveLength(4);
      const weekly = section.sessions.filter(({ isMonthly }) => !isMonthly);
      expect(section.facts[0]?.value).toBe(`${weekly.length} par semaine`);
      expect(section.facts[3]?.value).toMatch(/^(dès )?\d+\u00a0€ par an$/);
    }
  });

  test("lead to the registration of a section without page", async ({ database }) => {
    const answer = await loadSection(database, "running-competition").catch((thrown) => thrown);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe("/inscription/running-competition");
  });

  test("are a 404 for anything else", async ({ database }) => {
    for (const word of ["vie-du-club", "zzz", "constructor", "__proto__"]) {
      await expect(loadSection(database, word)).rejects.toMatchObject({ init: { status: 404 } });
    }
  });
});

describe("the registration pages", () => {
  test.for(["running-competition", "sport-sante"] as const)(
    "%s gathers sessions, prices, rules, aids and forms",
    async (slug, { database }) => {
      await addArticle(database, {
        is_event: true,
        event_date: "2026-04-05",
        section: slug,
        title: "À venir",
      });
      type Page = { page: RegistrationSheet; events: EventLine[] };
      const { page, events } = await load<Page>(database, "registration", { page: slug });
      expect(page.key).toBe(slug);
      expect(events.map(({ title }) => title)).toEqual(["À venir"]);
      for (const list of [
        page.sessions,
        page.season.fees,
        page.health,
        page.aids,
        page.forms,
        page.coaches,
      ]) {
        expect(list.length).toBeGreaterThan(0);
      }
    },
  );

  test("the help page links every form, and each form has its sheet", async ({ database }) => {
    const { forms } = await load<{ forms: FormLink[] }>(database, "registration-help");
    expect(forms.map(({ slug }) => slug)).toEqual(DEMO_SITE.forms.map(({ slug }) => slug));
    for (const { slug, title } of forms) {
      const sheet = await load<{ form: { title: string } }>(database, "registration-form", {
        form: slug,
      });
      expect(sheet.form.title).toBe(title);
    }
    await expect(load(database, "registration-form", { form: "zz" })).rejects.toMatchObject({
      init: { status: 404 },
    });
  });
});
