import { readPageNumber } from "~/lib/list-page";
import { ORDER_FILTERS, type OrderFilter } from "./admin-orders.types";

export const ORDERS_PATH = "/admin/boutique";
export const ORDER_COMMANDS_PATH = `${ORDERS_PATH}/actions`;
export const PICKUP_LIST_PATH = `${ORDERS_PATH}/retraits`;
const EXPORT_PATH = `${ORDERS_PATH}/export.xlsx`;

export const orderPath = (id: string): string => `${ORDERS_PATH}/commandes/${id}`;

/** What the address of the list asks for; anything malformed is as if absent. */
export type OrdersParams = { filter: OrderFilter; search: string; page: number };

const WORDS: Record<OrderFilter, string> = {
  new: "",
  ready: "pretes",
  unfetched: "non-retirees",
  collected: "remises",
  cancelled: "annulees",
  withdrawals: "retractations",
  all: "toutes",
};

const SEARCH_LIMIT = 200;

export function readOrdersParams(params: URLSearchParams): OrdersParams {
  const word = params.get("etat") ?? "";
  return {
    filter: ORDER_FILTERS.find((filter) => WORDS[filter] === word) ?? "new",
    search: (params.get("q") ?? "").trim().slice(0, SEARCH_LIMIT),
    page: readPageNumber(params.get("page")),
  };
}

/** The address of the list with some of it changed; another part or search starts at the first page. */
export function ordersHref(
  current: Partial<OrdersParams>,
  change: Partial<OrdersParams> = {},
): string {
  return addressOf(ORDERS_PATH, { ...current, page: 1, ...change });
}

/** The file with all that the list shows, on every page of it. */
export function exportHref({ filter, search }: OrdersParams): string {
  return addressOf(EXPORT_PATH, { filter, search });
}

function addressOf(path: string, { filter = "new", search, page = 1 }: Partial<OrdersParams>) {
  const params = new URLSearchParams();
  if (WORDS[filter]) params.set("etat", WORDS[filter]);
  if (search) params.set("q", search);
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}

/** Fields that the search form carries along so that the part stays. */
export function keptOrderFields({ filter }: OrdersParams): Record<string, string> {
  return WORDS[filter] ? { etat: WORDS[filter] } : {};
}
