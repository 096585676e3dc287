import type {
  ArticleDocument,
  CoverImage,
  EditableCover,
  EditableImage,
} from "~/features/articles/article.types";
import { saveArticle } from "~/features/articles/save-article.server";
import { storeImage } from "~/platform/pictures/stored-pictures.server";
import { newId } from "~/platform/random.server";
import type { DemoArticle } from "~database/demo/demo.types";
import { demoEventDay, demoPublication } from "./demo-dates";
import { readDemoImage } from "./demo-images";
import type { Authors, DemoLoad } from "./demo-load";

/** Saves an article of the demo as an editor would, at the top, with its pictures. */
export async function loadArticle(
  { site, note }: DemoLoad,
  article: DemoArticle,
  authors: Authors,
): Promise<void> {
  const id = newId();
  const published = demoPublication(article, site.now);
  const document = await storeDocument(site, id, article);
  await note("articles", id);
  const saved = await saveArticle(site.database, {
    id,
    version: 0,
    document,
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
  if (saved.kind !== "saved")
    throw new Error(`Demo article ${article.key}: ${JSON.stringify(saved)}`);
}

async function storeDocument(
  site: DemoLoad["site"],
  id: string,
  article: DemoArticle,
): Promise<ArticleDocument> {
  const { event } = article;
  return {
    title: article.title,
    content: article.content,
    section: article.section,
    cover: article.cover && (await storeCover(site, id, article.cover)),
    images: await storeImages(site, id, article.images),
    isEvent: event !== null,
    eventDate: event && demoEventDay(event, site.now),
    eventTime: event?.time ?? null,
    eventEndDate: null,
    eventEndTime: null,
    eventLocation: event?.location ?? null,
    eventState: event?.state ?? "confirmed",
  };
}

async function storeScene(
  site: DemoLoad["site"],
  articleId: string,
  file: string,
): Promise<string> {
  const stored = await storeImage(site, {
    target: { kind: "article", articleId },
    bytes: await readDemoImage(file),
    fileName: file,
    quality: "normal",
    uploadedBy: null,
    now: site.now,
  });
  return stored.url;
}

async function storeCover(
  site: DemoLoad["site"],
  articleId: string,
  cover: NonNullable<DemoArticle["cover"]>,
): Promise<EditableCover> {
  const { file, ...shown } = cover;
  const image: CoverImage = { ...shown, url: await storeScene(site, articleId, file) };
  return { ...image, isDecorative: false };
}

async function storeImages(
  site: DemoLoad["site"],
  articleId: string,
  images: DemoArticle["images"],
): Promise<EditableImage[]> {
  const stored: EditableImage[] = [];
  for (const { file, ...shown } of images) {
    const url = await storeScene(site, articleId, file);
    stored.push({ ...shown, id: newId(), url, isDecorative: false });
  }
  return stored;
}
