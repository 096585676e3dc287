import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SiteProvider } from "~/club/use-site";
import { DEMO_FRAME } from "~tests/support/demo-club";
import type { EventDetails } from "./article.types";
import { EventData } from "./article-data";

const EVENT: EventDetails = {
  date: "2026-03-29",
  time: "10:00",
  endDate: null,
  endTime: null,
  location: null,
  state: "confirmed",
};

function placeOf(location: string | null) {
  const html = renderToStaticMarkup(
    <SiteProvider value={DEMO_FRAME}>
      <EventData
        name="Run 2K"
        description="Une course"
        path="/run"
        event={{ ...EVENT, location }}
      />
    </SiteProvider>,
  );
  return JSON.parse(html.replace(/<[^>]*>/g, "")).location;
}

const TOWN = {
  "@type": "PostalAddress",
  addressLocality: "Castelnau-les-Pins",
  postalCode: "33480",
  addressCountry: "FR",
};

test("an event at home has the club’s town for its address", () => {
  expect(placeOf("Place de l’Église")).toEqual({
    "@type": "Place",
    name: "Place de l’Église",
    address: TOWN,
  });
});

test("an event elsewhere is where its article says", () => {
  const place = "Stade Robert-Brettes, Mérignac";
  expect(placeOf(place)).toEqual({ "@type": "Place", name: place, address: place });
});

test("an event of which no place is said is in the club’s town", () => {
  expect(placeOf(null)).toEqual({
    "@type": "Place",
    name: "Castelnau-les-Pins",
    address: TOWN,
  });
});
