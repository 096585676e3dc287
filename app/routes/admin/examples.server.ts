import { SITE_PAGES_PATH } from "~/club/club-paths";
import { calls } from "~/club/kinds/calls";
import { club } from "~/club/kinds/club";
import { season } from "~/club/kinds/season";
import { section } from "~/club/kinds/section";
import { session } from "~/club/kinds/session";
import { countExamples } from "~/demo/count-examples";
import { LIST_PATH as ARTICLES_PATH } from "~/features/articles/admin/list-query";
import { GALLERY_PATH } from "~/features/gallery/admin/gallery-paths";
import { LIST_PATH as PRODUCTS_PATH } from "~/features/shop/admin/product-paths";
import { CONTENT_KINDS, KINDS } from "~/kinds.server";
import { counted } from "~/lib/french-numbers";
import type { Queryable } from "~/platform/database/database.server";
import type { AnyKind } from "~/records/kind";

/** Some of what still comes from the demo, with the screen that changes it. */
export type ExampleLine = { to: string; label: string; detail: string };

/** Those that most visitors look for come first. */
const FIRST: readonly AnyKind[] = [club, calls, session, season, section];

/** The lists of the kinds that are not described. */
const LISTS: Readonly<Record<string, string>> = {
  article: ARTICLES_PATH,
  "gallery-image": GALLERY_PATH,
  product: PRODUCTS_PATH,
};

/** One row of a kind, and several. */
const WORDS: Readonly<Record<string, readonly [string, string]>> = {
  session: ["séance", "séances"],
  season: ["saison", "saisons"],
  section: ["section", "sections"],
  registration: ["page", "pages"],
  event: ["page", "pages"],
  place: ["lieu", "lieux"],
  label: ["label", "labels"],
  "stadium-picture": ["image", "images"],
  article: ["actualité", "actualités"],
  "gallery-image": ["photo", "photos"],
  product: ["produit", "produits"],
  partner: ["partenaire", "partenaires"],
  coach: ["personne", "personnes"],
  "board-member": ["personne", "personnes"],
};

/** The content that still comes from the demo, by kind; the sheets of pages are one line. */
export async function listExamples(db: Queryable): Promise<ExampleLine[]> {
  const counts = await countExamples(db);
  const first = FIRST.map(({ subject }) => subject);
  const subjects = [...new Set([...first, ...CONTENT_KINDS.map(({ subject }) => subject)])];
  const isPage = (subject: string) => pathOf(subject).startsWith(`${SITE_PAGES_PATH}/`);
  const pages = subjects.filter((subject) => isPage(subject) && counts[subject]);
  const lines = subjects.flatMap((subject) => {
    const count = counts[subject];
    if (!count || (isPage(subject) && subject !== pages[0])) return [];
    if (isPage(subject)) return pagesLine(pages.length);
    const label = CONTENT_KINDS.find((one) => one.subject === subject)?.french.name ?? subject;
    const words = WORDS[subject];
    return { to: pathOf(subject), label, detail: words ? counted(count, ...words) : "" };
  });
  return lines;
}

function pagesLine(count: number): ExampleLine {
  return { to: SITE_PAGES_PATH, label: "Pages du site", detail: counted(count, "page", "pages") };
}

function pathOf(subject: string): string {
  return LISTS[subject] ?? KINDS.find((kind) => kind.subject === subject)?.path ?? "/admin";
}
