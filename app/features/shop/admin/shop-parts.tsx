import { NavLink } from "react-router";
import { SHOP_SHEET_PATH } from "~/club/club-paths";
import { ORDERS_PATH, PICKUP_LIST_PATH } from "./order-paths";
import { LIST_PATH } from "./product-paths";

const PARTS = [
  { to: ORDERS_PATH, label: "Commandes" },
  { to: PICKUP_LIST_PATH, label: "Retraits" },
  { to: LIST_PATH, label: "Produits" },
  { to: SHOP_SHEET_PATH, label: "Réglages" },
] as const;

/** The screens of the shop. */
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
