import { useRef } from "react";
import { useNavigation } from "react-router";
import { ListSearch, ListTabs } from "~/editing/list-filters";
import { ListEmptyBox, ListFoot } from "~/editing/list-table";
import type { CommandFields } from "~/lib/command";
import { KEPT_DAYS } from "~/lib/sale-law";
import { classNames } from "~/ui/class-names";
import { useCommands } from "~/ui/commands";
import type { IconName } from "~/ui/icon";
import { useKeptFocus } from "~/ui/use-kept-focus";
import type { OrderCounts, OrderEntry, OrderFilter, OrdersPage } from "./admin-orders.types";
import { OrderLink } from "./order-link";
import {
  keptOrderFields,
  ORDER_COMMANDS_PATH,
  ORDERS_PATH,
  type OrdersParams,
  ordersHref,
} from "./order-paths";
import { CancelButton, UnfetchedNote } from "./unfetched-orders";

const TABS: readonly { filter: OrderFilter; label: string }[] = [
  { filter: "new", label: "À préparer" },
  { filter: "ready", label: "Prêtes" },
  { filter: "unfetched", label: "Non retirées" },
  { filter: "collected", label: "Remises" },
  { filter: "cancelled", label: "Annulées" },
  { filter: "withdrawals", label: "Rétractations" },
  { filter: "all", label: "Toutes" },
];

type OrderListProps = {
  params: OrdersParams;
  list: OrdersPage;
  pageSize: number;
  /** Day of Paris. */
  today: string;
};

/** The orders of the shop: parts, search, lines, pages. */
export function OrderList({ params, list, pageSize, today }: OrderListProps) {
  const { unfetched } = list.counts;
  return (
    <>
      <OrderTabs params={params} counts={list.counts} />
      <ListSearch
        action={ORDERS_PATH}
        search={params.search}
        label="Rechercher un numéro, un nom, une adresse e-mail ou un téléphone"
        placeholder="Rechercher un numéro, un nom, un téléphone…"
        kept={keptOrderFields(params)}
      />
      {params.filter === "unfetched" && unfetched > 0 && <UnfetchedNote count={unfetched} />}
      {list.items.length === 0 ? (
        <NoOrder params={params} />
      ) : (
        <>
          <OrderLines orders={list.items} today={today} canCancel={params.filter === "unfetched"} />
          <ListFoot
            pageSize={pageSize}
            page={params.page}
            pageCount={list.pageCount}
            total={list.total}
            hrefFor={(page) => ordersHref(params, { page })}
          />
        </>
      )}
    </>
  );
}

type OrderLinesProps = {
  orders: readonly OrderEntry[];
  today: string;
  /** Each has a button that cancels it. */
  canCancel: boolean;
};

function OrderLines({ orders, today, canCancel }: OrderLinesProps) {
  const navigation = useNavigation();
  const isLoading = navigation.location?.pathname === ORDERS_PATH;
  const container = useRef<HTMLUListElement>(null);
  const { run, isPending } = useCommands(ORDER_COMMANDS_PATH);
  // A cancelled order leaves the list.
  const keepFocus = useKeptFocus(container, orders);
  const command = (fields: CommandFields) => {
    keepFocus();
    void run(fields);
  };
  return (
    <ul
      ref={container}
      className={classNames("ms-list", isLoading && "is-loading")}
      aria-busy={isLoading || isPending}
      aria-label="Commandes"
    >
      {orders.map((order) => (
        <li key={order.id}>
          <OrderLink order={order} today={today} />
          {canCancel && <CancelButton order={order} isPending={isPending} onCommand={command} />}
        </li>
      ))}
    </ul>
  );
}

function OrderTabs({ params, counts }: { params: OrdersParams; counts: OrderCounts }) {
  return (
    <ListTabs
      label="Filtrer les commandes"
      tabs={TABS.map(({ filter, label }) => ({
        to: ordersHref(params, { filter }),
        label,
        count: counts[filter],
        isCurrent: params.filter === filter,
      }))}
    />
  );
}

function NoOrder({ params }: { params: OrdersParams }) {
  const { search, filter } = params;
  if (search) {
    const isAll = filter === "all";
    return (
      <ListEmptyBox
        icon="search"
        title={`Aucun résultat pour «\u00a0${search}\u00a0»`}
        link={
          isAll
            ? { to: ordersHref(params, { search: "" }), label: "Effacer la recherche" }
            : {
                to: ordersHref(params, { filter: "all" }),
                label: "Chercher dans toutes les commandes",
              }
        }
      >
        {isAll
          ? "Vérifiez l’orthographe, ou cherchez un mot plus court."
          : "La recherche porte sur cet onglet seulement."}
      </ListEmptyBox>
    );
  }
  const { icon, title, text } = EMPTY[filter];
  const link =
    filter === "all"
      ? { to: "/boutique", label: "Voir la boutique" }
      : { to: ordersHref({ filter: "all" }), label: "Voir toutes les commandes" };
  return (
    <ListEmptyBox icon={icon} title={title} link={link}>
      {text}
    </ListEmptyBox>
  );
}

const EMPTY: Record<OrderFilter, { icon: IconName; title: string; text: string }> = {
  new: {
    icon: "check-circle",
    title: "Rien à préparer",
    text: "Les commandes passées dans la boutique arrivent ici.",
  },
  ready: {
    icon: "bag",
    title: "Aucune commande n’attend son acheteur",
    text: "Une commande marquée comme prête attend ici d’être remise.",
  },
  unfetched: {
    icon: "check-circle",
    title: "Aucune commande oubliée",
    text: `Une commande que personne n’a retirée ${KEPT_DAYS}\u00a0jours après le jour choisi se retrouve ici.`,
  },
  collected: {
    icon: "check",
    title: "Aucune commande remise",
    text: "Une commande remise à son acheteur se retrouve ici.",
  },
  cancelled: {
    icon: "close",
    title: "Aucune commande annulée",
    text: "Une commande annulée se retrouve ici\u00a0; ses articles sont de nouveau en stock.",
  },
  withdrawals: {
    icon: "undo",
    title: "Aucune rétractation",
    text: "Les commandes auxquelles un acheteur a renoncé, en tout ou en partie, se retrouvent ici.",
  },
  all: {
    icon: "bag",
    title: "Aucune commande pour l’instant",
    text: "Ce que les visiteurs commandent dans la boutique arrive ici.",
  },
};
