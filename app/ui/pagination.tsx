import { Icon } from "./icon";
import { Link } from "./link";

type PaginationProps = {
  /** From 1. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  label?: string;
};

/** First, last, and the neighbours of the current page; null is a gap. */
export function pagesShown(page: number, pageCount: number): (number | null)[] {
  const wanted = new Set([1, pageCount, page - 1, page, page + 1]);
  const pages = [...wanted].filter((n) => n >= 1 && n <= pageCount).sort((a, b) => a - b);
  return pages.flatMap((n, i) => {
    const previous = pages[i - 1];
    if (previous === undefined || n === previous + 1) return [n];
    return n === previous + 2 ? [n - 1, n] : [null, n];
  });
}

/** Real links, so that every page has its address; nothing at all when there is one page only. */
export function Pagination({ page, pageCount, hrefFor, label = "Pages" }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className="pager" aria-label={label}>
      {page > 1 && (
        <Link className="pager-step" to={hrefFor(page - 1)} rel="prev">
          <Icon name="chevron-left" />
          <span>Page précédente</span>
        </Link>
      )}
      {pagesShown(page, pageCount).map((n, i, all) =>
        n === null ? (
          <span className="pager-gap" key={`after-${all[i - 1]}`}>
            …
          </span>
        ) : (
          <Link
            key={n}
            className="pager-page"
            to={hrefFor(n)}
            aria-label={`Page ${n}`}
            aria-current={n === page ? "page" : undefined}
          >
            {n}
          </Link>
        ),
      )}
      {page < pageCount && (
        <Link className="pager-step" to={hrefFor(page + 1)} rel="next">
          <span>Page suivante</span>
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}
