import { expect, test } from "vitest";
import type { Bus } from "~/club/site";
import { accessWays } from "./access-ways";
import { openingsOf } from "./stadium-blocks";

const BUS: Bus = { line: "38", stop: "Les Résiniers", minutesOnFoot: 5 };
const WAYS = {
  byCar: "Par la D107.",
  busNote: "À plat et éclairé.",
  parking: "",
  onFoot: "Six minutes.",
};
const byBus = (bus: Bus | null) => accessWays(WAYS, bus).find(({ icon }) => icon === "bus")?.text;

test("the bus is told of as far as it is known", () => {
  expect(byBus(BUS)).toBe(
    "Ligne\u00a038, arrêt Les Résiniers. Le stade est à 5\u00a0minutes à pied. À plat et éclairé.",
  );
  expect(byBus({ ...BUS, minutesOnFoot: 1 })).toContain("à 1\u00a0minute à pied");
  expect(byBus({ ...BUS, stop: "", minutesOnFoot: null })).toBe(
    "Ligne\u00a038. À plat et éclairé.",
  );
  expect(byBus(null)).toBe("À plat et éclairé.");
});

test("a way of which the club says nothing is left out", () => {
  const ways = accessWays({ ...WAYS, busNote: "" }, null);
  expect(ways.map(({ icon }) => icon)).toEqual(["car", "walk"]);
});

test("the hours of the club-house stand first, and are left out where the club says none", () => {
  const track = { place: "Piste", hours: "Tous les jours", note: "" };
  const words = { clubHouseNote: "Licences.", openings: [track] };
  expect(openingsOf(words, "samedi de 10h00 à 12h30")).toEqual([
    { place: "Club-house", hours: "Le samedi de 10h00 à 12h30", note: "Licences." },
    track,
  ]);
  expect(openingsOf(words, "")).toEqual([track]);
});
