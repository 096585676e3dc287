import { BasketView } from "~/features/shop/basket-view";
import { ShopFoot } from "~/features/shop/shop-foot";
import { ClubEmblems } from "~/layout/club-emblems";
import { pageMeta } from "~/layout/page-meta";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { BASKET_TEXT } from "~club/page-texts/basket";
import "~/styles/shop.css";
import type { Route } from "./+types/basket";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...BASKET_TEXT, path: "/boutique/panier", noIndex: true }, matches);

export default function Basket() {
  return (
    <>
      <div className="wrap basket">
        <div className="shop-bar">
          <Breadcrumbs
            crumbs={[
              { label: "Accueil", to: "/" },
              { label: "Boutique", to: "/boutique" },
              { label: "Panier" },
            ]}
          />
          <ClubEmblems />
        </div>
        <h1 className="d1">Votre panier</h1>
        <BasketView />
      </div>
      <ShopFoot />
    </>
  );
}
