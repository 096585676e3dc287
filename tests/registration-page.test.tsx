import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { BARE_SITE } from "~/club/site";
import type { RegistrationSheet } from "~/features/sections/registration-sheet";
import { RegistrationPage } from "~/routes/public/registration-page";

/** A page of which the club has written the title alone. */
const TITLE_ALONE: RegistrationSheet = {
  key: "trail",
  section: "Trail",
  lane: 7,
  title: "S’inscrire\u00a0: Trail",
  lead: "",
  art: null,
  facts: [],
  intro: { title: "", paragraphs: [] },
  levels: [],
  sessionsNote: "",
  sessions: [],
  coachesTitle: "Votre encadrement",
  coaches: [],
  stepsTitle: "Comment nous rejoindre",
  steps: [],
  documents: [],
  forms: [],
  health: [],
  aids: [],
  questions: [],
  eventsTitle: "Prochains rendez-vous",
  season: BARE_SITE.season.joining,
  contact: { name: "", role: "", email: "", phone: null, hours: "" },
};

function render(page: RegistrationSheet): string {
  const element = <RegistrationPage page={page} events={[]} />;
  const loaderData = { root: { today: "2026-11-29", year: 2026 } };
  const routes = [{ id: "root", path: "/", element, loader: () => loaderData.root }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData } });
  return renderToString(<RouterProvider router={router} />);
}

test("every part that a link of the page leads to is there", () => {
  const document = { ...TITLE_ALONE, documents: ["Fiche d’inscription"] };
  const question = { ...TITLE_ALONE, questions: [{ question: "Quand\u00a0?", answer: "En mai." }] };
  for (const page of [TITLE_ALONE, document, question]) {
    const html = render(page);
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(0);
    for (const id of links) expect(html, id).toContain(`id="${id}"`);
  }
  expect(render(TITLE_ALONE)).not.toContain("file-grid");
});
