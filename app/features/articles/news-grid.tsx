import type { ArticleSummary } from "./article.types";
import { ArticleCard, LEAD_SIZES } from "./article-card";

type NewsProps = { articles: readonly ArticleSummary[]; today: string };

/** The latest news of the home page: a large first card, the others below. */
export function NewsGrid({ articles, today }: NewsProps) {
  return (
    <div className="news-grid">
      {articles.map((article, i) => (
        <ArticleCard
          key={article.id}
          article={article}
          today={today}
          lead={i === 0}
          sizes={articles.length === 2 ? LEAD_SIZES : undefined}
        />
      ))}
    </div>
  );
}

/** Cards of equal size: lists, further reading. */
export function CardGrid({
  articles,
  today,
  heading,
}: NewsProps & { heading?: "h2" | "h3" | undefined }) {
  return (
    <div className="card-grid rows">
      {articles.map((article) => (
        <ArticleCard
          key={article.id}
          article={article}
          today={today}
          heading={heading}
          sizes="(width < 40rem) calc(100vw - 2.25rem), (width < 72rem) 45vw, 25rem"
        />
      ))}
    </div>
  );
}
