import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect } from "vitest";
import { keepTerms } from "~/features/shop/kept-terms.server";
import { transaction } from "~/platform/database/transaction.server";
import table from "~/routes";
import { addArticle } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { addPhoto } from "~tests/support/gallery-fixtures";
import { addEvent, addRegistration, addSection } from "~tests/support/record-fixtures";
import { TEST_NOW } from "~tests/support/services";
import { addProduct, TEST_TERMS } from "~tests/support/shop-fixtures";
import { findCountedPage, nameVisitedPages } from "./visited-pages.server";

/** The public pages of the table, but for printable forms, which are papers. */
function pagesOf(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap((entry) => {
    const path = [parent, entry.path].filter(Boolean).join("/");
    if (path === "admin") return [];
    if (entry.children) return pagesOf(entry.children, path);
    const isPage = entry.file.startsWith("routes/public/") && entry.file.endsWith(".tsx");
    const isPaper = path.startsWith("inscription/formulaires/");
    return isPage && !isPaper && path !== "*" ? [`/${path}`] : [];
  });
}

const pages = pagesOf(await table);

const counted = (section: string) => ({ page: `/sections/${section}`, views: 1, visits: 1 });

describe("the pages of the table of routes", () => {
  test("are counted where their address is fixed", async ({ database }) => {
    const fixed = pages.filter((path) => !path.includes(":"));
    expect(fixed).toContain("/boutique/thank-you");
    for (const path of fixed) {
      expect(await findCountedPage(database.kysely, path, TEST_NOW), path).toBe(path);
    }
  });

  test("are counted where content makes them, while it is there", async ({ database }) => {
    const trail = await addSection(database, "trail", { formerAddresses: ["course-nature"] });
    await addRegistration(database, "trail", { address: "trail-nature" });
    await addEvent(database, "trail-des-pins");
    await addEvent(database, "detox", { frame: "alone" });
    await transaction(database, (trx) => keepTerms(trx, { ...TEST_TERMS, day: "2026-03-10" }));
    const there: Record<string, string> = {
      "/actualites/:id": `/actualites/${await addArticle(database)}`,
      "/club/galerie/:id": `/club/galerie/${await addPhoto(database)}`,
      "/boutique/produits/:id": `/boutique/produits/${(await addProduct(database)).id}`,
      "/boutique/cgv/:hash": `/boutique/cgv/${TEST_TERMS.hash}`,
      "/sections/:section": "/sections/trail",
      "/evenements/:page": "/evenements/trail-des-pins",
      "/:page": "/detox",
      "/inscription/:page": "/inscription/trail-nature",
    };
    for (const pattern of pages.filter((path) => path.includes(":"))) {
      const path = there[pattern] ?? pattern;
      expect(await findCountedPage(database.kysely, path, TEST_NOW), pattern).toBe(path);
    }
    const hidden = (await addProduct(database, { isHidden: true })).id;
    const path = `/boutique/produits/${hidden}`;
    const { kysely } = database;
    expect(await findCountedPage(kysely, path, TEST_NOW)).toBeNull();
    // It leads to the page under its address of today.
    expect(await findCountedPage(kysely, "/sections/course-nature", TEST_NOW)).toBeNull();
    const names = await nameVisitedPages(
      kysely,
      [counted("trail"), counted("course-nature")],
      TEST_NOW,
    );
    expect(names).toMatchObject([
      { title: "trail", isGone: false },
      { title: "trail", isGone: true },
    ]);
    const registrations = ["trail-nature", "aide", "nulle-part"].map((address) => ({
      page: `/inscription/${address}`,
      views: 1,
      visits: 1,
    }));
    expect(await nameVisitedPages(kysely, registrations, TEST_NOW)).toMatchObject([
      { title: "Inscription\u00a0: trail", isGone: false },
      { title: "Aide à l’inscription", isGone: false },
      { isGone: true },
    ]);
    await kysely.deleteFrom("club_records").where("id", "=", trail).execute();
    expect(await findCountedPage(kysely, "/sections/trail", TEST_NOW)).toBeNull();
  });
});
