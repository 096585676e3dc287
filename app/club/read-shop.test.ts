import { describe, expect, it } from "vitest";
import { emptyValues } from "~/records/kind";
import { DEMO_CLUB, DEMO_SITE } from "~tests/support/demo-club";
import { type ShopValues, shop } from "./kinds/shop";
import { toShop } from "./read-shop.server";

const shopWith = (values: Partial<ShopValues>) =>
  toShop({ ...emptyValues(shop), ...values }, DEMO_CLUB);

const evening = (weekday: ShopValues["evenings"][number]["weekday"], from: string, to: string) => ({
  id: `${weekday} ${from}`,
  weekday,
  from,
  to,
});

describe("the shop as pages show it", () => {
  it("names the days of each time once, and breaks no time in two", () => {
    expect(DEMO_SITE.shop.counter.hours).toBe(
      "Mardi et vendredi\u00a018h30\u00a0–\u2060\u00a019h30, samedi\u00a010h00\u00a0–\u2060\u00a012h00",
    );
  });

  it("is in the order of the week, however it was written", () => {
    const { pickup } = shopWith({
      evenings: [
        evening("6", "10:00", "12:00"),
        evening("2", "19:00", "20:00"),
        evening("2", "09:00", "10:00"),
      ],
    });
    expect(pickup.evenings).toEqual([
      { weekday: 2, hours: "09h00 – 10h00" },
      { weekday: 2, hours: "19h00 – 20h00" },
      { weekday: 6, hours: "10h00 – 12h00" },
    ]);
  });

  it("closes on one day where no last one is chosen", () => {
    const closures = [{ id: "1", from: "2027-05-01", to: null }];
    expect(shopWith({ closures }).pickup.closures).toEqual([
      { from: "2027-05-01", to: "2027-05-01" },
    ]);
  });

  it("is at the stadium unless it has an address of its own; without a place there is none", () => {
    expect(shopWith({ place: "gymnase" }).counter).toMatchObject({
      place: "Gymnase",
      address: DEMO_CLUB.stadium.address,
    });
    expect(shopWith({ place: "gymnase", address: "2 rue du Lac" }).counter.address).toBe(
      "2 rue du Lac",
    );
    expect(shopWith({ address: "2 rue du Lac" }).counter.address).toBe("");
  });

  it.for([
    ["no number", null],
    ["words", "bientôt"],
    ["more than a form would have taken", 4_000],
  ])("keeps to its bounds where an archive holds %s", ([, typed]) => {
    const { leadDays, weeks } = shopWith({
      leadDays: typed as number,
      weeks: typed as number,
    }).pickup;
    expect([leadDays, weeks]).toEqual([6, 4]);
  });

  it("leaves out hours that are no time of a day", () => {
    expect(shopWith({ evenings: [evening("2", "25:00", "midi")] }).pickup.evenings).toEqual([]);
  });
});
