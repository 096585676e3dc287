import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { EventPage as Page } from "~/club/events/event-page";
import { toEvents } from "~/club/events/read-events.server";
import { type EventValues, event } from "~/club/kinds/event";
import { newUuid } from "~/lib/uuid";
import { emptyValues } from "~/records/kind";
import { EventPage } from "~/routes/public/event-page";
import { DEMO_SITE } from "./support/demo-club";

function pageOf(values: Partial<EventValues>): Page {
  const [page] = toEvents([
    { key: "run", values: { ...emptyValues(event), name: "Run", address: "run", ...values } },
  ]);
  if (!page) throw new Error("No page.");
  return page;
}

function render(page: Page): string {
  const element = <EventPage page={page} next={null} />;
  const loaderData = { root: { today: "2026-11-29" } };
  const routes = [{ id: "root", path: "/", element, loader: () => loaderData.root }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData } });
  return renderToString(<RouterProvider router={router} />);
}

const id = newUuid();
const LOOKS = [
  { look: "race", frame: "site" },
  { look: "race", frame: "alone" },
  { look: "calm", frame: "site" },
  { look: "calm", frame: "alone" },
] as const;

/** The parts that the club may have written of an event, one at a time. */
const PARTS: Record<string, Partial<EventValues>> = {
  "the name alone": {},
  "a place": { place: "Place de l’Église" },
  "hours without text": { programme: [{ id, time: null, title: "Accueil", text: "" }] },
  "a programme without hours": { programmeText: "Toute la journée." },
  "a course without map": { courseText: "Une boucle.", points: [] },
  "points without map": { points: [{ id, letter: "", title: "Les halles", text: "" }] },
  "a map alone": { mapDrawing: "lac" },
  "a map of the club’s": { map: "/media/gallery/parcours/x/plan.jpg?v=1200x800-3fa9c1d2" },
  "prices alone": { prices: [{ id, title: "Adulte", amount: 0, per: "", includes: [] }] },
  "steps alone": { steps: [{ id, title: "Écrivez-nous", text: "" }] },
  "a note on health": { healthNote: "Buvez." },
  "a practical point": { practical: [{ id, icon: "car", title: "Se garer", text: "" }] },
  "a call for volunteers": { volunteersText: "Venez." },
};

/** An element in which nothing is, but for pictures, rules and what scripts fill. */
const EMPTY = /<(p|ul|ol|dl|dt|dd|h1|h2|h3|section|li|figure)( [^>]*)?><\/\1>/;

test.for(Object.entries(PARTS))("%s leaves no hole", ([part, values]) => {
  for (const look of LOOKS) {
    const html = render(pageOf({ ...values, ...look }));
    // An hour may be unsaid: the title keeps its column.
    expect(html.replaceAll('<p class="event-hour"></p>', ""), part).not.toMatch(EMPTY);
    expect(html).not.toMatch(/undefined|null|NaN/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    const links = [...html.matchAll(/href="[^"#]*#([^"]+)"/g)].map(([, target]) => target);
    for (const target of links) expect(html, target).toContain(`id="${target}"`);
  }
});

test("a part of which the club says nothing is left out, with the ways to it", () => {
  const html = render(pageOf({}));
  for (const title of ["Le programme", "Le parcours", "S’inscrire", "Côté santé", "pratiques"]) {
    expect(html).not.toContain(title);
  }
  expect(html).toContain("La date paraîtra ici et dans le calendrier");
  expect(html).not.toContain("event-hero-date");
});

test("twelve long hours and ten points are all there", () => {
  const hours = Array.from({ length: 12 }, (_, index) => ({
    id: newUuid(),
    time: `${String(8 + index).padStart(2, "0")}:00`,
    title: "Départ",
    text: "mot ".repeat(75),
  }));
  const points = Array.from({ length: 10 }, (_, index) => ({
    id: newUuid(),
    letter: "",
    title: `Point ${index}`,
    text: "",
  }));
  const html = render(pageOf({ programme: hours, points }));
  expect(html.match(/event-hour"/g)).toHaveLength(12);
  const letters = [...html.matchAll(/event-letter"[^>]*>([^<]*)</g)].map(([, letter]) => letter);
  expect(letters).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]);
});

test("an event of the demo has all its parts, in the site with its way, alone with a way back", () => {
  const [run, detox] = DEMO_SITE.events.map(render);
  for (const html of [run, detox]) {
    for (const part of ["titre-programme", "titre-parcours", "inscription", "sante"]) {
      expect(html).toContain(`id="${part}"`);
    }
    expect(html).toContain("titre-pratique");
    expect(html).toContain("titre-benevoles");
  }
  expect(run).toContain("Fil d’Ariane");
  expect(run).not.toContain("landing-back");
  expect(detox).toContain("landing-back");
  expect(detox).toContain("Une matinée du club");
});
