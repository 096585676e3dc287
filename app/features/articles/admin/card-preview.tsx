import { parisDay } from "~/lib/paris-instants";
import { cutTitle } from "~/lib/truncate";
import { Box } from "~/ui/box";
import type { ArticleSummary } from "../article.types";
import { ArticleCard } from "../article-card";
import { eventOfArticle } from "../event-details";
import type { EditorValues } from "./editor-values";

type CardPreviewProps = {
  articleId: string;
  values: EditorValues;
  today: string;
  /** Instant that stands for the publication when none is chosen. */
  now: string;
};

/** The card as the site will show it, while it is being written. */
export function CardPreview({ articleId, values, today, now }: CardPreviewProps) {
  const { title, section, cover, status, publishDate } = values;
  const isDated = status !== "draft" && publishDate;
  const publishedAt = isDated ? `${publishDate}T12:00:00Z` : now;
  const summary: ArticleSummary = {
    id: articleId,
    title: title || "Sans titre",
    cutTitle: cutTitle(title),
    excerpt: "",
    section,
    publishedDay: parisDay(publishedAt),
    cover: cover && { ...cover, alt: "" },
    event: eventOfArticle(values),
  };
  return (
    <Box id="carte" title="Aperçu de la carte">
      <div inert>
        <ArticleCard article={summary} today={today} sizes="19rem" />
      </div>
    </Box>
  );
}
