import { existsSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { callFor } from "~/club/calls";
import { parisDay } from "~/lib/paris-instants";
import { sanitizeContent, sanitizeShortText } from "~/platform/rich-text/sanitize-content.server";
import sessions from "~content/demo/club/sessions.json";
import { DEMO_SITE } from "~tests/support/demo-club";
import { demoContent, demoEventDay, demoPublication } from "./demo-content";

const content = demoContent();
const demoArticles = content.articles;
const demoProducts = content.products;

describe("the files of content/demo", () => {
  it("are all shown", () => {
    const names = (folder: string) => readdirSync(`content/demo/${folder}`).toSorted();
    const keys = demoArticles.map(({ key }) => `${key}.md`);
    expect(names("articles")).toEqual(keys.toSorted());
    expect(names("products")).toHaveLength(demoProducts.length);
  });

  it("are texts that the editor would leave as they are", () => {
    for (const { key, content } of demoArticles)
      expect(sanitizeContent(content), key).toBe(content);
    expect(sanitizeShortText(content.banner.content)).toBe(content.banner.content);
  });

  it("name pictures and authors that there are", () => {
    const shown = [
      ...demoArticles.flatMap(({ cover, images }) => [...(cover ? [cover] : []), ...images]),
      ...content.gallery,
    ];
    for (const { file } of shown)
      expect(existsSync(`content/demo/images/${file}`), file).toBe(true);
    const authors = content.authors.map(({ key }) => key);
    for (const { author } of demoArticles) expect(authors).toContain(author);
  });
});

const coaches = content.coaches.map(({ fullName }) => fullName);
const everybody = [...coaches, ...content.boardMembers.map(({ fullName }) => fullName)];

/** The session that an article of the demo tells of. */
function session(weekday: number, start: string, coach: string) {
  return sessions.find(
    (one) =>
      one.values.weekday === String(weekday) && one.values.start === start && one.coach === coach,
  );
}

describe("the demo's people and the club's files", () => {
  it("name the same coaches", () => {
    const pages = [...DEMO_SITE.sectionPages, ...DEMO_SITE.registrationPages];
    const named = pages.flatMap((page) => page.coaches.map(({ name }) => name));
    for (const coach of [...sessions.map((one) => one.coach), ...named]) {
      expect(coaches).toContain(coach);
    }
    for (const coach of coaches) expect(named).toContain(coach);
  });

  it("name the same people to call, the president and the treasurer among them", () => {
    for (const { name } of DEMO_SITE.calls) expect(everybody).toContain(name);
    expect(callFor(DEMO_SITE, "president").name).toBe("Bernard Tauzin");
    const treasurer = DEMO_SITE.calls.find(({ role }) => role === "Trésorière");
    expect(treasurer?.name).toBe("Françoise Castaing");
  });

  it("tell the same hours", () => {
    expect(session(3, "17:00", "Aminata Diallo")?.values.end).toBe("18:15");
    expect(session(3, "17:30", "Pierre Hourtic")?.values.ageFrom).toBe(12);
    expect(session(6, "10:30", "Pierre Hourtic")?.values.section).toBe("athletisme");
    expect(session(2, "19:00", "Yann Moreau")?.values.group).toBe("Reprise");
    expect(session(1, "18:30", "Nathalie Cazaux")?.values.section).toBe("running-competition");
    expect(session(4, "18:30", "Nathalie Cazaux")?.values.group).toContain("Côtes");
    expect(session(2, "10:30", "Mamadou Sarr")?.place).toBe("stade");
    expect(session(5, "10:30", "Mamadou Sarr")?.place).toBe("salle-des-pins");
    expect(DEMO_SITE.clubHouseHours).toContain("samedi de 10h00 à 12h30");
  });

  it("tell the same way of ordering", () => {
    const jersey = demoArticles.find(({ key }) => key === "boutique-maillots");
    expect(jersey?.content).toContain(DEMO_SITE.shop.counter.payment);
    expect(jersey?.content).toContain("un mardi soir, un vendredi soir ou un samedi matin");
    expect(DEMO_SITE.shop.pickup.evenings.map(({ weekday }) => weekday)).toEqual([2, 5, 6]);
  });
});

const variants = demoProducts.flatMap((product) => product.variants);

describe("the demo's products", () => {
  it("show what a shop can be: sold out, nearly so, at a price of its own, made to order, in two pictures", () => {
    expect(variants.some(({ stock }) => stock === 0)).toBe(true);
    expect(variants.some(({ stock }) => stock === 2)).toBe(true);
    expect(variants.some(({ priceCents }) => priceCents !== undefined)).toBe(true);
    expect(demoProducts.some(({ personalisation }) => personalisation !== null)).toBe(true);
    expect(demoProducts.some(({ pictures }) => pictures.length > 1)).toBe(true);
    expect(new Set(demoProducts.map(({ name }) => name)).size).toBe(demoProducts.length);
  });

  it.each(demoProducts)("$name can be drawn, chosen and sold", (product) => {
    for (const { file, alt } of product.pictures) {
      expect(existsSync(`content/demo/images/products/${file}`), file).toBe(true);
      expect(alt.length).toBeGreaterThan(30);
    }
    expect(product.pictures.length).toBeGreaterThan(0);
    expect(sanitizeShortText(product.description)).toBe(product.description);
    const choices = product.variants.map(({ size, colour }) => `${size}/${colour}`);
    expect(new Set(choices).size).toBe(choices.length);
    for (const { stock, priceCents = product.priceCents } of product.variants) {
      expect(Number.isInteger(stock) && stock >= 0).toBe(true);
      expect(Number.isInteger(priceCents) && priceCents > 0).toBe(true);
    }
  });

  it.each(demoProducts)("$name has a measure for each of its sizes", (product) => {
    const sizes = new Set(product.variants.map(({ size }) => size).filter((size) => size !== ""));
    const measured = product.sizeGuide.map((line) => line.split("\u00a0: ")[0]);
    expect(new Set(measured)).toEqual(sizes);
  });
});

/** Each day of a fortnight, so that every weekday and both clock changes of autumn are met. */
const starts = Array.from({ length: 14 }, (_, i) => new Date(Date.UTC(2026, 9, 19 + i, 21, 30)));

describe("the demo content, whatever the day of the first start", () => {
  it.each(starts)("has eight upcoming confirmed events and some past ones (%s)", (start) => {
    const days = demoArticles.flatMap(({ event }) =>
      event ? [{ state: event.state, day: demoEventDay(event, start) }] : [],
    );
    const today = parisDay(start);
    expect(days.filter((e) => e.state === "confirmed" && e.day >= today)).toHaveLength(8);
    expect(days.filter((e) => e.day < today).length).toBeGreaterThanOrEqual(5);
  });

  it.each(starts)("puts an event on the weekday it names (%s)", (start) => {
    for (const { event } of demoArticles) {
      if (!event?.weekday) continue;
      const weekday = new Date(`${demoEventDay(event, start)}T12:00:00Z`).getUTCDay() || 7;
      expect(weekday).toBe(event.weekday);
    }
  });

  it("holds what every screen needs to be seen with", () => {
    const start = new Date("2026-11-20T10:00:00Z");
    const publications = demoArticles.map((article) => demoPublication(article, start));
    expect(demoArticles.length).toBeGreaterThanOrEqual(30);
    expect(publications.filter((date) => date === null)).toHaveLength(1);
    expect(publications.filter((date) => date && date > start)).toHaveLength(1);
    expect(demoArticles.some((article) => article.cover === null)).toBe(true);
    expect(demoArticles.some((article) => [...article.title].length > 80)).toBe(true);
  });
});
