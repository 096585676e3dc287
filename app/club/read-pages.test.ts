import { expect, test } from "vitest";
import { emptyValues } from "~/records/kind";
import { DEMO_SITE } from "~tests/support/demo-club";
import { FIXED_PAGES } from "./fixed-pages";
import { BARE_PAGES } from "./page-words";
import { toFixedPages } from "./read-pages.server";

test("a page without a title of its own has its name, and no lead, picture or part", () => {
  const { home, ...others } = toFixedPages(emptyValues);
  const { home: _, ...bare } = BARE_PAGES;
  expect(others).toEqual(bare);
  expect(home.title).toEqual([]);
  // A header without a picture would be a hole.
  expect(home.art?.src).toBe("piste-aube");
  const names = FIXED_PAGES.map(({ label }) => label);
  for (const { title, search } of Object.values(others)) {
    expect(names).toContain(title);
    expect(search.title).toBe(title);
  }
});

test("search engines are told the title and the lead where the club says no more", () => {
  const { contacts } = toFixedPages((kind) => ({
    ...emptyValues(kind),
    title: "Nous joindre",
    lead: "Un mot suffit.",
  }));
  expect(contacts.search).toEqual({
    title: "Nous joindre",
    description: "Un mot suffit.",
    keywords: "",
  });
});

test("an aid without the address of a site has no link", () => {
  const { aids } = DEMO_SITE.pages.help;
  expect(aids.map(({ site }) => site?.label ?? null)).toEqual([
    "pass.sports.gouv.fr",
    ...Array(aids.length - 1).fill(null),
  ]);
});
