import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import { Icon } from "~/ui/icon";
import { type NewsQuery, newsPath } from "./news-query";

type NewsCountProps = {
  query: NewsQuery;
  total: number;
  pageCount: number;
  /** Places of the site were found, too. */
  hasPlaces: boolean;
};

/** How many were found, and which part of them is shown. */
export function NewsCount({ query, total, pageCount, hasPlaces }: NewsCountProps) {
  return (
    <div className="news-count" ref={useFocusOnceTurned(query)} tabIndex={-1}>
      <p role="status">{countOf(total, query.search, hasPlaces)}</p>
      {pageCount > 1 && (
        <a className="news-jump" href="#pages">
          <span key={`${query.page} ${pageCount}`}>{`Page ${query.page} sur ${pageCount}`}</span>
          <Icon name="chevron-down" size={18} />
        </a>
      )}
    </div>
  );
}

/** The link that turns a page stands below the list: without this the next Tab would go on from there. */
function useFocusOnceTurned(query: NewsQuery) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(query);
  const type = useNavigationType();
  useEffect(() => {
    const from = last.current;
    last.current = query;
    const isTurned =
      from.page !== query.page && newsPath({ ...from, page: query.page }) === newsPath(query);
    // Going back finds the place where one was.
    if (isTurned && type === "PUSH") place.current?.focus({ preventScroll: true });
  }, [query, type]);
  return place;
}

function countOf(total: number, search: string, hasPlaces: boolean): string {
  const found = search ? ` pour «\u00a0${search}\u00a0»` : "";
  if (total === 0) return `${hasPlaces ? "Aucune actualité" : "Aucun résultat"}${found}`;
  const unit = search ? "résultat" : "actualité";
  return `${total}\u00a0${unit}${total > 1 ? "s" : ""}${found}`;
}
