import { Box } from "~/ui/box";
import type { OrderLine } from "../order.types";
import { price } from "../price";
import type { AdminOrder } from "./admin-orders.types";

/** What was ordered, at the prices of that day, and what is left to pay. */
export function OrderContents({ order }: { order: AdminOrder }) {
  const { lines, totalCents, keptCents, dueCents } = order;
  return (
    <Box id="articles" title="Articles">
      <table className="od-lines">
        <caption className="sr-only">Articles de la commande</caption>
        <thead>
          <tr>
            <th scope="col">Article</th>
            <th scope="col">Quantité</th>
            <th scope="col">Prix unitaire</th>
            <th scope="col">Montant</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRow key={line.id} line={line} />
          ))}
        </tbody>
        <tfoot>
          <SumRow label="Total commandé" cents={totalCents} />
          {keptCents !== totalCents && <SumRow label="Rétracté" cents={keptCents - totalCents} />}
          <SumRow label="Reste à payer" cents={dueCents} isMain />
        </tfoot>
      </table>
    </Box>
  );
}

function LineRow({ line }: { line: OrderLine }) {
  const { productName, size, colour, personalisation, quantity, unitPriceCents } = line;
  const choice = [size, colour].filter(Boolean).join(", ");
  return (
    <tr className={line.isWithdrawn ? "is-withdrawn" : undefined}>
      <th scope="row">
        <b>{productName}</b>
        {choice && <small>{choice}</small>}
        {personalisation && (
          <small>
            Personnalisé{"\u00a0"}: «{"\u00a0"}
            {personalisation}
            {"\u00a0"}»
          </small>
        )}
        {line.isWithdrawn && <small className="od-gone">Rétracté</small>}
      </th>
      <td>{quantity}</td>
      <td>{price(unitPriceCents)}</td>
      <td>{price(unitPriceCents * quantity)}</td>
    </tr>
  );
}

type SumRowProps = { label: string; cents: number; isMain?: boolean };

function SumRow({ label, cents, isMain = false }: SumRowProps) {
  return (
    <tr className={isMain ? "is-main" : undefined}>
      <th scope="row" colSpan={2}>
        {label}
      </th>
      <td colSpan={2}>{price(cents)}</td>
    </tr>
  );
}
