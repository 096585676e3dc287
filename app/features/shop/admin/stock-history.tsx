import { Link } from "react-router";
import { ListFoot } from "~/editing/list-table";
import { shortMoment } from "~/lib/french-moments";
import { Box } from "~/ui/box";
import { classNames } from "~/ui/class-names";
import { stockPath } from "./product-paths";
import type { StockChange, StockHistory } from "./product-stock.server";
import { variantName } from "./product-words";
import { CHANGES_PER_PAGE, reasonWords, signed } from "./stock-words";

type StockHistoryBoxProps = {
  productId: string;
  history: StockHistory;
  /** From 1. */
  page: number;
  today: string;
};

/** What happened to the stock, the latest first: why, who, how many, and what was left. */
export function StockHistoryBox({ productId, history, page, today }: StockHistoryBoxProps) {
  const { items, total, pageCount } = history;
  return (
    <Box id="historique" title="Historique">
      <table className="st-table">
        <caption className="sr-only">Changements du stock, les derniers d’abord</caption>
        <thead>
          <tr>
            <th scope="col">Quand</th>
            <th scope="col">Article</th>
            <th scope="col">Pourquoi</th>
            <th scope="col">Pièces</th>
            <th scope="col">Reste</th>
          </tr>
        </thead>
        <tbody>
          {items.map((change) => (
            <ChangeRow key={change.id} change={change} today={today} />
          ))}
        </tbody>
      </table>
      {pageCount > 1 && (
        <ListFoot
          page={page}
          pageCount={pageCount}
          total={total}
          pageSize={CHANGES_PER_PAGE}
          hrefFor={(other) => `${stockPath(productId)}?page=${other}`}
        />
      )}
    </Box>
  );
}

function ChangeRow({ change, today }: { change: StockChange; today: string }) {
  const { at, delta, stockAfter } = change;
  return (
    <tr>
      <td className="st-when">{shortMoment(at, today)}</td>
      <td>{variantName(change) || "Article unique"}</td>
      <td>
        <Reason change={change} />
      </td>
      <td className={classNames("st-number", delta < 0 ? "st-less" : "st-more")}>
        {signed(delta)}
      </td>
      <td className="st-number">
        <span className="st-word">reste </span>
        {stockAfter}
      </td>
    </tr>
  );
}

function Reason({ change: { reason, order, userName } }: { change: StockChange }) {
  return (
    <>
      {reasonWords(reason)}
      {order && (
        <>
          {" "}
          <Link to={`/admin/boutique/commandes/${order.id}`}>{order.number}</Link>
        </>
      )}
      {userName && <small className="st-who">{userName}</small>}
    </>
  );
}
