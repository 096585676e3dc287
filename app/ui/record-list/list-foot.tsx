import { Pagination } from "~/ui/pagination";

type ListFootProps = {
  /** From 1. */
  page: number;
  pageSize: number;
  pageCount: number;
  total: number;
  hrefFor: (page: number) => string;
};

/** `1 – 12 sur 48`, and the other pages. */
export function ListFoot({ page, pageSize, pageCount, total, hrefFor }: ListFootProps) {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  return (
    <div className="al-foot">
      <p>
        {first}
        {"\u00a0–\u00a0"}
        {last} sur {total}
      </p>
      <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} label="Pages de la liste" />
    </div>
  );
}
