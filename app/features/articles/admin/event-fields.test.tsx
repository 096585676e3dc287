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
