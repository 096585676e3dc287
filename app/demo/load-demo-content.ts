import { basename } from "node:path";
import { fillClub } from "~/club/fill-club.server";
import { listNewsSectionChoices } from "~/club/sections/section-choices.server";
import { upsertProfile } from "~/features/accounts/profiles.server";
import { type ArticleValues, NEW_EVENT } from "~/features/articles/article";
import { reorganizeArticleWeights } from "~/features/articles/order-articles.server";
import { saveArticle } from "~/features/articles/save-article.server";
import { banner } from "~/features/banner/banner";
import { publishPhotos } from "~/features/gallery/publish-photos.server";
import { partner } from "~/features/partners/partner";
import { eurosOf } from "~/features/shop/admin/price-input";
import type { ProductImage } from "~/features/shop/admin/product";
import { saveProduct } from "~/features/shop/admin/save-product.server";
import { boardMember, coach } from "~/features/team/member";
import { avatarTarget, type UploadTarget } from "~/lib/pictures";
import { transaction } from "~/platform/database/transaction.server";
import { storeImage } from "~/platform/pictures/stored-pictures.server";
import { newId } from "~/platform/random.server";
import type { Services } from "~/platform/services.server";
import { checkFields } from "~/records/check-values";
import { type AnyKind, pictureOf } from "~/records/kind";
import { rules } from "~/records/rules";
import { saveRecord } from "~/records/save-record.server";
import {
  type DemoArticle,
  type DemoContent,
  type DemoProduct,
  demoContent,
  demoEventDay,
  demoPublication,
} from "./demo-content";
import { type DemoTable, forgetDemoActivity, rememberDemoRow } from "./demo-rows";

/** The pictures, each in a chunk of its own that is read only while the demo content is loaded. */
const images = import.meta.glob<string>("/content/demo/images/**/*.{jpg,png}", {
  query: "?inline",
  import: "default",
});

type DemoSite = Pick<Services, "database" | "storage" | "now">;

/** A load of the demo content that is under way. */
type DemoLoad = {
  site: DemoSite;
  /** Notes a row before it is made: what an interrupted load leaves is always known. */
  note(table: DemoTable, id: string): Promise<void>;
};

/** The accounts of the demo's authors, by key. */
type Authors = ReadonlyMap<string, string>;

type Loading = {
  /** Called before each row; what it throws ends the load. */
  beat?: () => Promise<void>;
  content?: DemoContent;
};

/**
 * Fills an empty site with the fictional club's content, through the commands that volunteers' forms
 * call. Dates are relative to `site.now`, the first start. Each row is noted before it is made, so
 * that `removeDemoContent` finds it again, wherever the load is cut.
 */
export async function loadDemoContent(
  site: DemoSite,
  tell: (done: number, total: number) => void,
  { beat, content = demoContent() }: Loading = {},
): Promise<void> {
  const load: DemoLoad = {
    site,
    note: async (table, id) => {
      await beat?.();
      await rememberDemoRow(site.database, table, id);
    },
  };
  const authors = new Map<string, string>();
  for (const author of content.authors) authors.set(author.key, await loadAuthor(load, author));
  for (const member of content.boardMembers) await loadPerson(load, boardMember, member);
  for (const member of content.coaches) await loadPerson(load, coach, member);
  for (const { name, link, logo } of content.partners) {
    await loadRecord(load, partner, { name, link: link ?? "" }, `partners/${logo}`);
  }
  await loadGallery(load, content.gallery, [...authors.values()]);
  for (const product of content.products) await loadProduct(load, product);
  // The sections name the coaches above, and the articles below name the sections.
  await fillClub(site.database, { words: "demo", now: site.now });
  const sections = await listNewsSectionChoices(site.database.kysely);
  const known = new Set(sections.map(({ value }) => value));
  // Each new article goes to the top: the last one of the list comes first.
  for (const [index, article] of content.articles.toReversed().entries()) {
    tell(index, content.articles.length);
    // A club that began without the demo has other sections, or none.
    const section = known.has(article.section ?? "") ? article.section : null;
    await loadArticle(load, { ...article, section }, authors);
  }
  await reorganizeArticleWeights(site.database, { userId: null, now: site.now });
  await loadRecord(load, banner, content.banner, null);
  await transaction(site.database, (trx) => forgetDemoActivity(trx, site.now));
}

/** A fictional author: a user without a password and deactivated, who signs articles and can never sign in. */
async function loadAuthor(
  { site, note }: DemoLoad,
  { firstName, lastName, email, portrait }: DemoContent["authors"][number],
): Promise<string> {
  const id = newId();
  const stamp = site.now.toISOString();
  const avatarUrl = portrait && (await store(site, `portraits/${portrait}`, avatarTarget(id)));
  await note("users", id);
  await transaction(site.database, async (trx) => {
    await trx
      .insertInto("users")
      .values({
        id,
        name: `${firstName} ${lastName}`,
        email,
        email_verified: false,
        image: null,
        role: "editor",
        deactivated_at: stamp,
        created_at: stamp,
        updated_at: stamp,
      })
      .execute();
    await upsertProfile(trx, id, { firstName, lastName, avatarUrl });
  });
  return id;
}

/** Stores a picture of `content/demo/images` (made by `scripts/draw-demo-images.js`) and gives its address. */
async function store(site: DemoSite, file: string, target: UploadTarget): Promise<string> {
  const read = images[`/content/demo/images/${file}`];
  if (!read) throw new Error(`Demo picture not found: ${file}`);
  const dataUrl = await read();
  const stored = await storeImage(site, {
    target,
    source: Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64"),
    fileName: basename(file),
    quality: "normal",
    uploadedBy: null,
    now: site.now,
  });
  return stored.url;
}

async function loadPerson(
  load: DemoLoad,
  kind: AnyKind,
  { fullName, role, portrait }: DemoContent["coaches"][number],
): Promise<void> {
  await loadRecord(load, kind, { fullName, role }, portrait && `portraits/${portrait}`);
}

async function loadRecord(
  { site, note }: DemoLoad,
  kind: AnyKind,
  shown: Record<string, unknown>,
  file: string | null,
): Promise<void> {
  const id = newId();
  const picture = pictureOf(kind);
  const url = picture && file ? await store(site, file, picture.targetFor(id)) : null;
  await note(kind.table, id);
  const checked = checkFields(kind, picture && url ? { ...shown, [picture.name]: url } : shown);
  if (!checked || "errors" in checked)
    throw new Error(`Demo ${kind.subject}: ${JSON.stringify(shown)}`);
  const save = { id, version: 0, userId: null, name: null, now: site.now, values: checked.values };
  expectSaved(kind.subject, await saveRecord(site.database, rules(kind), save));
}

/** Throws where the rules of the site refuse something: that is a mistake in `content/demo`. */
function expectSaved(subject: string, answer: { kind: string }): void {
  if (answer.kind === "saved" || answer.kind === "published") return;
  throw new Error(`Demo ${subject}: ${JSON.stringify(answer)}`);
}

async function loadGallery(
  { site, note }: DemoLoad,
  gallery: DemoContent["gallery"],
  authors: readonly string[],
): Promise<void> {
  for (const [index, { file, featured, ...words }] of gallery.toReversed().entries()) {
    const url = await store(site, file, { kind: "gallery" });
    const id = newId();
    await note("gallery_images", id);
    const photo = { ...words, id, url, isDecorative: false, isFeatured: featured };
    const answer = await publishPhotos(site.database, {
      batch: { photos: [photo], seriesTitle: "", hasConsent: true },
      userId: authors[index % authors.length] ?? null,
      now: site.now,
    });
    expectSaved("photo", answer);
  }
}

/** Puts a product of the demo at the end of the catalogue, with its pictures and its first stock. */
export async function loadProduct({ site, note }: DemoLoad, product: DemoProduct): Promise<void> {
  const { name, description, personalisation } = product;
  const id = newId();
  const images: ProductImage[] = [];
  for (const { file, alt } of product.pictures) {
    const url = await store(site, `products/${file}`, { kind: "product", productId: id });
    images.push({ id: newId(), url, alt, isDecorative: false });
  }
  await note("products", id);
  const answer = await saveProduct(site.database, {
    id,
    version: 0,
    values: {
      name,
      description,
      isHidden: false,
      images,
      price: eurosOf(product.priceCents),
      sizeGuide: product.sizeGuide,
      personalisation: personalisation && {
        label: personalisation.label,
        price: eurosOf(personalisation.priceCents),
      },
      variants: product.variants.map(({ priceCents, ...variant }) => ({
        ...variant,
        id: newId(),
        price: priceCents === undefined ? null : eurosOf(priceCents),
      })),
    },
    userId: null,
    now: site.now,
  });
  expectSaved(name, answer);
}

/** Saves an article of the demo as an editor would, at the top, with its pictures. */
async function loadArticle(
  { site, note }: DemoLoad,
  article: DemoArticle,
  authors: Authors,
): Promise<void> {
  const id = newId();
  const { title, content, section, cover, event } = article;
  const published = demoPublication(article, site.now);
  const storeShown = async <Shown extends { file: string }>({ file, ...shown }: Shown) => {
    const url = await store(site, file, { kind: "article", articleId: id });
    return { ...shown, url, isDecorative: false };
  };
  const storedCover = cover && (await storeShown(cover));
  const photos = [];
  for (const image of article.images) photos.push({ ...(await storeShown(image)), id: newId() });
  await note("articles", id);
  const values: ArticleValues = {
    title,
    content,
    section,
    cover: storedCover,
    images: photos,
    event: event && {
      ...NEW_EVENT,
      day: demoEventDay(event, site.now),
      time: event.time,
      location: event.location ?? "",
      state: event.state,
    },
  };
  const answer = await saveArticle(site.database, {
    id,
    version: 0,
    values,
    publication: {
      status: published ? "published" : "draft",
      // One that is out already went out when it was saved (`now` below).
      from: published && published > site.now ? published.toISOString() : null,
      until: null,
    },
    intent: "save",
    userId: authors.get(article.author) ?? null,
    now: published && published < site.now ? published : site.now,
  });
  expectSaved(article.key, answer);
}
