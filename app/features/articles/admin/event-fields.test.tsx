import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { newArticle, valuesOf } from "./article-editing";
import { EventFields } from "./event-fields";

const NOW = new Date("2026-03-12T13:32:00.000Z");
const EVENT = valuesOf(newArticle("00000000-0000-4000-8000-000000000001", NOW, true), NOW);

it.each([
  ["confirmed", false],
  ["postponed", true],
] as const)("asks for the new date of an event that is %s: %s", (eventState, isAsked) => {
  const html = renderToString(
    <EventFields
      values={{ ...EVENT, eventState }}
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
