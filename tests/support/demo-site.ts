import { DEMO_CONTENT_TABLES } from "~/kinds.server";
import type { Database } from "~/platform/database/database.server";
import { type DemoContent, demoContent } from "../../app/demo/demo-content";
import { type DemoTable, listDemoRows } from "../../app/demo/demo-rows";
import { loadDemoContent } from "../../app/demo/load-demo-content";
import { MemoryStorage } from "./memory-storage";
import { testServices } from "./services";

const fictionalClub = demoContent();
const pictured = fictionalClub.articles.filter((article) => article.cover !== null);

/** Where demo content and its authors stand. */
export const DEMO_TABLES: readonly DemoTable[] = [...DEMO_CONTENT_TABLES, "users"];

/** A row at least in each table, two articles: a load of ten rows. */
const smallDemo: DemoContent = {
  authors: fictionalClub.authors.slice(0, 2),
  boardMembers: fictionalClub.boardMembers.slice(0, 1),
  coaches: fictionalClub.coaches.slice(0, 1),
  partners: fictionalClub.partners.slice(0, 1),
  gallery: fictionalClub.gallery.slice(0, 1),
  products: fictionalClub.products.slice(1, 2),
  articles: pictured.slice(0, 2).map((article) => ({ ...article, author: "josiane", images: [] })),
  banner: fictionalClub.banner,
};
export const SMALL_DEMO_ROWS = 10;

/** A site that starts with demo content, its files in memory and its derived copies in a folder. */
export function demoSite(database: Database, dataDir: string) {
  const services = testServices(database);
  const environment = { ...services.environment, demoContent: true, dataDir };
  return { ...services, environment, storage: new MemoryStorage() };
}

export type DemoSite = ReturnType<typeof demoSite>;

export function loadSmallDemo(site: DemoSite, beat?: () => Promise<void>): Promise<void> {
  return loadDemoContent(site, () => undefined, { ...(beat && { beat }), content: smallDemo });
}

/** Ids by table, of what there is and of what is known to be of the demo; the club's own words are filled in apart. */
export async function demoRowsOf({ kysely }: Database) {
  const there = new Map<string, string[]>();
  const noted = new Map<string, string[]>();
  for (const table of DEMO_TABLES) {
    const rows = await kysely.selectFrom(table).select("id").orderBy("id").execute();
    there.set(
      table,
      rows.map((row) => row.id),
    );
    noted.set(table, (await listDemoRows(kysely, table)).toSorted());
  }
  return { there, noted };
}
