import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { NEW_EVENT } from "../article";
import { EventFields } from "./event-fields";

it.each([
  ["confirmed", false],
  ["postponed", true],
] as const)("asks for the new date of an event that is %s: %s", (state, isAsked) => {
  const html = renderToString(
    <EventFields
      event={{ ...NEW_EVENT, state }}
      onChange={() => {}}
      errors={{}}
      locations={[]}
      today="2026-03-12"
    />,
  );
  expect(html.includes("Indiquez la nouvelle date ci-dessus dès qu’elle est connue.")).toBe(
    isAsked,
  );
});

it("offers the places of the last events, the one that is chosen pressed", () => {
  const html = renderToString(
    <EventFields
      event={{ ...NEW_EVENT, location: "Stade" }}
      onChange={() => {}}
      errors={{}}
      locations={["Stade", "Plage"]}
      today="2026-03-12"
    />,
  );
  const pressed = [...html.matchAll(/aria-pressed="(true|false)"[^>]*>([^<]*)</g)];
  expect(pressed.map(([, isPressed, place]) => [place, isPressed])).toEqual([
    ["Stade", "true"],
    ["Plage", "false"],
  ]);
});
