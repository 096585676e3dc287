import { type ArticleValues, hasBody, lacksAlt } from "./article";
import type { MissingPart } from "./article-results.types";

/** The parts that a draft still needs, for the dashboard. */
export function missingParts({
  title,
  content,
  cover,
  images,
  event,
}: ArticleValues): MissingPart[] {
  const missing: MissingPart[] = [];
  if (!title.trim()) missing.push("title");
  if (!hasBody(content)) missing.push("text");
  if (event && !event.day) missing.push("date");
  if (event && !event.location.trim()) missing.push("location");
  if (articleLacksAlt({ cover, images })) missing.push("alt");
  return missing;
}

/** Whether a picture that carries meaning has no description. */
export function articleLacksAlt({
  cover,
  images,
}: Pick<ArticleValues, "cover" | "images">): boolean {
  return (cover !== null && lacksAlt(cover)) || images.some(lacksAlt);
}
