import { Link } from "react-router";
import { shortDate } from "~/lib/french-dates";
import { shortMoment } from "~/lib/french-moments";
import { isWaiting } from "../order-transitions";
import { price } from "../price";
import type { OrderEntry } from "./admin-orders.types";
import { orderPath } from "./order-paths";
import { OrderState, PaymentState } from "./order-state";

type OrderLinkProps = { order: OrderEntry; today: string };

/** An order in a line, with the way to it: of the list, and of the dashboard. */
export function OrderLink({ order, today }: OrderLinkProps) {
  const { id, number, name, placedAt, pickup, pieces, keptCents } = order;
  const isLate = pickup.day < today && isWaiting(order);
  return (
    <Link to={orderPath(id)} className="od-entry">
      <b className="od-number">{number}</b>
      <span className="od-name">{name}</span>
      <time dateTime={placedAt}>{shortMoment(placedAt, today)}</time>
      <span className="od-what">
        {pieces > 0 && `${articles(pieces)}, ${price(keptCents)} · `}
        {isLate ? "retrait prévu le " : "retrait le "}
        {`${shortDate(pickup.day, today)}, `}
        <span className="od-hours">{pickup.hours}</span>
        {isLate && <b className="od-late"> (passé)</b>}
      </span>
      <span className="od-marks">
        <OrderState state={order.state} />
        <PaymentState {...order} />
        <WithdrawalState order={order} />
      </span>
    </Link>
  );
}

function WithdrawalState({ order: { withdrawal, state } }: { order: OrderEntry }) {
  if (withdrawal === "open") return <span className="od-open">Rétractation à suivre</span>;
  if (withdrawal === null || state === "withdrawn") return null;
  return <span className="od-settled">Rétractation partielle</span>;
}

/** `1 article`, `3 articles`. */
function articles(count: number): string {
  return `${count}\u00a0${count > 1 ? "articles" : "article"}`;
}
