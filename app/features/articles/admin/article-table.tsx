import { Fragment, useState } from "react";
import { Link } from "react-router";
import { OrderControls } from "~/editing/order-controls";
import { useOrderedList } from "~/editing/use-ordered-list";
import type { CommandFields } from "~/lib/command";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import type { Reorder } from "~/ui/use-pointer-reorder";
import type { AdminArticleRow } from "../article.types";
import type { AdminSort } from "../article-results.types";
import { displayTitle } from "../article-text";
import { announceContentEdit } from "../upcoming-events-cache";
import { articleActPath } from "./article-paths";
import { ArticleRowView } from "./article-row";
import { canReorder, LIST_PATH, type ListParams, listHref } from "./list-query";
import { RepeatDialog } from "./repeat-dialog";
import { SwapDialog } from "./swap-dialog";

type ArticleTableProps = {
  rows: readonly AdminArticleRow[];
  params: ListParams;
  today: string;
  isLastPage: boolean;
  /** Rank of the last article that the home page shows; null when it shows fewer. */
  homeLimit: number | null;
};

/** The list in site order or another one; drag and arrows in the first case only. */
export function ArticleTable(props: ArticleTableProps) {
  const { rows, params } = props;
  const [swapping, setSwapping] = useState<AdminArticleRow | null>(null);
  const [repeating, setRepeating] = useState<AdminArticleRow | null>(null);
  const { reorder, run, isLoading } = useOrderedList<HTMLTableElement, AdminArticleRow>({
    items: rows,
    axis: "y",
    listPath: LIST_PATH,
    actPathOf: articleActPath,
    onDone: announceContentEdit,
  });
  const command = (fields: CommandFields) => void run(fields);
  return (
    <>
      <table
        ref={reorder.container}
        className={classNames("al-list", isLoading && "is-loading")}
        aria-busy={isLoading}
      >
        <caption className="sr-only">
          {canReorder(params)
            ? "Actualités et événements, dans l’ordre du site"
            : "Actualités et événements"}
        </caption>
        <TableHead params={params} />
        <TableBody
          {...props}
          reorder={reorder}
          onCommand={command}
          onSwap={setSwapping}
          onRepeat={setRepeating}
        />
      </table>
      {swapping && (
        <SwapDialog
          row={swapping}
          rows={rows}
          onClose={() => setSwapping(null)}
          onSwap={(otherId) => command({ intent: "swap", id: swapping.id, otherId })}
        />
      )}
      {repeating?.event && (
        <RepeatDialog
          row={repeating}
          event={repeating.event}
          today={props.today}
          onClose={() => setRepeating(null)}
          onRepeat={async (days) => {
            const sent = { intent: "repeat", id: repeating.id, days: days.join(",") };
            return (await run(sent)).ok;
          }}
        />
      )}
    </>
  );
}

type TableBodyProps = ArticleTableProps & {
  reorder: Pick<Reorder, "handleProps" | "itemClass">;
  onCommand: (fields: CommandFields) => void;
  onSwap: (row: AdminArticleRow) => void;
  onRepeat: (row: AdminArticleRow) => void;
};

function TableBody({ rows, params, today, isLastPage, homeLimit, ...props }: TableBodyProps) {
  const { reorder, onCommand, onSwap, onRepeat } = props;
  const isOrdered = canReorder(params);
  const orderOf = (row: AdminArticleRow, index: number) =>
    isOrdered &&
    row.position !== null && (
      <OrderControls
        look="line"
        path={articleActPath(row.id)}
        id={row.id}
        title={displayTitle(row.title)}
        position={row.position}
        isFirst={row.position === 1}
        isLast={isLastPage && index === rows.length - 1}
        handle={reorder.handleProps(row.id)}
        onCommand={onCommand}
      />
    );
  return (
    <tbody>
      {rows.map((row, index) => (
        <Fragment key={row.id}>
          <ArticleRowView
            row={row}
            today={today}
            canReorder={isOrdered && rows.length > 1}
            className={reorder.itemClass(row.id)}
            onCommand={onCommand}
            onSwap={() => onSwap(row)}
            onRepeat={() => onRepeat(row)}
            order={orderOf(row, index)}
          />
          {isOrdered && row.position === homeLimit && <FinishLine />}
        </Fragment>
      ))}
    </tbody>
  );
}

function FinishLine() {
  return (
    <tr className="al-finish">
      <td colSpan={6}>
        <div>Au-dessus de cette ligne{"\u00a0"}: les 4 actualités de la page d’accueil</div>
      </td>
    </tr>
  );
}

function TableHead({ params }: { params: ListParams }) {
  return (
    <thead>
      <tr>
        <SortHeader params={params} sort="site" label="Ordre" />
        <th scope="col">
          <span className="sr-only">Image</span>
        </th>
        <SortHeader params={params} sort="title" label="Titre" />
        <th scope="col">État</th>
        <SortHeader params={params} sort="modified" label="Modifié" className="al-mod" />
        <th scope="col">
          <span className="sr-only">Actions</span>
        </th>
      </tr>
    </thead>
  );
}

type SortHeaderProps = { params: ListParams; sort: AdminSort; label: string; className?: string };

function SortHeader({ params, sort, label, className }: SortHeaderProps) {
  const isCurrent = params.sort === sort;
  const usual = sort === "modified" ? "desc" : "asc";
  const direction = isCurrent ? (params.direction ?? usual) : undefined;
  const next = isCurrent && sort !== "site" ? (direction === "asc" ? "desc" : "asc") : undefined;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={direction && (direction === "asc" ? "ascending" : "descending")}
    >
      <Link to={listHref(params, { sort, direction: next })} preventScrollReset>
        {label}
        <Icon
          name={direction ? (direction === "asc" ? "chevron-up" : "chevron-down") : "sort"}
          size={16}
        />
      </Link>
    </th>
  );
}
