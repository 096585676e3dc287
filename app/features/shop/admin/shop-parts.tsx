import { NavLink } from "react-router";
import { ORDERS_PATH, PICKUP_LIST_PATH } from "./order-paths";
import { LIST_PATH } from "./product-paths";

const PARTS = [
  { to: ORDERS_PATH, label: "Commandes" },
  { to: PICKUP_LIST_PATH, label: "Retraits" },
  { to: LIST_PATH, label: "Produits" },
] as const;

/** The three screens of the shop, from each of them. */
export function ShopParts() {
  return (
    <nav className="od-parts" aria-label="Parties de la boutique">
      {PARTS.map(({ to, label }) => (
        <NavLink key={to} to={to} end>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
