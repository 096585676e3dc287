import { expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { addArticle, NOW } from "~tests/support/article-fixtures";
import { addRecord, CONTENT_KINDS, KINDS } from "~tests/support/content-kinds";
import { test } from "~tests/support/database-test";
import { addPhoto } from "~tests/support/gallery-fixtures";
import { addProduct } from "~tests/support/shop-fixtures";
import { sayPathUse } from "./cleanup-plan.server";

async function say(database: Database, table: string, id: string | null, column = "image") {
  return await sayPathUse(database.kysely, CONTENT_KINDS, { table, id, column });
}

test("what uses a file is called by its name, and its history told apart", async ({ database }) => {
  const { kysely } = database;
  const article = await addArticle(database, { title: "Cross" });
  const trashed = await addArticle(database, { title: "", deleted_at: NOW.toISOString() });
  const photo = await addPhoto(database, { title: "Le départ" });
  const product = await addProduct(database, { name: "T-shirt" });
  const image = { id: newId(), product_id: product.id, image_url: "/x", alt_text: "" };
  await kysely
    .insertInto("product_images")
    .values({ ...image, is_decorative: true, display_order: 0 })
    .execute();
  const add = async (subject: string) => {
    const kind = KINDS.find((one) => one.subject === subject);
    return kind ? await addRecord(database, kind, NOW) : "";
  };
  for (const [table, id, sentence] of [
    ["articles", article, "l’actualité «\u00a0Cross\u00a0»"],
    ["articles", trashed, "l’actualité sans titre, dans la corbeille"],
    ["gallery_images", photo, "la photo de la galerie «\u00a0Le départ\u00a0»"],
    ["products", product.id, "le produit «\u00a0T-shirt\u00a0»"],
    ["product_images", image.id, "le produit «\u00a0T-shirt\u00a0»"],
    ["product_images", newId(), "un produit"],
    ["article_revisions", newId(), "une ancienne version d’une actualité"],
    ["coaches", await add("coach"), "la fiche de l’entraîneur «\u00a0Élise\u00a0»"],
    ["board_members", await add("board-member"), "la fiche du bureau «\u00a0Élise\u00a0»"],
    ["partners", await add("partner"), "le partenaire «\u00a0Élise\u00a0»"],
    ["partners", null, "la table «\u00a0partners\u00a0» de la base de données"],
    ["important_info", newId(), "l’information importante sans titre"],
    ["users", newId(), "le profil d’un compte"],
    ["site_settings", null, "la table «\u00a0site_settings\u00a0» de la base de données"],
  ] as const) {
    expect(await say(database, table, id), table).toBe(sentence);
  }
  expect(await say(database, "articles", article, "working_copy")).toBe(
    "les modifications en cours de l’actualité «\u00a0Cross\u00a0»",
  );
});
