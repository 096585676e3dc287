import { expect, it } from "vitest";
import { pickupHours } from "./pickup-words";

it("names the days of each time once, and breaks no time in two", () => {
  const evenings = [
    { weekday: 2, hours: "18h30 – 19h30" },
    { weekday: 5, hours: "18h30 – 19h30" },
    { weekday: 6, hours: "10h00 – 12h00" },
  ];
  expect(pickupHours(evenings)).toBe(
    "Mardi et vendredi\u00a018h30\u00a0–\u2060\u00a019h30, samedi\u00a010h00\u00a0–\u2060\u00a012h00",
  );
});
