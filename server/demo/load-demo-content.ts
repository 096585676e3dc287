import { reorganizeArticleWeights } from "~/features/articles/order-articles.server";
import { banner } from "~/features/banner/banner";
import { addGalleryImage } from "~/features/gallery/gallery.server";
import { partner } from "~/features/partners/partner";
import { boardMember, coach } from "~/features/team/member";
import { avatarTarget, type UploadTarget } from "~/lib/pictures";
import { transaction } from "~/platform/database/transaction.server";
import { storeImage } from "~/platform/pictures/stored-pictures.server";
import { newId } from "~/platform/random.server";
import { type AnyKind, emptyValues, pictureOf } from "~/records/kind";
import { importRecord } from "~/records/rows.server";
import type { DemoBanner, DemoPerson } from "~database/demo/demo.types";
import { addDemoAuthor } from "./demo-authors";
import { type DemoContent, fictionalClub } from "./demo-content";
import { readDemoImage } from "./demo-images";
import type { Authors, DemoLoad } from "./demo-load";
import { rememberDemoRow } from "./demo-rows";
import { loadArticle } from "./load-demo-articles";
import { loadProduct } from "./load-demo-products";

type DemoSite = DemoLoad["site"];

type Loading = {
  /** Called before each row; what it throws ends the load. */
  beat?: () => Promise<void>;
  content?: DemoContent;
};

/**
 * Fills an empty site with the fictional club's content. Dates are relative to `site.now`, the
 * first start. Each row is noted before it is made, so that `removeDemoContent` finds it again,
 * wherever the load is cut.
 */
export async function loadDemoContent(
  site: DemoSite,
  tell: (done: number, total: number) => void,
  { beat, content = fictionalClub }: Loading = {},
): Promise<void> {
  const load: DemoLoad = {
    site,
    note: async (table, id) => {
      await beat?.();
      await rememberDemoRow(site.database, table, id);
    },
  };
  const authors = await loadAuthors(load, content.authors);
  await loadPeople(load, "board-member", content.boardMembers);
  await loadPeople(load, "coach", content.coaches);
  await loadPartners(load, content.partners);
  await loadGallery(load, content.gallery, authors);
  for (const product of content.products) await loadProduct(load, product);
  // Each new article goes to the top: the last one of the list comes first.
  for (const [index, article] of content.articles.toReversed().entries()) {
    tell(index, content.articles.length);
    await loadArticle(load, article, authors);
  }
  await reorganizeArticleWeights(site.database, { userId: null, now: site.now });
  await loadBanner(load, content.banner);
  await forgetActivity(site);
}

/** Nobody did any of this: the activity log of a new site starts empty. */
async function forgetActivity({ database, now }: DemoSite): Promise<void> {
  await transaction(database, (trx) =>
    trx
      .deleteFrom("activity_log")
      .where((eb) =>
        eb.or([
          eb("created_at", "=", now.toISOString()),
          eb("subject_id", "in", eb.selectFrom("demo_rows").select("row_id")),
        ]),
      )
      .execute(),
  );
}

async function loadAuthors(
  { site, note }: DemoLoad,
  people: DemoContent["authors"],
): Promise<Authors> {
  const ids = new Map<string, string>();
  for (const author of people) {
    const id = newId();
    const avatar = author.portrait
      ? await store(site, `portraits/${author.portrait}`, avatarTarget(id))
      : null;
    await note("users", id);
    await addDemoAuthor(site.database, { ...author, id, avatarUrl: avatar, now: site.now });
    ids.set(author.key, id);
  }
  return ids;
}

/** Stores a picture of the demo and gives its address. */
async function store(site: DemoSite, file: string, target: UploadTarget): Promise<string> {
  const stored = await storeImage(site, {
    target,
    bytes: await readDemoImage(file),
    fileName: file,
    quality: "normal",
    uploadedBy: null,
    now: site.now,
  });
  return stored.url;
}

/** Stores the picture of a record that is about to be imported. */
async function storeOf(site: DemoSite, file: string, kind: AnyKind, id: string) {
  const target = pictureOf(kind)?.targetFor(id);
  return target ? await store(site, file, target) : null;
}

async function loadPeople(
  { site, note }: DemoLoad,
  subject: "coach" | "board-member",
  people: readonly DemoPerson[],
): Promise<void> {
  const kind = subject === "coach" ? coach : boardMember;
  for (const { fullName, role, portrait } of people) {
    const id = newId();
    const photo = portrait ? await storeOf(site, `portraits/${portrait}`, kind, id) : null;
    await note(kind.table, id);
    const values = { fullName, role, photo };
    await importRecord(site.database, kind, { id, values, now: site.now });
  }
}

async function loadPartners(
  { site, note }: DemoLoad,
  partners: DemoContent["partners"],
): Promise<void> {
  for (const { name, link, logo: file } of partners) {
    const id = newId();
    const logo = await storeOf(site, `partners/${file}`, partner, id);
    await note("partners", id);
    const values = { name, link: link ?? "", logo };
    await importRecord(site.database, partner, { id, values, now: site.now });
  }
}

async function loadGallery(
  { site, note }: DemoLoad,
  gallery: DemoContent["gallery"],
  authors: Authors,
): Promise<void> {
  const authorIds = [...authors.values()];
  for (const [index, image] of gallery.toReversed().entries()) {
    const url = await store(site, image.file, { kind: "gallery" });
    const id = newId();
    await note("gallery_images", id);
    await addGalleryImage(site.database, {
      id,
      title: image.title,
      description: image.description,
      url,
      alt: image.alt,
      isFeatured: image.featured,
      hasConsent: true,
      authorId: authorIds[index % authorIds.length] ?? null,
      now: site.now,
    });
  }
}

async function loadBanner({ site, note }: DemoLoad, shown: DemoBanner): Promise<void> {
  const id = newId();
  await note("important_info", id);
  const values = { ...emptyValues(banner), ...shown };
  await importRecord(site.database, banner, { id, values, now: site.now });
}
