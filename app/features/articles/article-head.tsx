import { useSite } from "~/club/use-site";
import { longDate, shortDate } from "~/lib/french-dates";
import { derivedUrl, imageSizeOf } from "~/lib/media-url";
import { fittedSize } from "~/lib/pictures";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { classNames } from "~/ui/class-names";
import { Picture } from "~/ui/picture";
import type { ArticleAuthor, ArticleDetail, CoverImage } from "./article.types";
import { isShownWhole } from "./cover-shape";
import { SectionTag } from "./section-tag";

type ArticleHeadProps = {
  article: ArticleDetail;
  /** Day in Paris, `YYYY-MM-DD`. */
  today: string;
};

/** Where the reader is, what the article is, who signs it. */
export function ArticleHead({ article, today }: ArticleHeadProps) {
  const day = article.publishedDay;
  const crumbs = [
    { label: "Accueil", to: "/" },
    { label: "Actualités", to: "/actualites" },
    { label: article.title },
  ];
  return (
    <header className="article-head">
      <Breadcrumbs crumbs={crumbs} />
      <p className="card-meta">
        <SectionTag section={article.section} />{" "}
        <time dateTime={day} title={longDate(day)}>
          {shortDate(day, today)}
        </time>{" "}
        <span>
          {article.readingMinutes}
          {"\u00a0"}min de lecture
        </span>
      </p>
      <h1 className="d1">{article.title}</h1>
      {article.lead && <p className="lead">{article.lead}</p>}
      <Byline author={article.author} />
    </header>
  );
}

function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.slice(0, 1).toUpperCase() ?? "")
    .join("");
}

/** The club signs where no person gave their name. */
function Byline({ author }: { author: ArticleAuthor | null }) {
  const { club } = useSite();
  return (
    <p className="byline">
      <Picture
        src={author?.avatarUrl ?? null}
        alt=""
        sizes="2.75rem"
        widths={[160]}
        placeholder={author ? initials(author.name) : club.initials}
      />
      <span>
        Par <b>{author?.name ?? (club.name || "le club")}</b>
      </span>
    </p>
  );
}

/** The room of a cover that is shown whole, in pixels: as wide as the page, as high as most screens. */
const ROOM = { maxWidth: 1248, maxHeight: 720 };

/** The picture of the article, the largest of the first screen: in its frame, or whole; alone at a press. */
export function ArticleCover({ cover }: { cover: CoverImage }) {
  const { club } = useSite();
  const { url, alt, focusX, focusY } = cover;
  const size = isShownWhole(url) ? imageSizeOf(url) : null;
  const place = size ? fittedSize(size, ROOM) : undefined;
  return (
    <figure className={classNames("cover", place && "cover-whole")}>
      <a
        href={derivedUrl(url, 1920, "webp")}
        aria-label={alt ? `Agrandir\u00a0: ${alt}` : "Agrandir l’image"}
      >
        <Picture
          src={url}
          alt={alt}
          focusX={focusX}
          focusY={focusY}
          place={place}
          sizes={
            place
              ? `(width < 48rem) calc(100vw - 2.25rem), ${place.width}px`
              : "(width < 82rem) calc(100vw - 2.25rem), 78rem"
          }
          priority
          placeholder={club.initials}
        />
      </a>
    </figure>
  );
}
