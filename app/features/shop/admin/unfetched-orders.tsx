import type { CommandFields } from "~/lib/command";
import { KEPT_DAYS } from "~/lib/sale-law";
import { Alert } from "~/ui/alert";
import { CommandButton } from "~/ui/commands";
import { TodoLine } from "~/ui/todo-line";
import type { OrderEntry } from "./admin-orders.types";
import { ORDER_COMMANDS_PATH, ordersHref } from "./order-paths";

/** `3 commandes attendent depuis plus de 30 jours` */
function unfetchedInWords(count: number): string {
  const orders = count > 1 ? `${count}\u00a0commandes attendent` : "Une commande attend";
  return `${orders} depuis plus de ${KEPT_DAYS}\u00a0jours`;
}

/** On the dashboard: orders that their buyers did not come for, as a thing to do. */
export function UnfetchedTodo({ count }: { count: number }) {
  return (
    <TodoLine
      icon="bag"
      tone="is-soon"
      what={unfetchedInWords(count)}
      how={"Appelez l’acheteur, ou annulez\u00a0: les articles reviennent en stock."}
      to={ordersHref({ filter: "unfetched" })}
      act="Voir"
      actLabel="Voir les commandes non retirées"
    />
  );
}

/** Above their list: what a cancellation does, and what it leaves to a person. */
export function UnfetchedNote({ count }: { count: number }) {
  return (
    <div className="od-unfetched">
      <Alert>
        <b>{unfetchedInWords(count)}.</b> Appelez l’acheteur, ou annulez{"\u00a0"}: les articles
        reviennent en stock. Le site n’écrit pas à l’acheteur{"\u00a0"}: prévenez-le, et
        remboursez-le s’il a payé.
      </Alert>
    </div>
  );
}

type CancelButtonProps = {
  order: OrderEntry;
  isPending: boolean;
  onCommand: (fields: CommandFields) => void;
};

/** One press: the toast undoes it. */
export function CancelButton({ order, isPending, onCommand }: CancelButtonProps) {
  return (
    <CommandButton
      path={ORDER_COMMANDS_PATH}
      fields={{ intent: "cancel", id: order.id }}
      onCommand={onCommand}
      variant="soft"
      disabled={isPending}
      aria-label={`Annuler\u00a0: commande ${order.number}, ${order.name}`}
    >
      Annuler
    </CommandButton>
  );
}
