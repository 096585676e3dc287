import { expect, test } from "vitest";
import type { Bus } from "~/club/site";
import { clubHouseOn, clubHouseWithHours } from "./club-house";
import { accessPlan } from "./club-pages";
import { accessWays, openings } from "./stadium-visit";

const BUS: Bus = { line: "38", stop: "Les Résiniers", minutesOnFoot: 5 };
const byBus = (bus: Bus | null) => accessWays(bus).find(({ key }) => key === "bus")?.text;
const FROM = "par la rue des Écoles puis le chemin pavé, à plat et éclairé.";

test("the bus is told of as far as it is known", () => {
  expect(byBus(BUS)).toBe(
    `Ligne\u00a038, arrêt Les Résiniers. Le stade est à 5\u00a0minutes à pied, ${FROM}`,
  );
  expect(byBus({ ...BUS, minutesOnFoot: 1 })).toContain("à 1\u00a0minute à pied");
  expect(byBus({ ...BUS, stop: "", minutesOnFoot: null })).toBe(
    `Ligne\u00a038. On rejoint le stade à pied, ${FROM}`,
  );
  expect(byBus(null)).toBeUndefined();
});

test("the drawn plan is described without a bus that is not known", () => {
  expect(accessPlan({ ...BUS, stop: "" }).alt).toContain(", l’arrêt de bus de la ligne 38 sur");
  expect(accessPlan(null).alt).toMatch(/le parking gratuit à côté$/);
});

test("the hours of the club-house are left out where the club says none", () => {
  expect(openings("samedi de 10h00 à 12h30")[0]?.hours).toBe("Le samedi de 10h00 à 12h30");
  expect(openings("").map(({ place }) => place)).not.toContain("Club-house");
  expect([clubHouseOn("samedi"), clubHouseOn("")]).toEqual(["club-house, le samedi", "club-house"]);
  expect([clubHouseWithHours("samedi"), clubHouseWithHours("")]).toEqual([
    "club-house (samedi)",
    "club-house",
  ]);
});
