import { LinkButton } from "./button";

type ListPagerProps = {
  /** What it is a part of, for who does not see where it stands: « Suite de la galerie ». */
  label: string;
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  /** What the way back is called. */
  before?: string;
};

/** The way on in a list that shows a hundred at once; nothing under a shorter one. */
export function ListPager({ label, page, pageCount, hrefFor, before }: ListPagerProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className="list-more" aria-label={label}>
      {page > 1 && (
        <LinkButton variant="soft" icon="arrow-left" to={hrefFor(page - 1)} rel="prev">
          {before ?? "Ce qui précède"}
        </LinkButton>
      )}
      {page < pageCount && (
        <LinkButton variant="line" arrow to={hrefFor(page + 1)} rel="next">
          Afficher la suite
        </LinkButton>
      )}
    </nav>
  );
}
