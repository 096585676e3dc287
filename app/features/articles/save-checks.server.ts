import type { FieldErrors } from "~/lib/field-errors";
import { parseMediaUrl } from "~/lib/media-url";
import { storableLine } from "~/lib/storable-text";
import type { Queryable } from "~/platform/database/database.server";
import { isStoredImage } from "~/platform/pictures/stored-pictures.server";
import { sanitizeContent } from "~/platform/rich-text/sanitize-content.server";
import type { ArticleDocument, EditableImage } from "./article.types";
import { imageUrlsOf } from "./article-files.server";
import type { SaveInput } from "./article-results.types";
import { publicationErrors, publishErrors, type RuleError, toFieldErrors } from "./publish-rules";
import { findStoredArticle, type StoredArticle } from "./stored-article.server";

const LOST_IMAGE = "Cette image n’est pas arrivée sur le site\u00a0: ajoutez-la de nouveau.";

/** The document as it is stored: HTML sanitised, texts without what databases refuse. */
export function cleanDocument(document: ArticleDocument): ArticleDocument {
  const { cover, eventLocation } = document;
  return {
    ...document,
    title: storableLine(document.title),
    content: sanitizeContent(document.content),
    cover: cover && {
      ...cover,
      alt: storableLine(cover.alt),
      focusX: Math.round(cover.focusX),
      focusY: Math.round(cover.focusY),
    },
    images: document.images.map(cleanImage),
    eventLocation: eventLocation && (storableLine(eventLocation) || null),
  };
}

function cleanImage(image: EditableImage): EditableImage {
  return { ...image, alt: storableLine(image.alt), caption: storableLine(image.caption) };
}

/** What keeps a save from being written, by field; null when nothing does. */
export async function findSaveErrors(db: Queryable, save: SaveInput): Promise<FieldErrors | null> {
  const stored = await findStoredArticle(db, save.id);
  const errors = await imageErrors(db, stored, save);
  if (save.intent === "save" && save.publication.status === "published") {
    const shown = stored?.row.status === "published" ? stored.row : null;
    const dates = shown && { from: shown.published_from, until: shown.published_until };
    errors.push(...publishErrors(save.document));
    errors.push(...publicationErrors(save.publication, dates, save.now));
  }
  return errors.length > 0 ? toFieldErrors(errors) : null;
}

/** A picture new to the article must be in its own folder and really stored. */
async function imageErrors(
  db: Queryable,
  stored: StoredArticle | null,
  save: SaveInput,
): Promise<RuleError[]> {
  const known = new Set(
    [stored?.live, stored?.workingCopy].flatMap((document) =>
      document ? imageUrlsOf(document) : [],
    ),
  );
  const added = imageUrlsOf(save.document).filter((url) => !known.has(url));
  if (added.length === 0) return [];
  const isThere = await Promise.all(added.map((url) => isStoredImage(db, url)));
  const lost = new Set(added.filter((_, index) => !isThere[index]));
  const isOwn = (url: string) => parseMediaUrl(url)?.path.startsWith(`articles/${save.id}/`);
  const isRefused = (url: string) => !known.has(url) && (lost.has(url) || !isOwn(url));
  const { cover, images, content } = save.document;
  const errors: RuleError[] = [];
  const fail = (path: RuleError["path"]) => errors.push({ path, message: LOST_IMAGE });
  if (cover && isRefused(cover.url)) fail(["coverUrl"]);
  images.forEach((image, index) => {
    if (isRefused(image.url)) fail(["images", index, "url"]);
  });
  if (imageUrlsOf({ content, cover: null, images: [] }).some((url) => lost.has(url))) {
    fail(["content"]);
  }
  return errors;
}
