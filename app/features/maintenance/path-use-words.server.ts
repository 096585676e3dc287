import { sql } from "kysely";
import type { Queryable } from "~/platform/database/database.server";
import type { PathUse } from "~/platform/storage/path-uses.server";

/** Where a thing stands, which column calls it by its name, and what it is. */
type Subject = { table: string; name: string; words: string };

const titled = (table: string, words: string): Subject => ({
  table,
  words,
  name: "title",
});
const person = (table: string, words: string): Subject => ({
  ...titled(table, words),
  name: "full_name",
});

/** Where people know each table from. */
const SUBJECTS: Readonly<Record<string, Subject>> = {
  articles: titled("articles", "l’actualité"),
  gallery_images: titled("gallery_images", "la photo de la galerie"),
  important_info: titled("important_info", "l’information importante"),
  partners: { ...titled("partners", "le partenaire"), name: "name" },
  products: { ...titled("products", "le produit"), name: "name" },
  coaches: person("coaches", "la fiche de l’entraîneur"),
  board_members: person("board_members", "la fiche du bureau"),
};

/** What uses a file, in French: «l’actualité « Cross »», its history or working copy told apart. */
export async function sayPathUse(db: Queryable, use: PathUse): Promise<string> {
  if (use.table === "article_images" || use.table === "article_revisions") {
    const article = await findOwner(db, use);
    const words = article ?? "une actualité";
    return use.table === "article_revisions" ? `une ancienne version de ${words}` : words;
  }
  if (use.table === "product_images") return (await findProduct(db, use)) ?? "un produit";
  if (use.table === "admin_profiles" || use.table === "users") return "le profil d’un compte";
  const subject = Object.hasOwn(SUBJECTS, use.table) ? SUBJECTS[use.table] : undefined;
  if (!subject || use.id === null)
    return `la table «\u00a0${use.table}\u00a0» de la base de données`;
  const words = await nameOf(db, subject, use.id);
  return use.column === "working_copy" ? `les modifications en cours de ${words}` : words;
}

async function findOwner(db: Queryable, { table, id }: PathUse): Promise<string | null> {
  const { rows } = await sql<{ owner: string }>`
    select article_id as owner from ${sql.table(table)} where id = ${id}
  `.execute(db);
  const [row] = rows;
  const articles = SUBJECTS.articles;
  return row && articles ? await nameOf(db, articles, row.owner) : null;
}

async function findProduct(db: Queryable, { id }: PathUse): Promise<string | null> {
  const row = await db
    .selectFrom("product_images")
    .select("product_id")
    .where("id", "=", id ?? "")
    .executeTakeFirst();
  const { products } = SUBJECTS;
  return row && products ? await nameOf(db, products, row.product_id) : null;
}

async function nameOf(db: Queryable, subject: Subject, id: string): Promise<string> {
  const { rows } = await sql<{ name: string; deleted_at: string | null }>`
    select ${sql.ref(subject.name)} as name, deleted_at from ${sql.table(subject.table)}
    where id = ${id}
  `.execute(db);
  const [row] = rows;
  const name = row?.name ? `«\u00a0${row.name}\u00a0»` : "sans titre";
  return `${subject.words} ${name}${row?.deleted_at ? ", dans la corbeille" : ""}`;
}
