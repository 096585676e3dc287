import { expect } from "vitest";
import { helpGroups } from "~/features/help/answers.server";
import { entriesFor } from "~/layout/admin/search-entries";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { adminRoutes } from "~tests/support/admin-routes";
import { addArticle, NOW } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { addTeamMember } from "~tests/support/record-fixtures";
import { addProduct } from "~tests/support/shop-fixtures";
import { searchContent } from "./search.server";

const stamp = NOW.toISOString();

async function fillClub(database: Database) {
  const { kysely } = database;
  const aged = { created_at: stamp, updated_at: stamp, version: 1 };
  await addArticle(database, { title: "Cross des Résiniers", order_weight: 9 });
  await addArticle(database, { title: "Stage", content: "<p>Après le cross d’été.</p>" });
  await addArticle(database, { title: "Cross à venir", status: "draft", order_weight: 3 });
  await addArticle(database, {
    title: "Cross programmé",
    order_weight: 4,
    published_from: "2026-04-01T08:00:00.000Z",
    event_date: "2026-04-12",
  });
  await addArticle(database, { title: "Cross jeté", deleted_at: stamp });
  for (const [fullName, deletedAt] of [
    ["Aïcha Crossouard", null],
    ["Jean Cross", stamp],
  ] as const) {
    const id = newId();
    const person = { id, fullName, role: "Sprint", photo: null, now: NOW };
    await addTeamMember(database, "coaches", person);
    await kysely
      .updateTable("coaches")
      .set({ deleted_at: deletedAt })
      .where("id", "=", id)
      .execute();
  }
  await kysely
    .insertInto("partners")
    .values({
      id: newId(),
      name: "100 % Cross_Fit",
      logo: null,
      ground: "light",
      link: null,
      ...aged,
    })
    .execute();
  await kysely
    .insertInto("gallery_images")
    .values(
      ["Au départ", "Jetée"].map((title, rank) => ({
        ...aged,
        id: newId(),
        title,
        description: "Le cross de février",
        image_url: "/media/gallery/a.jpg",
        alt_text: "",
        is_decorative: false,
        author_id: null,
        display_order: rank,
        is_featured: false,
        has_consent: true,
        deleted_at: rank === 0 ? null : stamp,
      })),
    )
    .execute();
}

const found = async (database: Database, query: string) => {
  const search = { query, role: "editor", now: NOW } as const;
  const groups = await searchContent(database.kysely, search);
  return groups.map(({ heading, results }) => [heading, ...results.map(({ label }) => label)]);
};

test("finds any content by its words, the titles first, nothing from the trash", async ({
  database,
}) => {
  await fillClub(database);
  expect(await found(database, "CROSS")).toEqual([
    [
      "Actualités et événements",
      "Cross à venir",
      "Cross programmé",
      "Cross des Résiniers",
      "Stage",
    ],
    ["Galerie photos", "Au départ"],
    ["Entraîneurs", "Aïcha Crossouard"],
    ["Partenaires", "100 % Cross_Fit"],
  ]);
  expect(await found(database, "resiniers cross")).toEqual([
    ["Actualités et événements", "Cross des Résiniers"],
  ]);
  expect(await found(database, "aicha")).toEqual([["Entraîneurs", "Aïcha Crossouard"]]);
});

test("says what each is, and where it is edited", async ({ database }) => {
  await fillClub(database);
  const search = { query: "cross programmé", role: "administrator", now: NOW } as const;
  const [group] = await searchContent(database.kysely, search);
  const { id } = await database.kysely
    .selectFrom("articles")
    .select("id")
    .where("title", "=", "Cross programmé")
    .executeTakeFirstOrThrow();
  expect(group?.results).toEqual([
    {
      icon: "newspaper",
      label: "Cross programmé",
      detail: "Événement · programmé",
      to: `/admin/actualites/edit/${id}`,
    },
  ]);
});

test("finds products for those who keep the shop, hidden ones too", async ({ database }) => {
  const shown = await addProduct(database, { name: "Doudoune du cross" });
  await addProduct(database, { name: "Doudoune ancienne", isHidden: true });
  expect(await found(database, "doudoune")).toEqual([]);
  const search = { query: "doudoune", role: "administrator", now: NOW } as const;
  const [group] = await searchContent(database.kysely, search);
  expect(group).toMatchObject({
    heading: "Produits",
    results: [
      { label: "Doudoune du cross", to: `/admin/boutique/produits/edit/${shown.id}` },
      { label: "Doudoune ancienne", detail: "masqué" },
    ],
  });
});

test("stops at five of each kind", async ({ database }) => {
  for (let i = 0; i < 7; i += 1) await addArticle(database, { title: `Relais ${i}` });
  const [articles] = await found(database, "relais");
  expect(articles).toHaveLength(1 + 5);
});

test("answers sanely to hostile searches", async ({ database }) => {
  await fillClub(database);
  for (const query of ["", "  ", "\u0000", "\u0000\u0007"]) {
    expect(await found(database, query), JSON.stringify(query)).toEqual([]);
  }
  for (const query of [
    "%",
    "_",
    "\\",
    "' or 1=1 --",
    "<script>",
    "\ud800cross",
    "a".repeat(10_000),
    "\u202ecross",
    `${"%_\\".repeat(40)}`,
  ]) {
    const groups = await found(database, query);
    expect(groups.flat(), JSON.stringify(query)).not.toContain("Cross jeté");
  }
  expect(await found(database, "100 %")).toEqual([["Partenaires", "100 % Cross_Fit"]]);
  expect(await found(database, "cross_fit")).toEqual([["Partenaires", "100 % Cross_Fit"]]);
});

test("every screen that search and help offer exists", () => {
  const screens = [
    ...entriesFor("administrator", []).flatMap(({ results }) => results),
    ...helpGroups().flatMap(({ answers }) => answers.flatMap(({ screen }) => screen ?? [])),
  ];
  const known = adminRoutes.map(({ path }) => new RegExp(`^/${path.replace(/:\w+/g, "[^/]+")}$`));
  for (const { to } of screens.filter((screen) => screen.to !== "/")) {
    const path = to.split("?")[0] ?? "";
    expect(
      known.some((address) => address.test(path)),
      to,
    ).toBe(true);
  }
});
