import { Box } from "~/ui/box";
import { MoreLink } from "~/ui/section-heading";
import { TodoLine } from "~/ui/todo-line";
import type { OrderEntry } from "./admin-orders.types";
import { OrderLink } from "./order-link";
import { ORDERS_PATH, ordersHref } from "./order-paths";

type OrdersBoxProps = { next: readonly OrderEntry[]; ready: number; today: string };

/** On the dashboard: what is to be prepared next, and how much waits for its buyers. */
export function OrdersBox({ next, ready, today }: OrdersBoxProps) {
  return (
    <Box
      id="commandes"
      title="Commandes à préparer"
      action={<MoreLink to={ORDERS_PATH}>Toutes les commandes</MoreLink>}
    >
      {next.length === 0 && <p className="admin-note">Tout est préparé.</p>}
      <ul className="ms-entries">
        {next.map((order) => (
          <li key={order.id}>
            <OrderLink order={order} today={today} />
          </li>
        ))}
      </ul>
      {ready > 0 && (
        <p className="admin-note od-waiting">
          {ready > 1
            ? `${ready}\u00a0commandes prêtes attendent leur acheteur.`
            : "Une commande prête attend son acheteur."}
        </p>
      )}
    </Box>
  );
}

/** On the dashboard: withdrawals that wait for goods or for money, as a thing to do. */
export function OpenWithdrawals({ count }: { count: number }) {
  return (
    <TodoLine
      icon="undo"
      tone="is-urgent"
      what={count > 1 ? `${count}\u00a0rétractations à suivre` : "Une rétractation à suivre"}
      how={"Articles à reprendre ou argent à rendre\u00a0: la loi donne quatorze jours."}
      to={ordersHref({ filter: "withdrawals" })}
      act="Voir"
      actLabel="Voir les rétractations"
    />
  );
}
