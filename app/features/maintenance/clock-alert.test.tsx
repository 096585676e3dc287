import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { ClockAlert } from "./clock-alert";

function render(mayBelieve: boolean, daysLeft = 7): string {
  const doubt = {
    saidAt: "2027-04-14T09:30:00.000Z",
    workedAt: "2026-03-10T10:30:00.000Z",
    now: "2027-04-15T09:30:00.000Z",
    daysLeft,
  };
  const element = <ClockAlert doubt={doubt} mayBelieve={mayBelieve} />;
  const router = createMemoryRouter([{ path: "*", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("says what the clock said, what waits, and lets who may say that it is right", () => {
  const html = render(true);
  const words = html.replace(/<[^>]+>/g, "");
  expect(words).toContain(
    "elle indiquait le mercredi 14 avril 2027 à 11h30, alors que le site avait travaillé pour la dernière fois le mardi 10 mars 2026 à 11h30.",
  );
  expect(words).toContain("Elle indique maintenant le jeudi 15 avril 2027 à 11h30.");
  expect(words).toMatch(/La corbeille, les messages reçus,.*gardés plus longtemps/);
  expect(words).toContain("encore marché 7\u00a0jours sans que l’horloge saute");
  expect(html).toContain('value="believe-clock"');
  expect(render(true, 1)).toContain("encore marché un jour sans");
});

test("sends the others to an administrator", () => {
  const html = render(false);
  expect(html).toContain("Prévenez un administrateur");
  expect(html).not.toContain("<button");
});
